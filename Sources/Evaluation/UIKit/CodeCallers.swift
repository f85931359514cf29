import SourceFacts

/// Finds the code that decides what a class is made with, where that is not the code that makes it: a presenter hands
/// on what it is asked to show (S-115).
struct CodeCallers {
  let index: ProgramIndex
  /// The places where each class is made, by its last name.
  private let makers: [String: [CodeTextFinder.Site]]

  /// How many functions may hand an argument on, one to the other.
  private static let maximumSteps = 3
  /// The most functions that are followed for one class.
  private static let maximumCallers = 6

  /// The labels of initialisers that every view or controller of its kind has.
  private static let plainLabels: Set<String?> = [
    "frame", "coder", "style", "reuseIdentifier", "nibName", "bundle", "collectionViewLayout", "effect",
    "arrangedSubviews",
  ]

  /// Finds where classes are made.
  init(index: ProgramIndex, making types: [TypeInfo]) {
    self.index = index
    let names = Set(types.map(\.lastName))
    let sites = CodeTextFinder(index: index).sites(making: names.contains)
    makers = Dictionary(grouping: sites) { $0.made ?? "" }
  }

  /// True for a class that can't be made without arguments of its own.
  static func takesArguments(_ type: TypeInfo, in index: ProgramIndex) -> Bool {
    let initializers = type.initializers.map(\.declaration).filter { declaration in
      !declaration.parameters.contains { $0.label == "coder" }
    }
    return !initializers.isEmpty
      && initializers.allSatisfy { declaration in
        declaration.parameters.contains { $0.defaultValue == nil && !isPlain($0, of: type, in: index) }
      }
  }

  /// True for a parameter that every class of the kind has, and that takes nothing of the program's own.
  private static func isPlain(_ parameter: Parameter, of type: TypeInfo, in index: ProgramIndex) -> Bool {
    let own = index.type(named: parameter.type.name, in: type.id, file: type.place?.file ?? 0)
    return plainLabels.contains(parameter.label) && own.map { $0.kind == .extension } ?? true
  }

  /// Returns the functions from which a class is made with arguments that are written there; none where they are too
  /// many to follow, or handed over by code that is not there.
  func callers(making type: TypeInfo) -> [CodeTextFinder.Site] {
    let finder = CodeTextFinder(index: index)
    var waiting = (makers[type.lastName] ?? []).filter { $0.owner !== type }
    var found: [CodeTextFinder.Site] = []
    for _ in 0...Self.maximumSteps {
      var next: [CodeTextFinder.Site] = []
      for site in waiting {
        guard let function = site.function else { continue }
        guard site.handsOn(function.parameters) else {
          found.append(site)
          continue
        }
        next += finder.sites(calling: function.name) { $0.map(\.label) == function.parameters.map(\.label) }
      }
      waiting = next
      if found.count + waiting.count > Self.maximumCallers { return [] }
    }
    return found
  }
}

extension CodeTextFinder.Site {
  /// True where a parameter of the function around is handed on as it is.
  fileprivate func handsOn(_ parameters: [Parameter]) -> Bool {
    let names = Set(parameters.map(\.name))
    return arguments.contains { argument in
      if case .identifier(let name) = argument.value.kind { names.contains(name) } else { false }
    }
  }
}
