/// The names by which code speaks of modules.
extension ProgramIndex {
  /// True where a module of a name compiles a file; as an identifier the name has `_` for other characters.
  func isFile(_ file: Int32, in module: String) -> Bool {
    program.files[Int(file)].modules.contains { Self.names(of: $0).contains(module) }
  }

  /// Returns the names by which code calls a module: beside its own name stands what no other target has.
  static func names(of module: String) -> [String] {
    module.split(separator: "#").map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
  }
}
