import Evaluation
import Findings
import PlatformStyles
import SourceFacts

/// The platforms that targets build files of views for, while these are judged for another one alone.
enum UnauditedPlatforms {
  /// The frameworks whose views look otherwise on each platform.
  private static let frameworks: Set<String> = ["SwiftUI", "UIKit", "AppKit", "WatchKit", "WidgetKit"]

  /// Says for each platform what is not looked at there, at the first of its files.
  static func problems(of files: [SourceFile], _ targets: TargetPlatforms) -> [Problem] {
    var untold: [PlatformFamily: [SourceFile]] = [:]
    for file in files where !file.isOfTests && !frameworks.isDisjoint(with: file.facts.imports) {
      for family in targets.families(of: file.path) where family != PlatformFamily(file.platform) {
        untold[family, default: []].append(file)
      }
    }
    return untold.sorted { $0.key.systemName < $1.key.systemName }.compactMap { family, files in
      guard let first = files.first else { return nil }
      let (system, here) = (family.systemName, PlatformFamily(first.platform).systemName)
      let others = ["", ", as is one more file,"]
      let count = files.count - 1
      let more = count < others.count ? others[count] : ", as are \(count) more files,"
      return Problem(
        file: first.path,
        message: "compiled for \(system)\(more) but audited for \(here) alone;"
          + " '--platform \(system.lowercased())' audits \(count == 0 ? "it" : "them") there")
    }
  }
}
