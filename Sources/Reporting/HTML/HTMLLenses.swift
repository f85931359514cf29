import ColorScience

/// A way of looking at the pictures of the page.
private enum Lens: String, CaseIterable {
  case none, grayscale, protan, deutan, tritan, glare, contrast, transparency

  /// The words beside the radio button.
  var label: String {
    switch self {
    case .none: "none"
    case .grayscale: "grayscale"
    case .protan: "protan"
    case .deutan: "deutan"
    case .tritan: "tritan"
    case .glare: "glare"
    case .contrast: "Increase Contrast"
    case .transparency: "Reduce Transparency"
    }
  }

  /// What happens to the linear light of each pixel: three rows for red, green and blue, and what is added.
  var filter: (rows: [RGB], offset: Double)? {
    switch self {
    case .none, .contrast, .transparency: nil
    case .grayscale: (Array(repeating: RGB(red: 0.2126, green: 0.7152, blue: 0.0722), count: 3), 0)
    case .protan: (Self.rows(.protan), 0)
    case .deutan: (Self.rows(.deutan), 0)
    case .tritan: (Self.rows(.tritan), 0)
    case .glare: Self.veil
    }
  }

  /// The simulation's matrix, read off what it makes of pure red, green and blue light.
  private static func rows(_ deficiency: VisionDeficiency) -> [RGB] {
    let columns = [RGB(red: 1, green: 0, blue: 0), RGB(red: 0, green: 1, blue: 0), RGB(red: 0, green: 0, blue: 1)]
      .map { Color(linear: $0).simulated(deficiency, model: .machado).linear.channels }
    return (0..<3).map { RGB(red: columns[0][$0], green: columns[1][$0], blue: columns[2][$0]) }
  }

  /// Light added to a luminance L gives L + 0.25. A page can be no brighter than white, so the whole is scaled such that
  /// white stays white and the ratio (L + 0.30) : (M + 0.30) is what the picture's own colours have.
  private static var veil: (rows: [RGB], offset: Double) {
    let scale = 1.05 / 1.30
    let identity = [
      RGB(red: scale, green: 0, blue: 0), RGB(red: 0, green: scale, blue: 0), RGB(red: 0, green: 0, blue: scale),
    ]
    return (identity, scale * 0.30 - 0.05)
  }
}

extension HTMLPage {
  /// Writes the filters that the lenses use.
  mutating func lensFilters() {
    writer.markup("<svg class=\"filters\" width=\"0\" height=\"0\" aria-hidden=\"true\" focusable=\"false\">\n")
    for lens in Lens.allCases {
      guard let filter = lens.filter else { continue }
      let offset = filter.offset.inSixths
      let values = filter.rows.map { row in
        (row.channels.map(\.inSixths) + ["0", offset]).joined(separator: " ")
      }
      writer.element("filter", ["id": "filter-\(lens.rawValue)", "color-interpolation-filters": "linearRGB"]) {
        $0.element("feColorMatrix", ["values": (values + ["0 0 0 1 0"]).joined(separator: " ")]) { _ in }
      }
    }
    writer.markup("</svg>\n")
  }

  /// Writes the radio buttons; styles alone do the rest, so they work without the script.
  mutating func lensChoice() {
    writer.element("fieldset", ["class": "lenses"]) { writer in
      writer.element("legend", text: "Look at the pictures through")
      for lens in Lens.allCases {
        let id = "lens-\(lens.rawValue)"
        writer.element("label", ["for": id]) { writer in
          writer.void(
            "input",
            [
              "type": "radio", "name": "lens", "id": id, "value": lens.rawValue, "checked": lens == .none ? "" : nil,
            ])
          writer.text(" \(lens.label)")
        }
      }
    }
  }

  /// Writes what the pictures and lenses show, and by which models.
  mutating func method() {
    writer.element("section", ["id": "method"]) { writer in
      writer.element("h2", text: "How this was measured")
      writer.element("ul", ["class": "prose"]) { writer in
        for sentence in Self.sentences { writer.element("li", text: sentence) }
      }
    }
  }

  private static let sentences = [
    "Ratios are those of WCAG 2.2 between the composited colours, compared unrounded and cut after two decimals:"
      + " 4.499 is shown as 4.49.",
    "A picture shows an element at Dynamic Type size Large, in its size, weight and colours, on what lies behind it, in"
      + " a font that this computer has. Hatching stands for what is not known, words in braces for a text that is"
      + " known only at run time, a bar for one of which nothing is known, and a gradient for a backdrop that may have any colour between two, such as a material."
      + " Symbols, images and controls are drawn as plain forms. Appearances with the same colours share a picture.",
    "A view is drawn in its stacks, light above dark, with the paddings, sizes, shapes, overlays, backgrounds and"
      + " outlines that the source states as numbers; dashes around a shape stand for a height that nothing tells, a"
      + " dashed stroke for a width or a part that is known only at run time. A dashed box with a name is another view,"
      + " which has a picture of its own. The height of spacers and the rest of the screen are left out; of the branches"
      + " of an 'if' the one that shows most is drawn, and of a loop one round. A background is drawn where something"
      + " lies on it, in the colour that was measured there. The view's elements stand one by one below it. Past the"
      + " first \(HTMLWriter.mostAtOnce) pictures a browser without script shows their words alone, so that the page"
      + " opens soon.",
    "Pictures before and after a repair come from two audits: of the sources as they are, and of the sources with all"
      + " repairs of this report.",
    "The lenses protan, deutan and tritan use the matrices of Machado, Oliveira and Fernandes (2009) at full severity."
      + " Findings do not: they use Viénot, Brettel and Mollon (1999) for protan and deutan vision, and Brettel, Viénot"
      + " and Mollon (1997) for tritan vision.",
    "The lens glare adds 0.25 to every relative luminance, as 10,000 lux on a screen of 500 nits that reflects 4 % do,"
      + " and scales the whole so that white stays white; contrast in the picture is the contrast in glare.",
    "The lens Increase Contrast shows the colours measured with that setting. The lens Reduce Transparency shows those"
      + " measured with the assistive settings together, which are Increase Contrast, Bold Text and Reduce Transparency.",
    "Colours are drawn as 8-bit sRGB, so a picture may differ from the measurement in the last digit of a ratio.",
  ]
}

extension Double {
  /// The number with six decimals at most, in a form that SVG reads.
  fileprivate var inSixths: String {
    let millionths = Int((self * 1_000_000).rounded())
    let digits = String(millionths.magnitude)
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    var fraction = padded.suffix(6)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = millionths < 0 ? "-" : ""
    return "\(sign)\(padded.dropLast(6))\(fraction.isEmpty ? "" : ".\(fraction)")"
  }
}
