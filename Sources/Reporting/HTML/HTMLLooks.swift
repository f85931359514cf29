import Audit
import ColorScience
import PlatformStyles
import Rules
import Scene

/// Light and dark under one setting, and the settings that change nothing about it.
private struct Look {
  var settings: [ContrastSetting]
  var readings: [Reading]
  /// What is said of each reading, in its order.
  var words: [String]
  var schemes: [ColorScheme]
}

extension HTMLWriter {
  /// One figure for each setting that changes how an element looks, light above dark; samples of its colours where its
  /// view's picture draws it already, since every other picture makes the page slower to open.
  mutating func looks(of index: Int, in report: Report, isDrawn: Bool = false) {
    let element = report.scene.elements[index]
    let name = element.text ?? element.kind.standIn
    for look in element.looks(in: report.judgement.elements[index]) {
      self.element("figure", ["class": look.settings.classes(under: report.profile)]) { writer in
        if !isDrawn {
          let colors = look.readings.map(\.colorsInWords).joined(separator: "; ")
          writer.picture(Picture.element(element, look.readings), alt: "\(name): \(colors)")
        }
        writer.element("figcaption") { $0.caption(of: look, samples: isDrawn ? name : nil) }
      }
    }
  }
}

extension HTMLWriter {
  /// A picture with words for those who don't see it; it is made when it comes into sight, since each takes a browser
  /// some 10 ms. Without script browsers make all of them at once, so that past some the words have to do.
  mutating func picture(_ picture: Picture, alt: String) {
    let image: KeyValuePairs<String, String?> = [
      "width": "\(picture.width)", "height": "\(picture.height)", "alt": alt, "loading": "lazy",
      "src": picture.dataURL,
    ]
    if isAmongFirst(picture) { return void("img", image) }
    element("picture") { writer in
      writer.void("source", ["media": "(scripting: none)", "srcset": Picture.waiting.dataURL])
      writer.void("img", image)
    }
  }
}

extension HTMLWriter {
  /// A line for each scheme, with a sample of an element's colours where it is named, and one for the settings that
  /// change nothing.
  fileprivate mutating func caption(of look: Look, samples name: String?) {
    let first = look.settings.first?.phrase ?? ""
    for (number, (scheme, words)) in zip(look.schemes, look.words).enumerated() {
      element("span") { writer in
        if let name {
          let reading = look.readings[number]
          writer.swatch(reading.front, on: reading.ground, alt: "\(name): \(reading.colorsInWords)")
          writer.text(" ")
        }
        writer.text("\(scheme.rawValue)\(first): \(words)")
      }
    }
    let same = look.settings.sameElsewhere
    if !same.isEmpty { element("span", text: same) }
  }
}

extension Element.Kind {
  /// What to call an element that has no words of its own.
  var standIn: String {
    self == .text ? "text without known words" : rawValue
  }
}

extension Element {
  fileprivate func looks(in judgement: ElementJudgement) -> [Look] {
    var looks: [Look] = []
    for setting in ContrastSetting.allCases {
      var look = Look(settings: [setting], readings: [], words: [], schemes: [])
      for appearance in setting.appearances {
        guard let judged = judgement.appearances[appearance],
          let reading = placements[judged.placement].readings[appearance]
        else { continue }
        look.readings.append(reading)
        look.words.append(words(judged, reading))
        look.schemes.append(appearance.scheme)
      }
      if look.readings.isEmpty { continue }
      if let same = looks.firstIndex(where: { $0.words == look.words && $0.schemes == look.schemes }) {
        looks[same].settings.append(setting)
      } else {
        looks.append(look)
      }
    }
    return looks
  }

  /// The colours, the ratio and the verdict of one appearance.
  private func words(_ judged: AppearanceJudgement, _ reading: Reading) -> String {
    if let exemption = placements[judged.placement].exemption, judged.verdict == .exempt {
      return "\(reading.colorsInWords), exempt: \(exemption.rawValue)"
    }
    return "\(reading.colorsInWords), needs \(RatioText.text(judged.required)): \(judged.verdict.words)"
  }
}

extension Reading {
  /// As in `#8E8E93 on #FFFFFF, 3.26:1`.
  var colorsInWords: String {
    let colors = [foreground, background].map { $0?.hexString ?? "not one colour" }
    return "\(colors.joined(separator: " on ")), \(ratio.map(RatioText.text) ?? "undecided")"
  }
}
