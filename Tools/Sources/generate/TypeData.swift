/// The parts of `type-styles.json` that become tables.
struct TypeData: Decodable {
  struct Style: Decodable {
    let size: Double
    let weight: String
    let emphasized: String
  }

  /// A platform with a size for each Dynamic Type category.
  struct ScalingPlatform: Decodable {
    let confidence: String
    let sizes: [String: [String: Style]]
  }

  /// A platform whose text sizes the user can't change.
  struct FixedPlatform: Decodable {
    let confidence: String
    let sizes: [String: Style]
  }

  /// Sources that disagree on one cell; `other` is the size that wasn't kept.
  struct Disagreement: Decodable {
    let place: String
    let kept: Double?
    let other: Double?

    enum CodingKeys: String, CodingKey {
      case place = "where"
      case kept
      case other = "KIT27"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      place = try container.decode(String.self, forKey: .place)
      kept = try? container.decode(Double.self, forKey: .kept)
      other = try? container.decode(Double.self, forKey: .other)
    }
  }

  /// Default and minimum text size in points, keyed by platform.
  struct PlatformSizes: Decodable {
    let ios: [Double]
    let macos: [Double]
    let tvos: [Double]
    let visionos: [Double]
    let watchos: [Double]

    var rows: [(platform: String, sizes: [Double])] {
      [("ios", ios), ("macos", macos), ("tvos", tvos), ("visionos", visionos), ("watchos", watchos)]
    }
  }

  let sources: [String: ColorData.Ignored]
  let ios: ScalingPlatform
  let macos: FixedPlatform
  let tvos: FixedPlatform
  let watchos: ScalingPlatform
  let platformDefaultAndMinimum: PlatformSizes
  let disagreements: [Disagreement]
}
