/// How a report is written for a terminal or a log.
package struct TerminalStyle: Hashable, Sendable {
  /// True where words are coloured.
  package var isColored: Bool
  /// True where the terminal shows 24-bit colours, so that measured colours can be shown as they are.
  package var hasTrueColor: Bool
  /// True where nothing but findings is wanted.
  package var isQuiet: Bool
  /// How many columns there are; `nil` where lines are read by programs, or by nobody knows what.
  package var width: Int?

  /// Creates a style; without colour everything is still said in words.
  package init(isColored: Bool = false, hasTrueColor: Bool = false, isQuiet: Bool = false, width: Int? = nil) {
    self.isColored = isColored
    self.hasTrueColor = hasTrueColor
    self.isQuiet = isQuiet
    self.width = width
  }
}
