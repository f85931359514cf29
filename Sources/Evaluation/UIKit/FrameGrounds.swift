import PlatformStyles
import Scene
import SourceFacts

/// What the frames of controllers paint behind these (S-77, S-94c).
extension Renderer {
  /// Returns what the frame of a controller paints; `nil` where it has none of its own, or several.
  ///
  /// - Parameter name: The class of the controller, or the type that makes it.
  func ground(
    in frames: Set<ShownControllers.Frame>?, showing name: String?, _ environment: Environment
  ) -> [Layer]? {
    guard let frames, frames.count == 1, let frame = frames.first else { return nil }
    switch frame {
    case .container: return nil
    case .popover, .menu: return PresentationModifiers.partialLayers(environment, self)
    case .sidebar:
      return [PresentationModifiers.rootLayer(environment)] + ListComponents.sidebarLayers(self, environment)
    case .made(let window): return knowsWindow(frames, showing: name) ? ground(in: window, environment) : nil
    case .window(let name):
      guard let id = evaluator.index.idsByName[name]?.first, let type = evaluator.index.types[id] else { return nil }
      if let written = ground(ofWindowHeldBy: type) { return written }
      guard let (window, views) = window(of: type) else { return nil }
      let painted = views.layers(of: window, in: environment)
      if painted.isEmpty { return nil }
      // Where it is open which appearance a window has, the controller is looked at in all of them; and other code may
      // paint what it knows of the class.
      let isOpen = window.isSet("appearance") && views.pinnedScheme(of: window) == nil
      return [PresentationModifiers.rootLayer(environment)]
        + (isOpen || isPainted(window, by: name) ? painted.map(\.assumed) : painted)
    }
  }
}

extension Renderer {
  /// What the window of an interface file paints that a class holds, with what code gives it; `nil` where no file holds
  /// one, or several do.
  private func ground(ofWindowHeldBy type: TypeInfo) -> [Layer]? {
    guard let found = outlets[InterfaceOutlet(type: type.id, property: "window")], found.count == 1,
      let window = found[0].ways.common
    else { return nil }
    let layers = window.backdrop.entries.compactMap { entry in
      if case .layer(let layer) = entry { layer } else { nil }
    }
    // What stands in it is not looked at in the appearance that it is given, as that of a head-up display.
    let others = (uses.namers[type.lastName] ?? []).subtracting([type.lastName])
    let isOpen = window.pinnedScheme != nil || !others.isDisjoint(with: paintedWindows.painters)
    return isOpen ? layers.map(\.assumed) : layers
  }

  /// The one window that a class of windows or their controllers makes, as its code leaves it.
  func window(of type: TypeInfo) -> (window: CodeObject, views: CodeRenderer)? {
    guard let run = followed(type), let first = run.order.first, let object = run.objects[first] else { return nil }
    let views = CodeRenderer(renderer: self, run: run)
    let isWindow = CodeClasses.isKind(object.kind, of: "NSWindow")
    let initial = object.argument("window").map { run.objectsIn($0.value).map(\.identity) } ?? []
    let windows = isWindow ? [first] : views.objects("window", of: object).map(\.identity) + initial
    guard Set(windows).count == 1, let window = run.objects[windows[0]] else { return nil }
    return (window, views)
  }

  /// True where code elsewhere paints windows and names a window's class, or that of the controller which shows it.
  private func isPainted(_ window: CodeObject, by owner: String) -> Bool {
    let own = Set([owner, window.type?.lastName].compactMap(\.self))
    let others = own.reduce(into: Set<String?>()) { $0.formUnion(uses.namers[$1] ?? []) }
      .filter { $0.map { !own.contains($0) } ?? true }
    return !others.isDisjoint(with: paintedWindows.painters)
  }
}

/// The windows that code makes, and what is told of them (S-55, S-94c).
extension Renderer {
  /// Returns what a window paints that code gives a background; `nil` where that is left to what is known otherwise.
  func ground(in window: MadeWindow, _ environment: Environment) -> [Layer]? {
    guard let type = evaluator.index.types[window.owner] else { return nil }
    let look = window.look(in: type)
    guard !look.isOpen, let (color, file) = look.background else { return nil }
    let value = evaluator.coerce(
      evaluator.evaluate(color, in: Scope(typeName: type.id, file: file)), to: TypeReference(name: "NSColor"),
      file: file, context: type.id)
    let argument = ArgumentValue(
      label: nil, value: value, place: Place(file: file, span: color.span), names: evaluator.names(in: color))
    let paint = evaluator.settings(argument, isColor: true)
    // Other code of the type that makes it may paint it, too, in ways that are not told, and through a clear one the
    // desktop shows.
    return [PresentationModifiers.rootLayer(environment), Layers.layer(paint, environment)].map(\.assumed)
  }

  /// True for one window of which all is known that code gives it.
  func knowsWindow(_ frames: Set<ShownControllers.Frame>?, showing name: String?) -> Bool {
    guard let frames, frames.count == 1, case .made(let window)? = frames.first,
      let type = evaluator.index.types[window.owner], case let look = window.look(in: type), !look.isOpen,
      look.properties.isDisjoint(with: paintedWindows.reached)
    else { return false }
    let painters = paintedWindows.painters
    let others = (uses.namers[type.lastName] ?? []).subtracting([type.lastName])
    return others.isDisjoint(with: painters) && (name == type.lastName || !painters.contains(name))
      && MadeWindow.classes.isDisjoint(with: painters.compactMap(\.self))
  }

  /// True for what may stand in a window that code paints, itself or in place of another controller.
  func mayStandInPaintedWindow(_ name: String?) -> Bool {
    paintedWindows.mayHold(name, uses)
      || (name.map(shownControllers.hosts) ?? []).contains { paintedWindows.mayHold($0, uses) }
  }

  /// The scheme that the one frame of a controller is pinned to (S-55); `nil` where it is not, or where that is open.
  func scheme(in frames: Set<ShownControllers.Frame>?, showing shown: String?) -> ColorScheme? {
    guard let frames, frames.count == 1, let frame = frames.first else { return nil }
    switch frame {
    case .popover(let scheme): return scheme
    case .made(let window):
      guard knowsWindow(frames, showing: shown) else { return nil }
      return evaluator.index.types[window.owner].flatMap { window.look(in: $0).scheme }
    case .window(let name):
      guard let id = evaluator.index.idsByName[name]?.first, let type = evaluator.index.types[id],
        let (window, views) = window(of: type), !isPainted(window, by: name)
      else { return nil }
      return views.pinnedScheme(of: window)
    default: return nil
    }
  }

  /// The scheme of the window that controllers of a class of AppKit stand in, or of what holds those of UIKit.
  func schemeOfWindow(_ type: TypeInfo) -> ColorScheme? {
    guard let place = type.namePlace else { return nil }
    guard evaluator.platform(of: place.file) == .macos else {
      let isPlaced = interfaces.background(ofClass: type)?.isPlaced ?? false
      return classes.containers.scheme(around: type, isPlaced: isPlaced)
    }
    return scheme(in: shownControllers.frames(of: type), showing: type.lastName)
  }
}

extension CodeRenderer {
  /// The scheme that an object is pinned to on all paths.
  func pinnedScheme(of object: CodeObject) -> ColorScheme? {
    let schemes = Set(schemes(of: object).map(\.scheme))
    return schemes.count == 1 ? schemes.first ?? nil : nil
  }
}
