import Scene
import TestSupport
import Testing

/// For which looks code asks for the setting to differentiate without colour.
struct SettingForkTests {
  private static let reader = """
    struct GateRow: View {
      @Environment(\\.accessibilityDifferentiateWithoutColor) private var isAsked
      let gateName: String
      let isLocked: Bool
      var body: some View {
        HStack {
          if isAsked { Image(systemName: "bolt") }
          Circle().fill(isLocked ? .mint : .pink)
          Text(gateName)
        }
      }
    }
    """

  /// The conditions of the forks, each with a mark where nothing asks for the setting.
  private func forks(_ source: String) -> Set<String> {
    let look = Look("import SwiftUI\nimport UIKit\n" + source)
    return Set(look.scene.forks.map { ($0.cues.contains(.differentiation) ? "" : "!") + $0.condition })
  }

  @Test("a view asks for itself, and not for another one in its file")
  func ownView() {
    let other = """
      struct PumpRow: View {
        let pumpName: String
        let isRunning: Bool
        var body: some View { HStack { Circle().fill(isRunning ? .mint : .pink); Text(pumpName) } }
      }
      """
    #expect(forks(other + "\n" + Self.reader) == ["!isRunning", "isLocked"])
    let screen = """
      struct Yard: View {
        let name: String
        let isRunning: Bool
        let isLocked: Bool
        var body: some View {
          VStack { PumpRow(pumpName: name, isRunning: isRunning); GateRow(gateName: name, isLocked: isLocked) }
        }
      }
      """
    #expect(forks([other, Self.reader, screen].joined(separator: "\n")) == ["!isRunning", "isLocked"])
  }

  @Test(
    "a view asks for what it shows and for what stands beside it in the view around",
    arguments: [
      "struct Dot: View { let isOn: Bool; var body: some View { Circle().fill(isOn ? .mint : .pink) } }\n"
        + SettingForkTests.asking("Dot(isOn: isOn)"),
      "extension Yard { var dot: some View { Circle().fill(isOn ? .mint : .pink) } }\n"
        + SettingForkTests.asking("dot"),
      SettingForkTests.asking("Text(\"Gate\")", named: "Sign")
        + "\nstruct Yard: View { let isOn: Bool\n"
        + "  var body: some View { HStack { Sign(isOn: true); Circle().fill(isOn ? .mint : .pink) } } }",
    ])
  func shownView(source: String) {
    let found = forks(source)
    #expect(!found.isEmpty && found.allSatisfy { !$0.hasPrefix("!") }, "\(found)")
  }

  /// A view that reads the setting, with what it shows.
  private static func asking(_ content: String, named name: String = "Yard") -> String {
    """
    struct \(name): View {
      @Environment(\\.accessibilityDifferentiateWithoutColor) var isAsked
      let isOn: Bool
      var body: some View { HStack { \(content) } }
    }
    """
  }

  @Test("a model asks for all that stands in its file")
  func model() {
    let source = """
      final class Settings: ObservableObject {
        var usesShapes: Bool { UIAccessibility.shouldDifferentiateWithoutColor }
      }
      struct PumpRow: View {
        let isRunning: Bool
        var body: some View { HStack { Circle().fill(isRunning ? .mint : .pink); Text("Pump") } }
      }
      """
    #expect(forks(source) == ["isRunning"])
  }

  @Test("a controller asks for itself, and not for another one in its file")
  func controllers() {
    func controller(_ name: String, _ state: String, _ question: String) -> String {
      """
      final class \(name): UIViewController {
        private let icon = UIImageView(image: UIImage(systemName: "drop.fill"))
        var \(state) = false
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          view.addSubview(icon)
          icon.tintColor = \(state) ? .systemIndigo : .systemRed
          \(question)
        }
      }

      """
    }
    let question = "if UIAccessibility.shouldDifferentiateWithoutColor { title = \"Open\" }"
    #expect(
      forks(controller("ValveController", "isOpen", "") + controller("GateController", "isLocked", question))
        == ["!isOpen", "isLocked"])
  }
}
