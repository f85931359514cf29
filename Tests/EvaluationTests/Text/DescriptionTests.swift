import Scene
import TestSupport
import Testing

/// The words that Swift writes of a value, in an interpolation and by `String(describing:)`.
@Suite struct DescriptionTests {
  private static let types = """
    enum Tone: String, CustomStringConvertible {
      case moss, slate
      var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
    }
    enum Shade: Int, CustomStringConvertible { case deep = 60; var description: String { "\\(rawValue)" } }
    protocol Named: CustomStringConvertible { var name: String { get } }
    extension Named { var description: String { "<\\(name)>" } }
    enum Dye: Named { case blue; var name: String { "dye" } }
    struct Word: CustomStringConvertible { let description: String }
    enum Plain { case calm, wild; var own: String { "\\(self)" } }
    enum Coded: String { case first = "F" }
    enum Loud { case on; var description: String { "ON" } }
    enum Fault: CustomDebugStringConvertible { case leak; var debugDescription: String { "a leak" } }
    enum Load { case full(Int) }
    @objc enum Kind: Int { case flat }
    """

  private func foregrounds(_ condition: String) -> [String] {
    Look(body: "Text(\"a\").foregroundColor(\(condition) ? .black : .white)", declarations: Self.types).foregrounds("a")
  }

  @Test(
    "a value is written as it describes itself, else as the name of its case",
    arguments: [
      ("Tone.moss", "Moss"), ("Shade.deep", "60"), ("Dye.blue", "<dye>"), ("Word(description: \"w\")", "w"),
      ("Plain.calm", "calm"), ("Plain.wild.own", "wild"),
      // A raw value is not what is written, and neither is a description of a type that promises none.
      ("Coded.first", "first"), ("Loud.on", "on"), ("Fault.leak", "a leak"),
    ])
  func words(value: String, words: String) {
    #expect(foregrounds("\"\\(\(value))\" == \"\(words)\"") == ["#000000"])
    #expect(foregrounds("\"\\(\(value))!\" == \"\(words)\"") == ["#FFFFFF"])
    #expect(foregrounds("String(describing: \(value)) == \"\(words)\"") == ["#000000"])
  }

  @Test("what is written of a payload and of a case of Objective-C is open", arguments: ["Load.full(1)", "Kind.flat"])
  func untold(value: String) {
    #expect(foregrounds("\"\\(\(value))\" == \"flat\"") == ["#000000", "#FFFFFF"])
  }

  @Test(
    "a colour is looked up by the words",
    arguments: [
      "Color(\"\\(Tone.moss)\\(Shade.deep)\")", "Color(uiColor: UIColor(named: \"\\(Tone.moss)\\(Shade.deep)\")!)",
      "Color(uiColor: ink(.moss))",
    ])
  func names(style: String) {
    let finder = """
      func ink(_ tone: Tone) -> UIColor {
        guard let found = UIColor(named: "\\(tone)60") else { return .red }
        return found
      }
      """
    let look = look(
      "Text(\"ink\").foregroundStyle(\(style))", ["Moss60": colorset(slot("123456"))],
      declarations: Self.types + "\n" + finder)
    #expect(look.foregrounds("ink") == ["#123456"], "\(look.dump)")
    #expect(look.isCertain("ink") == true)
  }

  @Test("one of several values parts the paths where a colour hangs on its words, and not in a text that shows them")
  func several() {
    let look = look(
      """
      let tone = isOn ? Tone.moss : Tone.slate
      Text("ink").foregroundStyle(Color("\\(tone)60"))
      Text("\\(tone)")
      """,
      ["Moss60": colorset(slot("123456")), "Slate60": colorset(slot("654321"))],
      declarations: Self.types + "\nvar isOn: Bool { Bool.random() }")
    #expect(look.foregrounds("ink") == ["#123456", "#654321"], "\(look.dump)")
    let shown = look.scene.elements.filter { $0.text != "ink" }
    #expect(shown.map(\.placements.count) == [1], "\(look.dump)")
  }

  @Test("a text shows the words of the one value that it has")
  func shown() {
    #expect(Look(body: "Text(\"in \\(Tone.moss)\")", declarations: Self.types).texts == ["in Moss"])
  }
}
