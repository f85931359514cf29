import Evaluation
import SourceFacts
import SourceReading

/// The size in bytes up to which a JSON file is read: what holds more are records, and no presets.
private let maximumSize = 1 << 18

/// Reads the JSON files that code finds in bundles by names that it writes; tests have their own.
func jsonResources(
  _ found: [DiscoveredAsset], namedBy readings: [SourceReadingResult], in bundles: BundleIndex
) -> [JSONResource] {
  if found.isEmpty { return [] }
  let names = readings.reduce(into: Set<String>()) { $0.formUnion($1.facts?.bundledFiles ?? []) }
  return found.compactMap { file in
    let name = String(decoding: file.location.name, as: UTF8.self)
    guard names.contains(name), !["Tests/", ".xcassets/"].contains(where: file.path.contains) else { return nil }
    let bytes = (try? contents(of: file.location)).flatMap { $0.count > maximumSize ? nil : $0 }
    return JSONResource(
      name: name, bundles: bundles.bundles(ofCatalog: file.path), value: bytes.flatMap(JSONReader.value))
  }
}
