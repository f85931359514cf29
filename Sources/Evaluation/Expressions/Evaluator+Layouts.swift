import SourceFacts

/// Layouts that are called with what they lay out (S-58, S-59).
extension Evaluator {
  /// The layouts of SwiftUI that are values of their own.
  private static let layouts: Set<String> = [
    "AnyLayout", "VStackLayout", "HStackLayout", "ZStackLayout", "GridLayout",
  ]

  /// Returns the view that a layout makes of a builder's content; `nil` where it is no layout or called otherwise.
  func laidOut(_ layout: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.count == 1, let content = arguments.first, content.isTrailingClosure, let name = name(of: layout)
    else { return nil }
    return .view(.component(Component(name: name, arguments: [content], place: place)))
  }

  /// True for a type of the program that lays out views.
  func isLayout(_ typeName: String) -> Bool { lineage(of: typeName).contains { $0.conforms(to: "Layout") } }

  /// The component that a layout stands for.
  private func name(of layout: Value) -> String? {
    switch layout {
    case .instance(let instance): isLayout(instance.typeName) ? "Layout" : nil
    case .view(.component(let component)) where Self.layouts.contains(component.name):
      component.name == "AnyLayout" ? component.arguments.first.flatMap { name(of: $0.value) } : component.name
    default: nil
    }
  }
}
