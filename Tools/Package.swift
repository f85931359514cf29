// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Tools",
  platforms: [.macOS(.v13)],
  targets: [
    // Writes the tables of `PlatformStyles` from `Data/*.json`.
    .executableTarget(name: "generate"),
    // Writes the pages of `Rules` from `Documentation/Rules/*.md`.
    .executableTarget(name: "generate-rule-pages"),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
}
