import PlatformStyles

/// The expressions for light and dark, each with and without Increase Contrast, among which one expression chooses.
struct AppearanceChoice {
  let light: (normal: String, increased: String)
  let dark: (normal: String, increased: String)

  /// An appearance that differs from the three others, which are the same.
  struct Odd {
    let isDark: Bool
    let isIncreased: Bool
    let value: String
    let others: String
  }

  /// The appearance that differs from all others, where there is one.
  var odd: Odd? {
    let cells = [
      (false, false, light.normal), (false, true, light.increased), (true, false, dark.normal),
      (true, true, dark.increased),
    ]
    return cells.indices.lazy.compactMap { index -> Odd? in
      let others = Set(cells.indices.filter { $0 != index }.map { cells[$0].2 })
      guard others.count == 1, let other = others.first, other != cells[index].2 else { return nil }
      return Odd(isDark: cells[index].0, isIncreased: cells[index].1, value: cells[index].2, others: other)
    }.first
  }
}
