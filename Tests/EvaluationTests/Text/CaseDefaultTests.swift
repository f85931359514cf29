import TestSupport
import Testing

/// What a case holds that is made without it: the default that its declaration writes.
struct CaseDefaultTests {
  private func look(_ tone: String, more: String = "") -> Look {
    Look(
      body: "VStack { Text(\"a\").foregroundStyle(Tone.color(\(tone))) }",
      declarations: """
        enum Tone {
          static let ground = Color.black
          case plain(muted: Bool = false), inked(Color = .red, at: Double = 1), both(Int, on: Color = ground)
          static func color(_ tone: Tone) -> Color {
            switch tone {
            case .plain(let muted): muted ? .white : .black
            case .inked(let color, let opacity): opacity == 1 ? color : .gray
            case .both(let count, on: let color): count == 1 ? color : .white
            }
          }
        }
        \(more)
        """)
  }

  @Test(
    "a default stands for what is left out, and what is given stays",
    arguments: [
      (".plain()", "#000000"), ("Tone.plain()", "#000000"), (".plain(muted: true)", "#FFFFFF"),
      // systemRed in light is #FF3B30, systemBlue #007AFF.
      (".inked()", "#FF3B30"), (".inked(.blue)", "#007AFF"), (".inked(at: 1)", "#FF3B30"), (".both(1)", "#000000"),
      (".both(1, on: .blue)", "#007AFF"),
    ])
  func defaults(_ tone: String, _ ink: String) {
    #expect(look(tone).foregrounds("a") == [ink], "\(look(tone).dump)")
  }

  @Test("cases are equal that hold the same, whoever gave it")
  func equal() {
    let tones = [".plain()", ".plain(muted: false)"]
    for one in tones {
      for other in tones {
        let condition = "let one: Tone = \(one)\nlet tone: Tone = one == \(other) ? .plain() : .plain(muted: true)"
        let look = look("tone", more: "extension Tone: Equatable {}\n\(condition)")
        #expect(look.foregrounds("a") == ["#000000"], "\(one) \(other) \(look.dump)")
      }
    }
  }
}
