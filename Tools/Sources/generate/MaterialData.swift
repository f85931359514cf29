/// Material estimates: layered fills of two design kits, flat tints of a third, label fills and fallbacks.
struct MaterialData: Decodable {
  struct Recipe: Decodable {
    let fills: [String]
    let grayRange: [Int]
  }

  struct Kit: Decodable {
    let recipes: [String: [String: Recipe]]
  }

  struct VibrantLabels: Decodable {
    let light: [String: String]
    let dark: [String: String]
  }

  struct FlatTints: Decodable {
    let light: [String: [Double]]
    let dark: [String: [Double]]
  }

  struct ReduceTransparency: Decodable {
    struct Fallback: Decodable {
      let light: [[Double]]
      let dark: [[Double]]
    }

    let suggestedFallback: Fallback
  }

  let olderKit: Kit
  let newerKit: Kit
  let vibrantLabels: VibrantLabels
  let macosKit: FlatTints
  let reduceTransparency: ReduceTransparency
  let hardGrayBounds: [String: [String: [Int]]]

  enum CodingKeys: String, CodingKey {
    case olderKit = "kit17_18"
    case newerKit = "kit27"
    case vibrantLabels = "vibrantLabels_kit27"
    case macosKit = "macos_kit"
    case reduceTransparency
    case hardGrayBounds = "hardGrayBounds_unionOfKits"
  }
}
