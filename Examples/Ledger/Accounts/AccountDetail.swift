import SwiftUI

/// What was booked on an account.
struct AccountDetail: View {
  let account: Account
  @State private var isCompact = false

  var body: some View {
    List {
      BalanceCard(account: account)

      Section {
        if account.bookings.isEmpty {
          Text("Nothing booked yet")
            .font(.callout)
            .foregroundStyle(Palette.slate)
        }
        ForEach(account.bookings) { booking in
          if isCompact {
            CompactBookingRow(booking: booking)
          } else {
            BookingRow(booking: booking)
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
