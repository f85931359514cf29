import SwiftUI

/// All accounts, with a symbol for each kind.
struct AccountList: View {
  let accounts: [Account]

  var body: some View {
    NavigationStack {
      List(accounts) { account in
        NavigationLink {
          AccountDetail(account: account)
        } label: {
          AccountRow(account: account)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Accounts")
    }
  }
}

/// One account: what it is called, where it is held, what is in it.
struct AccountRow: View {
  let account: Account

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: account.kind.symbol)
        .font(.title3)
        .foregroundStyle(account.kind.color)

      VStack(alignment: .leading, spacing: 2) {
        Text(account.name)
          .font(.body.weight(.semibold))
        Text(account.institution)
          .font(.subheadline)
          .foregroundStyle(Palette.slate)
      }

      Spacer()

      Text(account.balance, format: .currency(code: "EUR"))
        .font(.body.monospacedDigit())
    }
  }
}
