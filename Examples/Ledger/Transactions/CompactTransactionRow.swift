import SwiftUI

/// A transaction whose levels differ in colour alone, two of them too faint.
struct CompactTransactionRow: View {
  let transaction: Transaction

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(transaction.payee)
        Text(transaction.category)
          .foregroundStyle(Palette.pebble)
        Text(transaction.date, style: .date)
          .foregroundStyle(.tertiary)
      }

      Spacer()

      Text(transaction.amount, format: .currency(code: "EUR"))
        .foregroundStyle(transaction.isIncome ? .green : .red)
    }
    .font(.body)
  }
}
