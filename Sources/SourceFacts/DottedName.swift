extension String {
  /// The last part of a dotted name, as `Row` of `Ledger.Row`; a plain name itself.
  package var lastComponent: String {
    // Names are taken apart so often that their characters are not looked for: a dot is a byte of its own.
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")) else { return self }
    let last = self[utf8.index(after: dot)...]
    return last.isEmpty ? split(separator: ".").last.map(String.init) ?? self : String(last)
  }
}
