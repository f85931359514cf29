import SwiftUI

/// The app's button for the one action that matters: white on the brand's blue.
struct FilledButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(Palette.harbor, in: Capsule())
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

extension ButtonStyle where Self == FilledButtonStyle {
  /// White on the brand's blue.
  static var filled: FilledButtonStyle { FilledButtonStyle() }
}
