import SwiftUI

/// What was booked on an account.
struct AccountDetail: View {
  let account: Account
  @State private var isCompact = false

  var body: some View {
    List {
      Section {
        if account.transactions.isEmpty {
          Text("Nothing booked yet")
            .font(.callout)
            .foregroundStyle(Palette.slate)
        }
        ForEach(account.transactions) { transaction in
          if isCompact {
            CompactTransactionRow(transaction: transaction)
          } else {
            TransactionRow(transaction: transaction)
          }
        }
      } footer: {
        Text("Amounts are booked on the next working day.")
          .foregroundStyle(Palette.slate)
      }
    }
    .listStyle(.plain)
    .navigationTitle(account.name)
    .toolbar {
      Toggle("Compact", isOn: $isCompact)
    }
  }
}
