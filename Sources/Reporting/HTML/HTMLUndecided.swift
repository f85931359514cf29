import Audit
import Findings
import Rules
import Scene

extension HTMLPage {
  /// Writes what could not be decided, by reason, each with what would settle it.
  mutating func undecided() {
    writer.markup("<section id=\"undecided\">\n<h2>Undecided</h2>\n")
    var groups: [Doubt: [Int]] = [:]
    for (index, judgement) in report.judgement.elements.enumerated() where judgement.status == .undecided {
      groups[Doubt(judgement.undecided), default: []].append(index)
    }
    if groups.isEmpty { writer.element("p", text: "Every element that contrast is asked of was decided.") }
    for (doubt, elements) in groups.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      writer.element("section", ["class": "group"]) { writer in
        writer.element("h3", text: "\(doubt.title): \(counted(elements.count, "element"))")
        writer.element("p") { $0.settlement(of: doubt) }
      }
      list(elements)
    }
    writer.markup("</section>\n")
  }

  private mutating func list(_ elements: [Int]) {
    let report = report
    writer.element("details") { writer in
      writer.element("summary", text: "The \(counted(elements.count, "element"))")
      writer.element("ul") { writer in
        for index in elements.prefix(Self.mostListed) {
          let element = report.scene.elements[index]
          writer.element("li") { writer in
            writer.text("\(element.kind.rawValue) ")
            if let text = element.text { writer.element("bdi", text: text) }
            writer.text(" ")
            if index < Self.mostDrawn {
              writer.element("a", ["href": "#e-\(index)"]) { $0.element("code", text: element.id) }
            } else {
              writer.element("code", text: element.id)
            }
            guard let unknown = report.judgement.elements[index].undecided else { return }
            writer.text(", since \(unknown.clause)")
            if let range = unknown.range { writer.place(range) }
          }
        }
        if elements.count > Self.mostListed {
          writer.element("li", text: "and \(elements.count - Self.mostListed) more, which the JSON format lists")
        }
      }
    }
  }
}

/// What keeps elements undecided, as far as it matters to what would settle it.
private struct Doubt: Hashable, Comparable {
  /// The reason; `nil` where the possible ratios lie on both sides of the requirement.
  var reason: Unknown.Reason?
  /// True where the doubt is about what lies behind, not about the element's own colour or size.
  var isAboutBackdrop: Bool

  init(_ unknown: Unknown?) {
    reason = unknown?.reason
    switch unknown?.ingredient {
    case .background: isAboutBackdrop = true
    case .foreground, .font, .opacity: isAboutBackdrop = false
    case nil: isAboutBackdrop = [.imageBackdrop, .material, .unknownBackdrop, .overlap].contains(unknown?.reason)
    }
  }

  var title: String {
    guard let reason else { return "possible ratios on both sides of the requirement" }
    return "\(reason.rawValue)\(isAboutBackdrop ? ", behind the element" : "")"
  }

  static func < (left: Doubt, right: Doubt) -> Bool { left.title < right.title }
}

extension HTMLWriter {
  /// What a person can write down so that the next audit can tell.
  fileprivate mutating func settlement(of doubt: Doubt) {
    if doubt.isAboutBackdrop {
      text("Assert what lies behind, on the line before the view, with the darkest or lightest colour that occurs: ")
      element("code", ["class": "copy"], text: "// evident:background #1C1C1E -- reason")
      return
    }
    switch doubt.reason {
    case nil:
      text("If one of the schemes never occurs there, say so on the line before the view: ")
      element("code", ["class": "copy"], text: "// evident:appearance dark -- reason")
      text(" Otherwise one of the possible colours is too weak.")
    case .externalModule, .parameter:
      text("Give the colour's value in '.evident.yml', by its name in the source: ")
      element("code", ["class": "copy"], text: "tokens: { Color.name: { light: \"#1C1C1E\", dark: \"#FFFFFF\" } }")
    case .missingAsset:
      text("Add the colour to a catalog that the target holds, or audit the folder that has it.")
    case .filterOrBlend, .overlap, .imageBackdrop, .material, .unknownBackdrop:
      text("If the effect leaves one colour behind the element, assert it on the line before the view: ")
      element("code", ["class": "copy"], text: "// evident:background #1C1C1E -- reason")
    case .runtimeValue, .unsupportedExpression, .unsupportedModifier, .tooManyPaths, .tooDeep:
      text("No assertion replaces the element's own colour: look at it on a device, in every appearance.")
    }
  }
}
