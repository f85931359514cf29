import SourceFacts

extension Declaration {
  /// The name of a property or function.
  var memberName: String? {
    switch self {
    case .property(let property): property.name
    case .function(let function): function.name
    default: nil
    }
  }

  /// True for a property or function that other files can't name.
  var isPrivateMember: Bool {
    switch self {
    case .property(let property): property.access == .private || property.access == .fileprivate
    case .function(let function): function.access == .private || function.access == .fileprivate
    default: false
    }
  }
}
