import Scene
import SourceFacts

/// What an image view shows.
enum InterfacePicture: Equatable {
  /// A symbol or another picture of which only the shape counts, which is drawn in the tint (S-110, S-125).
  case symbol(String?)
  /// A picture in colours of its own.
  case pixels

  /// The symbol's name.
  var name: String? { if case .symbol(let name) = self { name } else { nil } }
}

extension InterfaceDocument {
  /// Returns what an image view shows: what code puts into it, or what the file says (S-115).
  func pictures(of object: InterfaceObject) -> Alternatives<InterfacePicture> {
    let written = written(object)
    return withCode(written, of: object, unknown: written)
  }

  /// Returns what the file says is shown, or what code puts in its place.
  private func withCode(
    _ written: InterfacePicture, of object: InterfaceObject, unknown: InterfacePicture
  ) -> Alternatives<InterfacePicture> {
    withCode(Alternatives(written), by: reaching(["image"], object)) { one in
      evaluator.pictures(in: value(of: one, as: isMac ? "NSImage" : "UIImage")) ?? Alternatives(unknown)
    } ?? Alternatives(unknown)
  }

  private func written(_ object: InterfaceObject) -> InterfacePicture {
    let cell = object.children.first { $0.role == "cell" } ?? object
    let source = cell.attributes["image"] == nil ? cell.children.first { $0.attributes["image"] != nil } ?? cell : cell
    guard let name = source.attributes["image"] else { return .pixels }
    return picture(named: name, isOfSystem: source.attributes["catalog"] == "system", in: object)
  }

  private func picture(named name: String, isOfSystem: Bool, in object: InterfaceObject) -> InterfacePicture {
    if isOfSystem { return .symbol(name) }
    guard let asset = evaluator.index.assets.image(named: name, in: .code(file), from: file) else { return .pixels }
    if asset.isSymbol { return .symbol(name) }
    // A shape that fills a large frame is an illustration or a logo.
    let side = object.frame.map { max($0.width, $0.height) } ?? 0
    return asset.isTemplate && side < Templates.illustrationSize ? .symbol(name) : .pixels
  }

  /// Returns what a button shows in a state in its tint, whatever code puts there: a symbol, or a picture of which only
  /// the shape counts; `nil` where it shows none, or may show another picture (S-111).
  func symbol(of state: InterfaceObject, in button: InterfaceObject) -> InterfacePicture? {
    let own = button.attributes["buttonType"].flatMap { CodeButtons.symbols[$0] }
    let written =
      state.attributes["image"].map {
        picture(named: $0, isOfSystem: state.attributes["catalog"] == "system", in: button)
      } ?? own.map { .symbol($0) }
    // What code always sets takes the place of what the file says.
    let shown = withCode(written ?? .pixels, of: button, unknown: .pixels).branches.map(\.value)
    return shown.contains(.pixels) ? nil : shown.last
  }
}

extension Evaluator {
  /// Returns what an image shows that code makes; `nil` for a value that is not known.
  fileprivate func pictures(in value: Value) -> Alternatives<InterfacePicture>? {
    switch value {
    case .choice(let all):
      let branches = all.branches.map { branch in
        pictures(in: branch.value)?.branches.compactMap { inner in
          branch.condition.and(inner.condition).map { ($0, inner.value) }
        }
      }
      guard branches.allSatisfy({ $0 != nil }) else { return nil }
      return Alternatives(branches: branches.compactMap(\.self).joined().map { .init(condition: $0.0, value: $0.1) })
    case .view(let image): return picture(of: image).map { Alternatives($0) }
    case .none: return Alternatives(.pixels)
    default: return nil
    }
  }

  private func picture(of image: ViewNode) -> InterfacePicture? {
    switch image {
    case .component(let component):
      guard ["UIImage", "NSImage"].contains(component.name) else { return nil }
      let symbol = component.arguments.first { ["systemName", "systemSymbolName"].contains($0.label) }
      if let symbol { return .symbol(Self.plainText(symbol.value)) }
      guard let asset = imageAsset(component.arguments) else { return .pixels }
      return asset.isSymbol || asset.isTemplate ? .symbol(asset.name) : .pixels
    case .modified(let inner, let call) where call.name == "withRenderingMode":
      switch CodeRenderer.name(of: call.arguments.first?.value) {
      case "alwaysOriginal": return .pixels
      case "alwaysTemplate": return .symbol(picture(of: inner)?.name)
      default: return picture(of: inner)
      }
    // In a colour of its own it is not drawn in the tint.
    case .modified(_, let call) where call.name == "withTintColor": return .pixels
    case .modified(let inner, _): return picture(of: inner)
    default: return nil
    }
  }
}
