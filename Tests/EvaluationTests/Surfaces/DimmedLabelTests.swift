import ColorScience
import Scene
import TestSupport
import Testing

/// Texts that are dimmed while a control beside them can't be used (S-101).
struct DimmedLabelTests {
  private func look(_ row: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        let isLocked: Bool
        let isNew: Bool
        var body: some View { HStack { \(row) }.background(.white) }
      }
      """)
  }

  /// Black at 0.2 on white is 0.8, of luminance 0.6038: 1.05 / 0.6538 = 1.61.
  @Test(
    "what is dimmed under the condition that disables the control beside it may be its label",
    arguments: [
      "Text(\"a\").opacity(isLocked ? 0.2 : 1); Toggle(\"\", isOn: $isOn).disabled(isLocked)",
      "Text(\"a\").opacity(isLocked ? 0.2 : 1); Spacer(); Toggle(\"\", isOn: $isOn).labelsHidden().disabled(isLocked)",
      "VStack { Text(\"a\").opacity(isLocked ? 0.2 : 1); Text(\"b\") }; Toggle(\"\", isOn: $isOn).disabled(isLocked)",
      "Toggle(\"\", isOn: $isOn).disabled(!isLocked).padding(); Text(\"a\").opacity(isLocked ? 1 : 0.2)",
    ])
  func labels(_ row: String) {
    let readings = look(row).readings("a")
    #expect(readings.contains { $0.ratio?.isExact == true && $0.ratio.map { $0.low > 20 } == true && $0.isCertain })
    let faint = readings.filter { $0.ratio.map { $0.low < 2 } == true }
    #expect(!faint.isEmpty && faint.allSatisfy { !$0.isCertain && $0.ceiling == nil }, "\(look(row).dump)")
  }

  @Test(
    "what is dimmed for another reason, or whatever the control does, is no label of a disabled one",
    arguments: [
      "Text(\"a\").opacity(isNew ? 0.2 : 1); Toggle(\"\", isOn: $isOn).disabled(isLocked)",
      "Text(\"a\").opacity(0.2); Toggle(\"\", isOn: $isOn).disabled(isLocked)",
      "Text(\"a\").opacity(isLocked ? 0.2 : 1); Toggle(\"\", isOn: $isOn)",
    ])
  func others(_ row: String) {
    let faint = look(row).readings("a").filter { $0.ratio.map { $0.low < 2 } == true }
    #expect(!faint.isEmpty && faint.allSatisfy(\.isCertain), "\(look(row).dump)")
  }
}
