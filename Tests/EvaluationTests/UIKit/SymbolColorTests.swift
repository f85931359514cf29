import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Symbols that a configuration gives colours (S-27, S-111).
struct SymbolColorTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class Icons: UIView {
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          let picture = UIImageView()
          picture.tintColor = .black
          \(statements)
          addSubview(picture)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
  }

  @Test(
    "one colour is that of the symbol, whatever the tint",
    arguments: [
      """
      let one = UIImage.SymbolConfiguration(hierarchicalColor: .yellow)
      picture.image = UIImage(systemName: "star", withConfiguration: one)
      """,
      """
      let one = UIImage.SymbolConfiguration(paletteColors: [.yellow])
      picture.image = UIImage(systemName: "star")?.withConfiguration(one)
      """,
      """
      picture.image = UIImage(systemName: "star")
      picture.preferredSymbolConfiguration = .init(hierarchicalColor: UIColor.yellow)
      """,
      """
      let large = UIImage.SymbolConfiguration(textStyle: .title1)
      let one = large.applying(UIImage.SymbolConfiguration(hierarchicalColor: .yellow))
      picture.image = UIImage(systemName: "star", withConfiguration: one)
      """,
    ])
  func single(_ statements: String) {
    // `UIColor.yellow` is #FFFF00.
    #expect(look(statements).foregrounds("star") == ["#FFFF00"], "\(look(statements).dump)")
  }

  @Test("one without colours leaves the tint, and a colour of the image itself goes before all")
  func others() {
    let large = look(
      """
      let large = UIImage.SymbolConfiguration(pointSize: 22)
      picture.image = UIImage(systemName: "star", withConfiguration: large)
      """)
    #expect(large.foregrounds("star") == ["#000000"], "\(large.dump)")
    let drawn = look(
      """
      let one = UIImage.SymbolConfiguration(hierarchicalColor: .yellow)
      picture.image = UIImage(systemName: "star", withConfiguration: one)?
        .withTintColor(.blue, renderingMode: .alwaysOriginal)
      """)
    #expect(drawn.foregrounds("star") == ["#0000FF"], "\(drawn.dump)")
  }

  @Test("of several colours that all differ too little from what lies behind the symbol is hardly seen")
  func palette() {
    let look = look(
      """
      let two = UIImage.SymbolConfiguration(paletteColors: [.yellow, .white])
      picture.image = UIImage(systemName: "bell.badge", withConfiguration: two)
      """)
    let ratios = look.readings("bell.badge").compactMap(\.ratio)
    // Yellow has a luminance of 0.9278 on white: 1.05 / 0.9778 = 1.07, and white on white 1.
    #expect(!ratios.isEmpty && ratios.allSatisfy { $0.high < 1.08 }, "\(look.dump)")
  }
}
