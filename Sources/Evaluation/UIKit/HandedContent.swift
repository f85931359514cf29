import Scene
import SourceFacts

/// The views that a representable's own initialiser is handed (S-115).
///
/// It may store no view but a controller that shows one: `controller = UIHostingController(rootView: page)`.
enum HandedContent {
  /// The field that keeps them, which no property can be called.
  private static let field = "handed content"

  /// Keeps the arguments that are views, or lists of such.
  static func keep(_ arguments: [ArgumentValue], in instance: Instance, _ type: TypeInfo) {
    guard arguments.contains(where: { isContent($0.value) }), CodeRepresentable.isRepresentable(type) else { return }
    instance.fields[field] = .array(arguments.map(\.value).filter(isContent))
  }

  /// Returns the views that an instance was handed, but for those that its properties hold.
  static func views(of instance: Instance, besides known: Set<Place>) -> [ViewNode] {
    guard let handed = instance.fields[field] else { return [] }
    return views(in: handed).filter { !$0.sources.isEmpty && known.isDisjoint(with: $0.sources) }
  }

  private static func isContent(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .array(let values): !values.isEmpty && values.allSatisfy(isContent)
    default: false
    }
  }

  private static func views(in value: Value) -> [ViewNode] {
    switch value {
    case .view(let node): [node]
    case .array(let values): values.flatMap(views)
    default: []
    }
  }
}
