import Scene
import SourceFacts

/// A view among those of an object that can't be told: of a class of another module, or from elsewhere.
struct CodeStranger {
  var doubt: Doubt
  /// What tells the view from others, as constraints speak of it.
  var key: String
  /// The views that it lies in front of.
  var covered: Set<String> = []
}

extension CodeRun {
  /// Notes a view from elsewhere among those of an object; what is not followed for its nesting is as those that are.
  /// Without a word on where it is put it lies in front of all that are there.
  func noteStranger(_ arguments: [ArgumentValue], in identity: String) {
    guard let view = arguments.first else { return }
    uncover(view.value, in: identity)
    let unknown: Doubt? = if case .unknown(let doubt) = view.value { doubt } else { nil }
    guard let key = strangerKey(of: view.value), unknown?.reason != .tooDeep,
      objectsIn(view.value).allSatisfy({ objects[$0.identity]?.origin != nil }), let object = objects[identity],
      !object.strangers.contains(where: { $0.key == key })
    else { return }
    // One of several may be put there before the others' neighbours, and of two functions either may run first.
    let isLast = arguments.count == 1 && turn == 0 && unknown?.isElement != true
    // What is there already lies behind on each path on which it is there, unless a closure may put it there later.
    let covered = object.children.filter { isLast && (!$0.isByHandedClosure || $0.paths == live) }
    // One that is put there at once on some paths may still be put there later on the others.
    let later = object.children.filter { $0.isByHandedClosure && $0.paths != live }
    let doubt = Doubt(.unknownBackdrop, "a view that may lie behind", place: view.place)
    objects[identity]?.strangers.append(
      CodeStranger(
        doubt: doubt, key: key, covered: Set(covered.map(\.identity)).subtracting(later.map(\.identity))))
  }

  /// Takes note that views of an object may no longer lie behind those that can't be told, or that one of these was
  /// moved.
  func uncover(_ view: Value, in identity: String) {
    let moved = Set(objectsIn(view).map(\.identity))
    let stranger = strangerKey(of: view)
    for position in objects[identity]?.strangers.indices ?? 0..<0 {
      objects[identity]?.strangers[position].covered.subtract(moved)
      if objects[identity]?.strangers[position].key == stranger { objects[identity]?.strangers[position].covered = [] }
    }
  }

  /// Notes a constraint between an anchor of a view and one of a view that can't be told.
  func tie(_ anchor: Value, toStranger other: Value) {
    guard case .instance(let own) = anchor, own.typeName == Self.anchorType, let key = strangerKey(of: other),
      key.hasSuffix("Anchor"), let dot = key.lastIndex(of: "."),
      case .instance(let view)? = own.fields["view"],
      case .string(let edge)? = own.fields["edge"]
    else { return }
    let otherEdge = key[key.index(after: dot)...].dropLast("Anchor".count)
    objects[view.identity]?.strangerTies.append(
      CodeTie(edge: edge, other: String(key[..<dot]), otherEdge: String(otherEdge)))
  }

  /// What tells a view that is no object from others, and an anchor of it; `nil` for any other value.
  func strangerKey(of value: Value) -> String? {
    switch value {
    case .unknown(let doubt): return doubt.key
    // A class of another module that is named like a view is taken for a component, and its anchors for modifiers.
    case .view(.component(let view)): return "\(view.name)@\(view.place.file):\(view.place.span.start)"
    case .view(.modified(let view, let member)): return strangerKey(of: .view(view)).map { "\($0).\(member.name)" }
    // Of an heir of such a class there is no object, either.
    case .instance(let instance) where objects[instance.identity] == nil:
      guard let type = evaluator.index.types[instance.typeName], type.kind == .class, classes.kind(of: type) == nil
      else { return nil }
      return evaluator.key(of: value)
    default: return nil
    }
  }
}

extension CodeRenderer {
  /// Returns why nothing tells what lies behind one of the views of an object: another one that can't be told, which lies
  /// neither in front of it nor beside it; `nil` where there is none.
  func stranger(behind child: CodeChild, _ front: CodeObject, in parent: CodeObject) -> Doubt? {
    guard child.role == "subviews", front.origin == nil, !parent.strangers.isEmpty else { return nil }
    var siblings: [String: CodeObject] = [:]
    for identity in parent.children.map(\.identity) where siblings[identity] == nil {
      guard var sibling = run.objects[identity] else { continue }
      sibling.ties += sibling.strangerTies
      siblings[identity] = sibling
    }
    return parent.strangers.first { stranger in
      if stranger.covered.contains(child.identity) || run.areApart(front, stranger: stranger.key) { return false }
      var back = CodeObject(kind: "", place: front.place)
      for (identity, sibling) in siblings {
        back.ties += sibling.strangerTies.filter { $0.other == stranger.key }.map {
          CodeTie(edge: $0.otherEdge, other: identity, otherEdge: $0.edge)
        }
      }
      siblings[stranger.key] = back
      return !CodeArrangement.areApart(siblings[child.identity] ?? front, stranger.key, among: siblings)
    }?.doubt
  }
}
