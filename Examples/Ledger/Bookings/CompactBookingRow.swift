import SwiftUI

/// A booking whose levels differ in colour alone, two of them too faint.
struct CompactBookingRow: View {
  let booking: Booking

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(booking.payee)
        Text(booking.category)
          .foregroundStyle(Palette.pebble)
        Text(booking.date, style: .date)
          .foregroundStyle(.tertiary)
      }

      Spacer()

      Text(booking.amount, format: .currency(code: "EUR"))
        .foregroundStyle(booking.isIncome ? .green : .red)
    }
    .font(.body)
  }
}
