import SourceFacts

/// What a format, or the type that is formatted, puts into a text.
enum ValueFormat: Hashable, Sendable {
  /// A day, with or without its time.
  case date
  /// A time of day, a duration or what is left of one.
  case time
  /// A number, an amount of money or a measurement.
  case amount

  /// Returns what the arguments behind a value in a text or an interpolation ask for, or those of a call of
  /// `formatted`; a type tells where they don't.
  init?(_ arguments: [ArgumentValue], type: TypeReference? = nil) {
    let isDayOmitted = arguments.contains { $0.label == "date" && $0.isImplicit("omitted") }
    let asked = arguments.lazy.compactMap { argument -> Self? in
      switch (argument.label, argument.value) {
      case ("date", _): isDayOmitted ? .time : .date
      case ("time", _): isDayOmitted ? .time : nil
      case ("style", .implicit(let style)): ["time", "timer"].contains(style.name) ? .time : .date
      case ("format", .implicit(let format)), (nil, .implicit(let format)): Self(format)
      default: nil
      }
    }.first
    guard let known = asked ?? type.flatMap({ Self.types[$0.name] }) else { return nil }
    self = known
  }

  private init?(_ format: ImplicitMember) {
    switch format.name {
    case "currency", "number", "percent", "byteCount", "measurement": self = .amount
    case "time", "timeDuration", "units", "components", "timer", "stopwatch": self = .time
    case "dateTime", "interval":
      let parts = format.chain.map(\.name).filter { $0 != "locale" }
      self = !parts.isEmpty && parts.allSatisfy(Self.partsOfTime.contains) ? .time : .date
    case "relative", "reference", "iso8601": self = .date
    default: return nil
    }
  }

  private static let partsOfTime: Set<String> = ["hour", "minute", "second", "secondFraction", "timeZone"]

  private static let types: [String: Self] = {
    var table: [String: Self] = ["Date": .date, "Duration": .time, "Measurement": .amount]
    for name in ["Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "Decimal"] { table[name] = .amount }
    return table
  }()
}

extension ArgumentValue {
  /// True for an implicit member of a name.
  fileprivate func isImplicit(_ name: String) -> Bool {
    if case .implicit(let member) = value { member.name == name } else { false }
  }
}
