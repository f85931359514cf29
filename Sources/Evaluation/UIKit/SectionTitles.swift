import Scene
import SourceFacts

/// Headers and footers that a table makes itself, of titles that its data source gives; its delegate is told before one is
/// seen (S-84, S-85, S-113).
struct SectionTitles {
  /// The label of the function that gives the title.
  fileprivate var given: String
  /// The label of the function that is told.
  fileprivate var displayed: String
  /// The label of the function that gives a view in its place.
  fileprivate var viewed: String
  /// The label of the function that gives its height.
  fileprivate var measured: String
  /// What the views are called among those of their class.
  fileprivate var variant: String

  static let view = "UITableViewHeaderFooterView"
  static let footer = "footer"

  fileprivate static let all = [
    SectionTitles(
      given: "titleForHeaderInSection", displayed: "willDisplayHeaderView", viewed: "viewForHeaderInSection",
      measured: "heightForHeaderInSection", variant: "header"),
    SectionTitles(
      given: "titleForFooterInSection", displayed: "willDisplayFooterView", viewed: "viewForFooterInSection",
      measured: "heightForFooterInSection", variant: footer),
  ]

  /// True for a function that gives titles.
  static func areGiven(by function: FunctionDeclaration) -> Bool { all.contains { $0.isGiven(by: function) } }

  fileprivate func isGiven(by function: FunctionDeclaration) -> Bool {
    function.name == "tableView" && function.parameters.contains { $0.label == given }
  }

  /// True for a function by which no title is seen: code paints it before, has a view for it, or leaves it no room.
  fileprivate func isReplaced(by function: FunctionDeclaration) -> Bool {
    guard function.name == "tableView" else { return false }
    let labels = function.parameters.map(\.label)
    return labels.contains(displayed) || labels.contains(viewed)
      || labels.contains(measured) && function.body?.sole?.isNoHeight == true
  }

  /// The name of the view that a function is told of; `nil` for others.
  fileprivate func view(displayedBy function: FunctionDeclaration) -> String? {
    function.name == "tableView" ? function.parameters.first { $0.label == displayed }?.name : nil
  }
}

extension CodeRun {
  /// Puts into its table what a function of its data source or delegate says of a header or footer.
  func layTitles(_ function: Located<FunctionDeclaration>, _ made: Value, of instance: Instance, _ type: TypeInfo) {
    let place = Place(file: function.file, span: function.declaration.span)
    for part in SectionTitles.all {
      if let view = part.view(displayedBy: function.declaration) {
        lay(part, had: "\(Self.key(instance.identity, place)).\(view)", in: instance.identity)
      } else if part.isGiven(by: function.declaration), !made.isNil, hasRoom {
        // What code paints before it is shown is seen as that code makes it, and a view that it has as that view.
        let others = classes.owners(of: type, function: "tableView")
        if others.contains(where: { part.isReplaced(by: $0.1.declaration) }) { continue }
        let written = function.declaration.body?.sole.map { Place(file: place.file, span: $0.span) }
        title(part, made, at: written ?? place, instance)
      }
    }
  }

  /// Lays the views that code has as headers and footers, by the identity of the value.
  private func lay(_ part: SectionTitles, had key: String, in owner: String) {
    for identity in order {
      guard let object = objects[identity], object.kind == SectionTitles.view, let instance = instances[identity],
        let origin = object.origin, origin.key.hasPrefix(key)
      else { continue }
      objects[identity]?.variant = part.variant
      // What a cast makes of it is there where the cast holds.
      let cast = evaluator.conditions.number(of: "\(origin.key) != nil")
      let paths = cast.map { Self.product(live, [Guard(condition: $0, arm: 1)]) } ?? live
      rows.append(CodeRows(owner: owner, made: .instance(instance), paths: paths))
    }
  }

  /// Lays the view that the table makes of a title.
  private func title(_ part: SectionTitles, _ text: Value, at place: Place, _ owner: Instance) {
    let kind = SectionTitles.view
    let doubt = Doubt(
      .parameter, "a \(part.variant)", place: place, key: "\(part.given)@\(owner.identity)", label: part.variant,
      type: TypeReference(name: kind))
    let view = add(CodeObject(kind: kind, place: place, origin: doubt), typeName: kind)
    objects[view.identity]?.birth = live
    objects[view.identity]?.variant = part.variant
    guard case .instance(let label)? = member("textLabel", of: view, place: place) else { return }
    record("text", CodeSetting(value: text, place: place), of: label.identity)
    rows.append(CodeRows(owner: owner.identity, made: .instance(view), paths: live))
  }
}

extension Expression {
  /// True for a height that leaves no room: none, or the least that a grouped table takes for one.
  fileprivate var isNoHeight: Bool {
    switch kind {
    case .integer(0), .float(0): true
    case .member(_, let name, _): ["zero", "leastNormalMagnitude", "leastNonzeroMagnitude"].contains(name)
    default: false
    }
  }
}
