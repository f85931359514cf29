import Scene
import TestSupport
import Testing

/// Gauges and progress views in styles of the program, which draw shapes for their values (S-100).
struct OwnIndicatorTests {
  private func look(_ made: String, control: String = "ProgressView(value: 0.4)", family: String = "ProgressView")
    -> Look
  {
    Look(
      body: "\(control).\(family.prefix(1).lowercased() + family.dropFirst())Style(Own()).tint(.yellow)",
      declarations: """
        struct Own: \(family)Style {
          func makeBody(configuration: Configuration) -> some View { \(made) }
        }
        """)
  }

  @Test(
    "S-100: the shape whose size or part tells the value is the control, in its own colour",
    arguments: [
      (
        "GeometryReader { g in Capsule().fill(.tint).frame(width: g.size.width * (configuration.fractionCompleted ?? 0)) }",
        "#FFCC00"
      ),
      (
        "ZStack(alignment: .leading) { Capsule().fill(.gray); Capsule().fill(Color.green).frame(width: 90 * configuration.fractionCompleted!) }",
        "#34C759"
      ),
      ("Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(.tint, lineWidth: 4)", "#FFCC00"),
      (
        "Capsule().fill(.gray).overlay { Rectangle().scaleEffect(x: configuration.fractionCompleted ?? 0).foregroundStyle(.tint) }",
        "#FFCC00"
      ),
    ])
  func control(_ made: String, _ color: String) {
    let look = look(made)
    #expect(look.foregrounds("ProgressView") == [color], "\(look.dump)")
    #expect(look.backgrounds("ProgressView") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("S-100: so it is of a gauge")
  func gauge() {
    let look = look(
      "Capsule().fill(.tint).frame(width: 90 * configuration.value)", control: "Gauge(value: 0.4) { Text(\"T\") }",
      family: "Gauge")
    #expect(look.foregrounds("Gauge") == ["#FFCC00"], "\(look.dump)")
  }

  @Test(
    "S-100: shapes that are the same at any value are none, and the framework's own bar in a style is one",
    arguments: [
      ("Capsule().fill(.tint).frame(width: 90)", 0),
      ("VStack { ProgressView(configuration); Capsule().fill(.gray) }", 1),
    ])
  func others(_ made: String, _ count: Int) {
    #expect(look(made).placements("ProgressView").count == count, "\(look(made).dump)")
  }

  @Test("S-61, S-100: a title that is a string is a text of its own beside the shape that tells the value")
  func title() {
    let ring = "Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(Color.green, lineWidth: 4)"
    let look = look("VStack { configuration.label; \(ring) }", control: "ProgressView(\"T\", value: 0.4)")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.fontWords("T") == "17 regular", "\(look.dump)")
    #expect(look.foregrounds("ProgressView") == ["#34C759"], "\(look.dump)")
  }
}
