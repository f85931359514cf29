import Scene
import SourceFacts

/// What those who make objects of a class give them right where they do so.
extension Evaluator {
  /// Returns a look that an object holds which nothing followed makes: what its class starts with or, if code that makes
  /// such objects sets it there, perhaps that (S-143).
  func perhapsGiven(_ name: String, _ value: Value, of instance: Instance) -> Value {
    guard let type = index.types[instance.typeName], let property = type.property(name),
      let reference = typeReference(of: property, in: type)
    else { return value }
    let given = (usage.constructions[type.lastName] ?? []).flatMap { made in
      usage.settings[Place(file: made.site.file, span: made.call.span)] ?? []
    }.filter { $0.target.lastName == name }
    if given.isEmpty { return value }
    var values = [value]
    for setting in given {
      let one = setting.value.map { self.value(of: $0, at: setting.site, as: reference) }
      let place = setting.value.map { Place(file: setting.site.file, span: $0.span) }
      values.append(one ?? .unknown(Doubt(.runtimeValue, "'\(name)'", place: place, label: name, type: reference)))
    }
    let condition = conditions.number(
      key: "\(instance.identity).\(name) given", label: name, arms: values.map { label(of: $0) }, isGap: true)
    return choice(
      values.enumerated().map { .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element) },
      place: nil)
  }
}
