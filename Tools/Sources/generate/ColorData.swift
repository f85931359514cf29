/// The parts of `system-colors.json` that become tables.
struct ColorData: Decodable {
  /// One colour of one appearance: channels 0...255, alpha 0...1, with readings that differ from the kept one.
  struct Datum: Decodable {
    struct Alternative: Decodable {
      let rgba: [Double]
    }

    let rgba: [Double]
    let conf: String
    let src: [String]
    let alt: [Alternative]?
  }

  /// A named colour; `values` maps a profile to its columns, a column being an appearance of the data's own naming.
  struct NamedColor: Decodable {
    let kind: String?
    let values: [String: [String: Datum]]
  }

  struct ColorFamily: Decodable {
    let colors: [String: NamedColor]
  }

  /// A fact whose identifier alone is needed, such as a source.
  struct Ignored: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  let sources: [String: Ignored]
  let ios: ColorFamily
  let macos: ColorFamily
  let watchos: ColorFamily
  let visionos: ColorFamily
  let swiftui: SwiftUIData
  let materials: MaterialData
}

/// What SwiftUI adds to the platform's colours.
struct SwiftUIData: Decodable {
  /// A SwiftUI colour is either another name for a system colour or four fixed channels.
  enum Meaning: Decodable {
    case systemColor(String)
    case fixed([Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let name = try? container.decode(String.self) {
        self = .systemColor(name)
      } else {
        self = .fixed(try container.decode([Double].self))
      }
    }
  }

  struct ContentLevels: Decodable {
    let quinary: [String: [Double]]
    let source: [String]
    let confidence: String
  }

  struct SeparatorStyle: Decodable {
    let light: [Double]
    let dark: [Double]
    let source: [String]
  }

  let namedColors: [String: Meaning]
  let contentLevels: ContentLevels
  let separatorStyle: SeparatorStyle

  enum CodingKeys: String, CodingKey {
    case namedColors
    case contentLevels = "contentLevels_iOS"
    case separatorStyle
  }
}
