import Foundation

/// An amount that came or went.
struct Booking: Identifiable {
  let id: Int
  let payee: String
  let category: String
  let date: Date
  let amount: Decimal

  /// True where money came in.
  var isIncome: Bool { amount > 0 }
}

extension Booking {
  static let samples = [
    Booking(
      id: 1, payee: "Corner Bakery", category: "Groceries", date: Date(timeIntervalSince1970: 1_760_000_000),
      amount: -7.30),
    Booking(
      id: 2, payee: "Salary", category: "Income", date: Date(timeIntervalSince1970: 1_759_300_000), amount: 2_950),
  ]
}
