import ColorScience
import Findings
import PlatformStyles
import Scene

/// What a level of the system's label colours would measure in the places of a defect.
struct LevelOffer: Sendable {
  let level: ContentLevel
  /// The colour of the level as the source that shows it spells it.
  let name: String
  /// The least ratio in a deciding appearance at any place of the defect.
  let ratio: Double
  /// True where every place certainly gets the ratio that it needs.
  let passes: Bool
  /// True where some place certainly does not get it.
  let fails: Bool
  /// True where the deciding element has this level already.
  let isCurrent: Bool
}

extension JudgedScene {
  /// Measures the levels meant for reading on the backdrops of elements; none where one of them is not known.
  func levelOffers(for elements: [Int], at range: SourceRange, besides current: ContentLevel?) -> [LevelOffer] {
    [ContentLevel.secondary, .primary].compactMap { level in
      var least = Double.infinity
      var passes = true
      var fails = false
      for index in elements {
        guard let places = places(of: index) else { return nil }
        for place in places {
          let value = level.value(platform: scene.elements[index].platform, appearance: place.appearance)
          guard let value, value.confidence >= .medium else { return nil }
          let ratios = value.alternatives.map {
            contrastRatio($0.composited(over: place.background), place.background)
          }
          least = min(least, ratios.min() ?? least)
          passes = passes && ratios.allSatisfy { $0 >= place.required }
          fails = fails || ratios.allSatisfy { $0 < place.required }
        }
      }
      if !least.isFinite { return nil }
      return LevelOffer(
        level: level,
        name: level.name(
          for: elements.first.map { scene.elements[$0] }, at: range, isTaken: scene.ownLevels.contains(level)),
        ratio: least, passes: passes, fails: fails, isCurrent: level == current)
    }
  }

  private func places(of index: Int) -> [(appearance: Appearance, background: Color, required: Double)]? {
    let element = scene.elements[index]
    let thresholds = judgement.elements[index].thresholds
    var places: [(appearance: Appearance, background: Color, required: Double)] = []
    for placement in element.placements where placement.exemption == nil {
      for appearance in judgement.profile.decidingAppearances {
        guard let reading = placement.readings[appearance] else { continue }
        guard let background = reading.background, background.isOpaque else { return nil }
        let required = requirement(
          for: element, font: placement.plainFont(in: appearance), profile: judgement.profile, thresholds: thresholds)
        places.append((appearance, background, required))
      }
    }
    return places
  }
}

extension ContentLevel {
  /// The absolute colour of a label's level as the source at a place spells it: in SwiftUI the style of the same name
  /// would follow the styles around it (S-62). Where the name is taken by a colour of the program, another one is used.
  fileprivate func name(for element: Element?, at range: SourceRange, isTaken: Bool) -> String {
    let isMac = element?.platform == .macos
    switch Toolkit(of: element, at: range) {
    // UIKit has no label colours on watchOS.
    case .swiftUI where isTaken && element?.platform == .watchos: return ".\(name)"
    case .swiftUI where isTaken: return "Color(\(isMac ? "ns" : "ui")Color: .\(labelName(on: element?.platform)))"
    case .swiftUI: return "Color.\(name)"
    case .interfaceBuilder: return appKitName ?? systemColor.rawValue
    case .objects: return "\(isMac ? "NSColor" : "UIColor").\(labelName(on: element?.platform))"
    }
  }

  /// The level as a member that the source at a place writes.
  func member(for element: Element?, at range: SourceRange?) -> String {
    switch Toolkit(of: element, at: range) {
    case .swiftUI: ".\(name)"
    case .interfaceBuilder: appKitName ?? systemColor.rawValue
    case .objects: ".\(labelName(on: element?.platform))"
    }
  }

  private func labelName(on platform: Platform?) -> String {
    platform == .macos ? appKitName ?? systemColor.rawValue : systemColor.rawValue
  }
}

extension Toolkit {
  /// What the source at a place is written for that styles an element: code may style what an interface file has.
  fileprivate init(of element: Element?, at range: SourceRange?) {
    let own = element?.toolkit ?? .swiftUI
    self = own == .interfaceBuilder && range?.file.hasSuffix(".swift") == true ? .objects : own
  }
}
