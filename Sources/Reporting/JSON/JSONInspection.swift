package import Audit
import ColorScience
import Findings
import PlatformStyles
import Scene

/// Writes all that is known about elements, given by their indices in the report's scene, as JSON.
///
/// Each element has what a report says about it, for every placement its readings with font and layers, and the pairs
/// of neighbouring levels that it is one of.
package func jsonInspection(of elements: [Int], in report: Report) -> [UInt8] {
  var writer = JSONWriter()
  writer.object { writer in
    writer.header(of: report)
    writer.array("elements", elements) { writer, index in
      let element = report.scene.elements[index]
      writer.object { writer in
        writer.members(ofElement: index, in: report)
        writer.array("placements", element.placements.indices) { writer, index in
          writer.object { writer in
            writer.members(ofPlacement: index, of: element, by: element.placements[index].via)
            writer.details(of: element.placements[index])
          }
        }
        writer.array("groups", report.groups(of: element.id)) { $0.value($1) }
      }
    }
  }
  writer.endLine()
  return writer.bytes
}

extension JSONWriter {
  fileprivate mutating func details(of placement: Placement) {
    member("exempt", placement.exemption?.rawValue)
    object("foreground", onOneLine: true) { writer in
      writer.member("description", placement.foreground.description)
      writer.place(placement.foreground.range)
    }
    object("readings") { writer in
      for appearance in Appearance.allCases {
        guard let reading = placement.readings[appearance] else { continue }
        writer.object(appearance.rawValue) { writer in
          writer.member("font", reading.font)
          writer.member("certain", reading.isCertain)
          writer.member(reading.undecided)
          writer.array("layers", reading.layers) { $0.value($1) }
        }
      }
    }
    array("provenance", placement.provenance) { writer, provenance in
      writer.object(onOneLine: true) { $0.origin(provenance) }
    }
  }

  private mutating func member(_ undecided: Unknown?) {
    key("undecided")
    guard let undecided else { return null() }
    object(onOneLine: true) { writer in
      writer.member("reason", undecided.reason.rawValue)
      writer.member("of", undecided.ingredient?.rawValue)
      writer.member("detail", undecided.detail)
      writer.place(undecided.range)
    }
  }

  private mutating func value(_ layer: LayerReading) {
    object(onOneLine: true) { writer in
      writer.member("description", layer.description)
      writer.member("color", layer.color?.hexString)
      writer.member("alpha", layer.color?.alpha)
      writer.member("hidesBelow", layer.hidesBelow)
      writer.object("provenance") { $0.origin(layer.provenance) }
    }
  }

  private mutating func origin(_ provenance: Provenance) {
    member("of", provenance.of.rawValue)
    member("kind", provenance.kind.rawValue)
    member("detail", provenance.detail)
    member("continued", provenance.isContinued)
    place(provenance.range)
  }
}
