extension String {
  /// The last part of a dotted name, as `Row` of `Ledger.Row`; a plain name itself.
  package var lastComponent: String { split(separator: ".").last.map(String.init) ?? self }
}
