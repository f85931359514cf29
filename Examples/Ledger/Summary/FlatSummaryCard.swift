import SwiftUI

/// A card over a material that says everything at once: one level for two lines, a fixed white for the third.
struct FlatSummaryCard: View {
  let monthName: String
  let totalSpent: String
  let lastUpdated: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(totalSpent)
        .font(.title)
        .foregroundStyle(.primary)
      Text(lastUpdated)
        .font(.caption)
        .foregroundStyle(.primary)
      Text(monthName)
        .font(.footnote)
        .foregroundStyle(.white.opacity(0.6))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
  }
}
