/// A target as the file describes it that a tool makes an Xcode project of.
struct DescribedTarget: Hashable {
  /// Its name.
  var name: String
  /// The platforms it is built for, in the order they are named; none where the file doesn't tell.
  var platforms: [PlatformFamily]
  /// The files and folders with its sources; `nil` where they are computed.
  var sources: [XcodeMember]?
}

extension [DescribedTarget] {
  /// The targets with what they compile. Those whose sources are computed have all of the folder, where every target is
  /// for the same one platform.
  func placed(in folder: FilePath) -> [(target: DescribedTarget, members: [XcodeMember])] {
    var platforms: [PlatformFamily] = []
    for target in self { platforms.join(target.platforms) }
    let isOnePlatform = platforms.count == 1 && allSatisfy { !$0.platforms.isEmpty }
    let rest = isOnePlatform ? [XcodeMember(location: folder)] : []
    return filter { !$0.platforms.isEmpty }.map { ($0, $0.sources ?? rest) }
  }
}

/// A pattern for paths that begins with plain folders.
struct SourcePattern {
  /// The file or folder that all of what matches is or stands in.
  let location: FilePath
  /// True where everything inside the location matches, or every Swift file does.
  let isWhole: Bool

  /// Takes a pattern relative to a folder.
  init(_ text: String, in folder: FilePath) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: true)
    let plain = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
    location = FilePath(plain.joined(separator: "/"), relativeTo: folder)
    let rest = parts.dropFirst(plain.count).joined(separator: "/")
    isWhole = ["", "*", "**", "**/*", "**/*.swift", "**/**"].contains(rest)
  }
}
