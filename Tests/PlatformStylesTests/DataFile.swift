import Foundation

/// The data files as they are, read apart from the generator, to compare what the tables give with.
enum DataFile {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Data")

  static let colors = read(ColorFile.self, "system-colors.json")
  static let types = read(TypeFile.self, "type-styles.json")

  /// A file that doesn't have the shape is empty here, which the count of its rows notices.
  private static func read<Value: Decodable & WithEmptyValue>(_ type: Value.Type, _ name: String) -> Value {
    guard let bytes = try? Data(contentsOf: folder.appending(path: name)),
      let value = try? JSONDecoder().decode(type, from: bytes)
    else { return .empty }
    return value
  }
}

protocol WithEmptyValue {
  static var empty: Self { get }
}

/// What is compared of `system-colors.json`.
struct ColorFile: Decodable, WithEmptyValue {
  struct Datum: Decodable {
    struct Alternative: Decodable {
      let rgba: [Double]
    }

    let rgba: [Double]
    let conf: String
    let src: [String]
    let alt: [Alternative]?

    /// All readings, each once.
    var readings: [[Double]] {
      ([rgba] + (alt ?? []).map(\.rgba)).reduce(into: []) { distinct, reading in
        if !distinct.contains(reading) { distinct.append(reading) }
      }
    }
  }

  struct Named: Decodable {
    let values: [String: [String: Datum]]
  }

  struct Family: Decodable {
    var colors: [String: Named] = [:]
  }

  /// Ratios by colour and then column.
  typealias Ratios = [String: [String: Double]]

  struct Contrast: Decodable {
    var profiles: [String: Ratios] = [:]
    var surfaces: [String: Ratios] = [:]
    var onAccentWhite: [String: Ratios] = [:]
    var macos: Ratios = [:]
  }

  struct Source: Decodable {
    let what: String
  }

  struct Recipe: Decodable {
    let grayOverBackdrop: [String: Double]
    let grayRange: [Double]
  }

  struct Kit: Decodable {
    var recipes: [String: [String: Recipe]] = [:]
  }

  struct VibrantLabels: Decodable {
    var ratiosOverKit17Regular: [String: [String: [Double]]] = [:]
  }

  /// Worst ratios by scheme, thickness, kit and label.
  typealias WorstRatios = [String: [String: [String: [String: Double]]]]

  struct Materials: Decodable {
    var olderKit = Kit()
    var vibrantLabels = VibrantLabels()
    var hardGrayBounds: [String: [String: [Double]]] = [:]
    var worstRatios: WorstRatios = [:]

    enum CodingKeys: String, CodingKey {
      case olderKit = "kit17_18"
      case vibrantLabels = "vibrantLabels_kit27"
      case hardGrayBounds = "hardGrayBounds_unionOfKits"
      case worstRatios = "nonVibrantLabelWorstRatio"
    }
  }

  var sources: [String: Source] = [:]
  var ios = Family()
  var macos = Family()
  var watchos = Family()
  var visionos = Family()
  var contrast = Contrast()
  var materials = Materials()

  static let empty = ColorFile()
}

/// What is compared of `type-styles.json`.
struct TypeFile: Decodable, WithEmptyValue {
  struct Style: Decodable {
    let size: Double
    let weight: String
    let emphasized: String
  }

  struct Scaling: Decodable {
    var sizes: [String: [String: Style]] = [:]
  }

  struct Fixed: Decodable {
    var sizes: [String: Style] = [:]
  }

  struct Source: Decodable {
    let what: String
  }

  struct UIKitName: Decodable {
    let uikit: String?
    let ct: String
  }

  var sources: [String: Source] = [:]
  var uiFontTextStyle: [String: UIKitName] = [:]
  var ios = Scaling()
  var macos = Fixed()
  var tvos = Fixed()
  var watchos = Scaling()

  static let empty = TypeFile()
}
