import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Where the texts of gauges stand, and with what they are compared (S-100, S-132).
struct GaugeTests {
  @Test(
    "S-100: a ring may have room for its label, in its middle or in its opening",
    arguments: [
      (".accessoryCircularCapacity", "", true), (".accessoryCircular", "", true),
      (".accessoryCircular", "currentValueLabel: { Text(\"V\") }", true),
      (".accessoryCircularCapacity", "currentValueLabel: { Text(\"V\") }", false),
      (
        ".accessoryCircular",
        "currentValueLabel: { Text(\"V\") } minimumValueLabel: { Text(\"0\") } maximumValueLabel: { Text(\"9\") }",
        false
      ),
    ])
  func ring(_ style: String, _ parts: String, mayShow: Bool) {
    let look = Look(body: "Gauge(value: 0.5) { Text(\"T\").foregroundStyle(.yellow) } \(parts).gaugeStyle(\(style))")
    #expect(look.isCertain("T") == (mayShow ? false : nil), "\(look.dump)")
  }

  @Test(
    "S-132: texts of separate indicators are no levels of each other",
    arguments: ["", ".gaugeStyle(Own())"])
  func separate(_ style: String) {
    let look = Look(
      body: """
        VStack {
          Gauge(value: 0.5) { Text("A") } currentValueLabel: { Text("B").foregroundStyle(.blue) }\(style)
          Gauge(value: 0.5) { Text("C") } currentValueLabel: { Text("D").foregroundStyle(.gray) }\(style)
          ProgressView(value: 0.5) { Text("E") }
          Text("F")
        }
        """,
      declarations: """
        struct Own: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; configuration.currentValueLabel }
          }
        }
        """)
    let expected = style.isEmpty ? [] : ["A/B", "C/D"]
    #expect(look.pairs == expected, "\(look.dump)")
  }
}
