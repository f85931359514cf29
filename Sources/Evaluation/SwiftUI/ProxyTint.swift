import PlatformStyles
import Scene
import SourceFacts

extension Renderer {
  /// Returns the tint that code gives to all views through their appearance proxy, or else to all windows, whose views
  /// inherit it (S-116): in views of SwiftUI it is the accent. `nil` where no code sets one for sure.
  func proxyTint(on platform: Platform) -> Alternatives<StyleSetting>? {
    guard platform.isIOS else { return nil }
    for kind in ["UIView", "UIWindow"] {
      guard let settings = proxies.standard(kind, on: platform)?.settings["tintColor"] else { continue }
      guard let setting = settings.single ?? nil else { return nil }
      let argument = ArgumentValue(label: nil, value: setting.value, place: setting.place)
      guard let style = evaluator.settings(argument, isColor: true).single ?? nil, case .color = style.style else {
        return nil
      }
      return Alternatives(style)
    }
    return nil
  }
}
