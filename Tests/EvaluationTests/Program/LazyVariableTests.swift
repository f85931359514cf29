import Scene
import TestSupport
import Testing

/// Lazy variables that only their own file can set.
struct LazyVariableTests {
  private func look(_ written: String, _ method: String) -> Look {
    Look(
      """
      import SwiftUI
      final class Other { var isOn = true; func reset() { isOn = false } }
      final class Device {
        static let shared = Device()
        \(written) isOn = false
        var shown: Bool { isOn }
        func setUp(_ other: Other) { \(method) }
      }
      struct Page: View {
        var body: some View {
          VStack { if Device.shared.shown { Text("on") } else { Text("off") } }
            .onAppear { Device.shared.setUp(Other()) }
        }
      }
      """)
  }

  @Test(
    "one that the file sets may have either value",
    arguments: ["private(set) lazy var", "private lazy var", "fileprivate(set) lazy var"],
    ["self.isOn = UIDevice.current.isBatteryMonitoringEnabled", "isOn = other.isOn"])
  func set(_ written: String, _ method: String) {
    #expect(look(written, method).texts == ["on", "off"], "\(look(written, method).dump)")
  }

  @Test(
    "one that nothing sets keeps its first value",
    arguments: ["", "other.isOn = true", "let isOn = true; _ = isOn"])
  func unset(_ method: String) {
    #expect(look("private lazy var", method).texts == ["off"], "\(look("private lazy var", method).dump)")
  }
}
