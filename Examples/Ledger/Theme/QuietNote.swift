import SwiftUI

/// Small text beside the content: stronger where people ask for more contrast.
struct QuietNote: ViewModifier {
  @Environment(\.colorSchemeContrast) private var contrast

  func body(content: Content) -> some View {
    content
      .font(.footnote)
      .foregroundStyle(contrast == .increased ? Color.primary : Palette.graphite)
  }
}

extension View {
  /// Draws the text as a note beside the content.
  func quietNote() -> some View {
    modifier(QuietNote())
  }
}
