import ColorScience
import Findings
import PlatformStyles
import Scene

extension WholeCatalogTests {
  /// Elements that the rules about settings and pictures speak of.
  static var adaptive: [Element] {
    var own = Placement.everywhere(.custom(101), reading("#5B6B7B", on: "#FFFFFF"))
    own.foreground.ownColor = OwnColor(name: "Palette.slate", range: place(100))
    own.readings[.dark] = reading("#5B6B7B", on: "#000000")
    for appearance in Appearance.allCases { own.readings[appearance]?.ink = Color(hex: "#5B6B7B") }
    let small = FontReading(size: 12, weight: .regular, textStyle: nil, scales: false, boldAsWritten: false)
    let picture = LayerReading(
      description: "Image(\"dune\")", color: nil,
      provenance: Provenance(of: .background, kind: .asset, detail: "'dune'", range: nil), hidesBelow: true,
      isPicture: true)
    let veil = LayerReading(
      description: "Color.black.opacity(0.5)", color: Color.black.withAlpha(0.5),
      provenance: Provenance(of: .background, kind: .literal, detail: "", range: place(111)), isFaded: true)
    var amount = text(106, .everywhere(.level(.primary), reading(21)), literal: "+12%")
    amount.amount = .signed
    return [
      text(100, own), text(102, .everywhere(.level(.primary), reading(21, font: small))), amount,
      text(108, .everywhere(.level(.primary), undecided(.imageBackdrop, layers: [picture]))),
      text(110, .everywhere(.level(.primary), undecided(.imageBackdrop, layers: [picture, veil]))),
    ]
  }

  /// What is seen of code and of colours.
  static var code: [Observation] {
    [
      Observation(kind: .fixedColor, detail: "Palette.slate", range: place(100)),
      Observation(kind: .unobservedContrast, detail: "Meter", range: place(120), related: [place(121)]),
      Observation(kind: .frozenColor, detail: "UIColor.separator", range: place(122)),
    ]
  }
}
