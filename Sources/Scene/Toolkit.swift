/// What an element is written with, which decides how its colours are spelled.
package enum Toolkit: Hashable, Sendable {
  /// SwiftUI code.
  case swiftUI
  /// Code that makes objects of UIKit or AppKit.
  case objects
  /// A storyboard or a xib.
  case interfaceBuilder
}
