import Findings
import Scene

extension UnspokenValue {
  /// Has the sign read out, or the whole number: what it means in words, a person has to say.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    guard let index = occurrence.elements.first, context.scene.elements[index].toolkit == .swiftUI else { return [] }
    return [
      Remedy(
        title: .spoken(occurrence.evidence.form), changes: [.speak(occurrence.range, occurrence.evidence.form)],
        elements: [index], isSafe: false)
    ]
  }
}

extension String {
  fileprivate static func spoken(_ form: AmountForm) -> String {
    switch form {
    case .signed: "have the sign read out"
    case .abbreviated: "say the whole number too"
    }
  }
}
