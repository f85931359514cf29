import PlatformStyles
import TestSupport

/// A slot of a colorset in JSON: opaque sRGB digits such as `1C1C1E`, or empty; traits as `dark`, `high`, `mac`.
func slot(_ digits: String?, _ traits: String...) -> String {
  let idioms = traits.filter { ["iphone", "ipad", "mac", "watch", "tv", "vision"].contains($0) }
  let appearances = traits.compactMap { trait -> String? in
    switch trait {
    case "light", "dark": #"{"appearance":"luminosity","value":"\#(trait)"}"#
    case "high": #"{"appearance":"contrast","value":"high"}"#
    default: nil
    }
  }
  var parts = [#""idiom":"\#(idioms.first ?? "universal")""#]
  if !appearances.isEmpty { parts.append(#""appearances":[\#(appearances.joined(separator: ","))]"#) }
  if traits.contains("p3") { parts.append(#""display-gamut":"display-P3""#) }
  if traits.contains("srgb") { parts.append(#""display-gamut":"sRGB""#) }
  if let digits {
    let channels = ["red", "green", "blue"].enumerated().map { index, name in
      #""\#(name)":"0x\#(digits.dropFirst(index * 2).prefix(2))""#
    }
    let components = (channels + [#""alpha":"1.000""#]).joined(separator: ",")
    parts.append(#""color":{"color-space":"srgb","components":{\#(components)}}"#)
  }
  return "{\(parts.joined(separator: ","))}"
}

/// A slot that refers to a colour of the system.
func slot(system name: String) -> String {
  #"{"idiom":"universal","color":{"platform":"ios","reference":"\#(name)"}}"#
}

func colorset(_ slots: String...) -> String { #"{"colors":[\#(slots.joined(separator: ","))],"info":{"version":1}}"# }

/// A view whose body is given, in a program with one catalog of colours by name.
func look(
  _ body: String, _ colors: [String: String], declarations: String = "", platform: Platform = .ios18
) -> Look {
  let files = Dictionary(
    uniqueKeysWithValues: colors.map { name, json in
      (name.hasSuffix(".json") ? name : "App.xcassets/\(name).colorset/Contents.json", json)
    })
  return Look(
    "import SwiftUI\n\(declarations)\nstruct Sample: View {\n  var body: some View {\n\(body)\n  }\n}\n",
    platform: platform, files: files)
}
