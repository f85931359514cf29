// swift-tools-version: 6.2
import PackageDescription

let swiftSyntax = "swift-syntax"

let package = Package(
  name: "evident",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "evident", targets: ["evident"])],
  dependencies: [
    // The command line: parsing, help, completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // The only parser that reads every Swift file the compiler reads.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    // The configuration: YAML with the line of every value, so that a mistake can be pointed at.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // SHA-256, by which the cache knows a file again.
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
  ],
  targets: [
    .target(name: "ColorScience"),
    .target(name: "PlatformStyles", dependencies: ["ColorScience"]),
    .target(name: "Findings", dependencies: ["ColorScience"]),
    .target(name: "SourceFacts", dependencies: ["ColorScience", "Findings"]),
    .target(
      name: "SourceReading",
      dependencies: [
        "ColorScience", "Findings", "SourceFacts",
        .product(name: "SwiftSyntax", package: swiftSyntax),
        .product(name: "SwiftParser", package: swiftSyntax),
        .product(name: "SwiftOperators", package: swiftSyntax),
        .product(name: "SwiftParserDiagnostics", package: swiftSyntax),
        .product(name: "SwiftDiagnostics", package: swiftSyntax),
      ]),
    .target(name: "Scene", dependencies: ["ColorScience", "PlatformStyles", "Findings"]),
    .target(
      name: "Evaluation", dependencies: ["ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Scene"]),
    .target(name: "Rules", dependencies: ["ColorScience", "PlatformStyles", "Findings", "Scene"]),
    .target(
      name: "Rewriting",
      dependencies: [
        "ColorScience", "PlatformStyles", "Findings", "Scene",
        .product(name: "SwiftSyntax", package: swiftSyntax), .product(name: "SwiftParser", package: swiftSyntax),
      ]),
    .target(
      name: "Configuration",
      dependencies: [
        "ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Rules", .product(name: "Yams", package: "Yams"),
      ]),
    .target(
      name: "Audit",
      dependencies: [
        "ColorScience", "PlatformStyles", "Findings", "SourceFacts", "SourceReading", "Evaluation", "Scene", "Rules",
        "Rewriting", "Configuration", .product(name: "Crypto", package: "swift-crypto"),
      ]),
    .target(
      name: "Reporting", dependencies: ["ColorScience", "PlatformStyles", "Findings", "Scene", "Rules", "Audit"]),
    .executableTarget(
      name: "evident",
      dependencies: [
        "PlatformStyles", "Findings", "Scene", "Rules", "Configuration", "Audit", "Reporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(
      name: "TestSupport",
      dependencies: [
        "ColorScience", "PlatformStyles", "Findings", "SourceFacts", "SourceReading", "Scene", "Evaluation",
      ], path: "Tests/TestSupport"),
    .testTarget(name: "ColorScienceTests", dependencies: ["ColorScience"]),
    .testTarget(name: "PlatformStylesTests", dependencies: ["ColorScience", "PlatformStyles"]),
    .testTarget(
      name: "SourceReadingTests", dependencies: ["ColorScience", "Findings", "SourceFacts", "SourceReading"]),
    .testTarget(
      name: "EvaluationTests",
      dependencies: ["ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Scene", "Evaluation", "TestSupport"]),
    .testTarget(name: "RulesTests", dependencies: ["ColorScience", "PlatformStyles", "Findings", "Scene", "Rules"]),
    .testTarget(
      name: "RewritingTests",
      dependencies: ["ColorScience", "PlatformStyles", "Findings", "Scene", "Rewriting", "TestSupport"]),
    .testTarget(
      name: "ConfigurationTests",
      dependencies: ["ColorScience", "PlatformStyles", "Findings", "SourceFacts", "Rules", "Configuration"]),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "ColorScience", "PlatformStyles", "Findings", "SourceFacts", "SourceReading", "Scene", "Evaluation", "Rules",
        "Configuration", "Audit", "TestSupport",
      ]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["ColorScience", "PlatformStyles", "Findings", "Scene", "Rules", "Audit", "Reporting"],
      exclude: ["Snapshots"]),
    .testTarget(name: "ToolTests", dependencies: ["evident"]),
    .testTarget(name: "TidyTests", dependencies: ["Rules"]),
  ]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"), .enableUpcomingFeature("ImmutableWeakCaptures"),
    .treatAllWarnings(as: .error),
  ]
}
