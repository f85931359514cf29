import SwiftUI

/// A booking whose levels differ in size, weight and style.
struct BookingRow: View {
  let booking: Booking

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(booking.payee)
          .font(.body.weight(.semibold))
        Text(booking.date, format: .dateTime.day().month())
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(booking.category)
          .quietNote()
      }

      Spacer()

      Label {
        Text(booking.amount, format: .currency(code: "EUR"))
      } icon: {
        Image(systemName: booking.isIncome ? "arrow.down.left" : "arrow.up.right")
      }
      .font(.body.weight(.semibold).monospacedDigit())
      .accessibilityLabel(booking.isIncome ? "Received" : "Spent")
      .accessibilityValue(Text(booking.amount, format: .currency(code: "EUR")))
    }
  }
}
