import SwiftUI

/// An opaque card in the colour of the scheme.
struct CardSurface: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(
        colorScheme == .dark ? Palette.night : Palette.paper, in: RoundedRectangle(cornerRadius: 16))
  }
}

extension View {
  /// Puts the content on an opaque card.
  func cardSurface() -> some View {
    modifier(CardSurface())
  }
}
