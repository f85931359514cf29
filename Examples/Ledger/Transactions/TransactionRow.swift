import SwiftUI

/// A transaction whose levels differ in size, weight and style.
struct TransactionRow: View {
  let transaction: Transaction

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(transaction.payee)
          .font(.body.weight(.semibold))
        Text(transaction.date, format: .dateTime.day().month())
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(transaction.category)
          .quietNote()
      }

      Spacer()

      Label {
        Text(transaction.amount, format: .currency(code: "EUR"))
      } icon: {
        Image(systemName: transaction.isIncome ? "arrow.down.left" : "arrow.up.right")
      }
      .font(.body.weight(.semibold).monospacedDigit())
      .accessibilityLabel(transaction.isIncome ? "Received" : "Spent")
      .accessibilityValue(Text(transaction.amount, format: .currency(code: "EUR")))
    }
  }
}
