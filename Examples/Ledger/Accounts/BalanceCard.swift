import SwiftUI

/// What is in an account, on an opaque card with colours for both schemes.
struct BalanceCard: View {
  let account: Account

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(account.balance, format: .currency(code: "EUR"))
        .font(.title.bold())
      Text(account.kind.title)
        .font(.subheadline)
        .foregroundStyle(Palette.graphite)
    }
    .cardSurface()
  }
}
