import PlatformStyles
import Scene

extension Environment {
  /// The sizes in pt that the font in force may have; `nil` where one is not known.
  var fontSizes: [Double]? { fontSizes(modifiedBy: self.fontModifiers.flatMap { $0.branches.compactMap(\.value) }) }

  /// The sizes in pt that the font may have with some changes alone; `nil` where one is not known.
  func fontSizes(modifiedBy modifiers: [FontModifier]) -> [Double]? {
    let sizes = self.font.branches.map { branch in
      FontResolver.reading(
        branch.value ?? self.defaultFont, modifiers: modifiers, platform: self.platform, size: self.typeSizes.usual,
        boldsText: false
      ).size
    }
    return sizes.contains(nil) ? nil : sizes.compactMap { $0 }
  }
}
