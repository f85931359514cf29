/// Opacities that hide a view as 0 does, written for what shall be touched or typed into without being seen (S-32).
enum FaintOpacity {
  /// The opacity up to which nothing is read: black on white has a contrast below 1.05:1 with it.
  private static let greatest = 0.02

  /// True for an opacity with which a view is not seen; not for one that is not known.
  static func hides(_ share: Double?) -> Bool { share.map { $0 <= greatest } ?? false }
}
