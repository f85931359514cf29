import SwiftUI

/// A card over a material with one vibrancy level for each level of importance.
struct SummaryCard: View {
  let monthName: String
  let totalSpent: String
  let lastUpdated: String

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(totalSpent)
        .font(.largeTitle.bold())
        .foregroundStyle(.primary)
      Text(monthName)
        .font(.headline)
        .foregroundStyle(.primary)
      Text(lastUpdated)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(20)
    .background(.thickMaterial, in: RoundedRectangle(cornerRadius: 20))
  }
}
