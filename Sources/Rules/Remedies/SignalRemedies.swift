import Findings
import Scene

extension ColorOnlySignal {
  /// Lets a symbol change with its colour.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    guard let index = occurrence.elements.first, occurrence.elements.count == 1 else { return [] }
    let element = context.scene.elements[index]
    guard element.kind == .symbol, element.toolkit == .swiftUI, let name = element.text else { return [] }
    let forks = context.scene.forks.filter { $0.first.element == index && $0.second.element == index }
    let pairs = forks.map { fork in
      let looks = [fork.first, fork.second].map { element.placements[$0.placement] }
      // The filled symbol is for the condition, the empty one for its contrary.
      return (looks[0].condition?.hasPrefix("!") ?? false ? looks.reversed() : looks).map(\.foreground)
    }
    guard pairs.allSatisfy({ $0.allSatisfy { $0.range == occurrence.range } }),
      let styles = pairs.first?.map(\.description), pairs.allSatisfy({ $0.map(\.description) == styles }),
      let symbols = symbols(for: styles[0], styles[1], insteadOf: name)
    else { return [] }
    return [
      Remedy(
        title: .symbols(symbols), changes: [.setSymbols(element.range, style: occurrence.range, symbols)],
        elements: [index], isSafe: false)
    ]
  }

  /// Two symbols in the place of one: for green beside red or yellow signs that say as much, else a filled and an empty
  /// one.
  private static func symbols(for first: String, _ second: String, insteadOf name: String) -> [Remedy.StyleSymbol]? {
    if first == second { return nil }
    let styles = [first, second]
    func pair(_ symbols: [String]) -> [Remedy.StyleSymbol] {
      zip(styles, symbols).map { Remedy.StyleSymbol(style: $0, symbol: $1) }
    }
    let told = styles.compactMap { signs[$0] }
    if name == "circle" || name == "circle.fill", told.count == 2, told[0] != told[1], told.contains("checkmark") {
      return pair(told.map { "\($0).\(name)" })
    }
    return name.hasSuffix(".fill") ? pair([name, String(name.dropLast(".fill".count))]) : nil
  }

  /// What the colours of the system say by custom.
  private static let signs = [
    "systemGreen": "checkmark", "systemRed": "xmark", "systemOrange": "exclamationmark",
    "systemYellow": "exclamationmark",
  ]
}

extension String {
  fileprivate static func symbols(_ symbols: [Remedy.StyleSymbol]) -> String {
    "let the symbol change with the colour: \(listed(symbols.map { quoted($0.symbol) }))"
  }
}
