import PlatformStyles
import SourceFacts

/// The scheme that code gives the windows of an app of UIKit as it starts, for good where nothing else changes it (S-55).
extension CodeIndex {
  /// Returns the schemes that code gives to windows, in the order of the source.
  func findWindowSchemes() -> [ApplicationScheme] {
    let files = index.names.files(writingOneOf: [WindowPins.property])
    // What the program adds to the framework's classes is in no order of declaration.
    let types = index.types.values.filter { !files.isDisjoint(with: $0.codeFiles) }.sorted { $0.id < $1.id }
    let functions = files.sorted().flatMap { file in
      index.program.files[Int(file)].facts.declarations.compactMap { declaration -> CodeBody? in
        guard case .function(let function) = declaration else { return nil }
        return CodeBody(name: function.name, file: file, statements: function.body ?? [])
      }
    }
    if types.isEmpty && functions.isEmpty { return [] }
    let launch = LaunchedCode(of: index.types.values.filter { !$0.codeFiles.isEmpty }, in: index)
    return types.flatMap { WindowPins(of: $0, launch).schemes } + functions.flatMap { WindowPins(in: $0).schemes }
  }

  /// Returns the scheme of the windows in which code of a file is shown; `nil` where they follow the system, or where
  /// that is decided while the app runs.
  func windowScheme(of file: Int32) -> ColorScheme? {
    if windowSchemes.isEmpty { return nil }
    let schemes = windowSchemes.filter { index.mayRunTogether($0.file, file) }.map(\.scheme)
    return Set(schemes).count == 1 ? schemes[0] : nil
  }
}

/// Where a type's code pins windows.
private struct WindowPins {
  private(set) var schemes: [ApplicationScheme] = []
  /// True in the code of a window.
  private let isWindow: Bool
  /// The statements that are run before anything is seen.
  private var launched: Set<Place> = []

  init(of type: TypeInfo, _ launch: LaunchedCode) {
    isWindow = type.lastName == "UIWindow" || type.inherited.contains { $0.name == "UIWindow" }
    let bodies = type.bodies
    // What pins a window that it makes itself besides the app's, such as one for messages, says nothing of the app's.
    if launch.entered.contains(type.id) || !bodies.contains(where: { $0.makesWindow }) { launched = launch.statements }
    for body in bodies { note(body) }
  }

  /// Takes a function outside of types.
  init(in body: CodeBody) {
    isWindow = false
    note(body)
  }

  private mutating func note(_ body: CodeBody) {
    var found: [(target: Expression, value: Expression, span: Span)] = []
    BodyWalk { expression, _ in
      guard case .binary("=", let left, let right) = expression.kind else { return }
      switch left.kind {
      case .identifier(Self.property):
        found.append((Expression(.identifier("self"), span: left.span), right, expression.span))
      case .member(.some(let base), Self.property, _): found.append((base, right, expression.span))
      default: break
      }
    }.walk(body.statements)
    if found.isEmpty { return }
    let given = GivenValues(of: body).values
    let speaksOfWindows = BodyWalk.finds(in: body.statements) { $0.isCalledWindow }
    for one in found where mayBeWindow(one.target, given, speaksOfWindows) {
      let isSure = launched.contains(Place(file: body.file, span: one.span))
      let scheme = isSure ? one.value.writtenScheme : nil
      schemes.append(ApplicationScheme(file: body.file, scheme: scheme))
    }
  }

  static let property = "overrideUserInterfaceStyle"

  private func mayBeWindow(_ target: Expression, _ given: [String: [Expression]], _ speaksOfWindows: Bool) -> Bool {
    guard let names = target.chainedNames else { return speaksOfWindows }
    if names == ["self"] { return isWindow }
    if names.contains(where: { $0.lowercased().contains("window") }) { return true }
    guard names.count == 1 else { return false }
    guard let values = given[names[0]] else { return speaksOfWindows && names[0] != "view" }
    return values.contains { $0.isCalledWindow || $0.makesWindow }
  }
}

extension Expression {
  fileprivate var isCalledWindow: Bool { lastName?.lowercased().contains("window") == true }

  /// The scheme that a case written out names.
  var writtenScheme: ColorScheme? {
    guard case .member(_, let name, _) = kind else { return nil }
    return ColorScheme(rawValue: name)
  }
}
