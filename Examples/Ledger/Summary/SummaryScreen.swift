import SwiftUI

/// The month at a glance: the same card twice, over the same photograph.
struct SummaryScreen: View {
  var body: some View {
    ZStack {
      Image("Harbor")
        .resizable()
        .scaledToFill()
        .ignoresSafeArea()

      VStack(spacing: 24) {
        SummaryCard(monthName: "October", totalSpent: "€1,204", lastUpdated: "Updated 5 minutes ago")
        FlatSummaryCard(monthName: "October", totalSpent: "€1,204", lastUpdated: "Updated 5 minutes ago")
      }
      .padding()
    }
  }
}
