import PlatformStyles
import Scene
import SourceFacts

/// Colours from files that several platforms share.
extension LeafMeasurement {
  /// Tells that a colour is what `#if` chooses for another platform than the leaf's: a file is read for one of them.
  func otherPlatform(of setting: StyleSetting) -> Doubt? {
    guard let place = setting.style.origin, renderer.evaluator.isChosen(place, againstPlatformOf: environment.platform)
    else { return nil }
    return Doubt(.unsupportedExpression, "code that '#if' chooses by the platform", place: place)
  }
}

extension Evaluator {
  /// True for a place that a condition leaves out on a platform, in a file that is read for one of another family.
  func isChosen(_ place: Place, againstPlatformOf platform: Platform) -> Bool {
    guard let branch = branch(around: place.span, in: place.file) else { return false }
    if branch.clauses.isEmpty { return !isSameFamily(platform, of: place.file) }
    return !clauses(of: branch, on: platform, in: place.file).contains(branch.clause)
  }

  /// Returns a constant as the platform at hand declares it, where a condition chooses by the platform.
  func onPlatform(_ located: Located<PropertyDeclaration>) -> Located<PropertyDeclaration> {
    guard let platform = platformAtHand, !isSameFamily(platform, of: located.file),
      let branch = branch(around: located.declaration.span, in: located.file)
    else { return located }
    for clause in clauses(of: branch, on: platform, in: located.file) where clause != branch.clause {
      for case .property(let property) in branch.clauses[clause].declarations
      where property.name == located.declaration.name && property.isStatic == located.declaration.isStatic {
        return Located(declaration: property, file: located.file)
      }
    }
    return located
  }

  /// Returns a static constant that a type has on the platform at hand alone, in a file that is read for another one.
  func foreignStatic(_ name: String, of type: TypeInfo, from file: Int32) -> Value? {
    guard let platform = platformAtHand, let declared = type.foreignStatics[name] else { return nil }
    let there = index.nearest(declared, to: file).filter { located in
      !isSameFamily(platform, of: located.file)
        && !isChosen(Place(file: located.file, span: located.declaration.span), againstPlatformOf: platform)
    }
    return there.isEmpty ? nil : oneOf(there, named: name, owner: type.id)
  }

  private func isSameFamily(_ platform: Platform, of file: Int32) -> Bool {
    let own = self.platform(of: file)
    return own == platform || own.isIOS && platform.isIOS
  }

  /// The clauses that a platform may take.
  private func clauses(of branch: PlatformBranch, on platform: Platform, in file: Int32) -> [Int] {
    let build = Build(platform: platform, flags: index.program.files[Int(file)].flags)
    return CompilationCondition.possible(branch.clauses.map(\.condition), in: build).compactMap(\.clause)
  }

  private func branch(around span: Span, in file: Int32) -> PlatformBranch? {
    if platformBranches[file] == nil {
      platformBranches[file] = index.program.files[Int(file)].facts.platformBranches
    }
    return platformBranches[file]?.first { $0.span.start <= span.start && span.end <= $0.span.end }
  }
}
