import SwiftUI

/// An account with what was booked on it.
struct Account: Identifiable {
  let id: Int
  let name: String
  let institution: String
  let kind: AccountKind
  let balance: Decimal
  let bookings: [Booking]
}

/// What an account is for; each kind has a symbol and a colour of its own.
enum AccountKind: String, CaseIterable {
  case everyday, savings, credit

  var title: String {
    switch self {
    case .everyday: "Everyday"
    case .savings: "Savings"
    case .credit: "Credit"
    }
  }

  var symbol: String {
    switch self {
    case .everyday: "banknote"
    case .savings: "leaf"
    case .credit: "creditcard"
    }
  }

  /// The colour of the symbol in front of an account's name.
  var color: Color {
    switch self {
    case .everyday: Palette.harbor
    case .savings: Palette.lime
    case .credit: Palette.plum
    }
  }
}

extension Account {
  static let samples = [
    Account(
      id: 1, name: "Household", institution: "Harbor Bank", kind: .everyday, balance: 2_318.40,
      bookings: Booking.samples),
    Account(
      id: 2, name: "Roof Fund", institution: "Harbor Bank", kind: .savings, balance: 11_200,
      bookings: []),
    Account(
      id: 3, name: "Travel Card", institution: "Northern Union", kind: .credit, balance: -412.75,
      bookings: []),
  ]
}
