import PlatformStyles
import Scene
import TestSupport
import Testing

/// Outlines in the labels of controls, around all of it or around a part (S-33).
struct LabelOutlineTests {
  private static let line = ".overlay(Capsule().stroke(Color.gray, lineWidth: 0.5))"
  private static let initials = "Text(\"AL\").frame(width: 36, height: 36).background(Color.white)"
  private static let tag =
    "struct Tag: View { var body: some View { Text(\"new\").padding(4).background(Color.green)\(line) } }"

  /// The exemptions of the outlines of a view.
  private func exemptions(_ view: String) -> [Exemption?] {
    // A tag that nothing shows is seen by itself, where its outline is decoration.
    let look = Look(
      """
      import SwiftUI
      \(view.contains("Tag()") ? Self.tag : "")
      struct Sample: View {
        @State private var name = ""
        var body: some View { VStack { \(view) } }
      }
      """)
    return look.scene.elements.filter { $0.kind == .shape }.flatMap(\.placements).map(\.exemption)
  }

  @Test(
    "S-33: one around words that stand beside others in a label is decoration",
    arguments: [
      "Button {} label: { HStack { Text(\"Soap\"); Tag() }.padding().background(Color.yellow) }",
      "NavigationLink { Text(\"B\") } label: { HStack { Text(\"Soap\"); Tag() } }",
      "Button {} label: { VStack { Image(\"soap\"); HStack { Tag() } } }",
      "Button {} label: { HStack { Text(\"Soap\"); Text(\"new\").border(Color.gray) } }",
      "Button {} label: { HStack { Text(\"Soap\"); Text(\"new\").background(Capsule().stroke(Color.gray)) } }",
      "Button {} label: { HStack { ForEach(0..<3) { _ in Tag() } } }",
      "Button {} label: { HStack { Text(\"Soap\"); HStack { Image(systemName: \"star\"); Text(\"4\") }\(line) } }",
      "Button {} label: { HStack { Text(\"Soap\"); Text(\"new\").frame(height: 20)\(line) } }",
      // Initials on a disc.
      "Button {} label: { HStack { \(initials).clipShape(Circle())\(line); Text(\"Ada\") } }",
      "Button {} label: { HStack { Text(\"Ada\"); \(initials).clipShape(.circle).shadow(radius: 1)\(line) } }",
      "Button {} label: { HStack { \(initials).cornerRadius(18)\(line); Text(\"Ada\") } }",
    ])
  func parts(_ view: String) {
    let found = exemptions(view)
    #expect(!found.isEmpty && found.allSatisfy { $0 == .decorative }, "\(found)")
  }

  @Test(
    "S-33: one around all of a label, around a control or around no words is a boundary",
    arguments: [
      "Button {} label: { Tag() }", "Button {} label: { HStack { Spacer(); Tag(); Spacer() } }",
      "Button {} label: { HStack { Text(\"Soap\"); Text(\"new\") }\(line) }",
      "Button {} label: { HStack { Circle().stroke(Color.gray); Text(\"Soap\") } }",
      "Button {} label: { HStack { Image(systemName: \"checkmark\")\(line); Text(\"Soap\") } }",
      "HStack { Text(\"Name\"); TextField(\"N\", text: $name)\(line) }",
      "HStack { Text(\"Name\"); Button {} label: { Tag() } }",
      // A field that drops down, a box to be checked, a size to be chosen, and a button in a label.
      "Menu { } label: { VStack { Text(\"Land\"); HStack { Text(name); Spacer(); Image(\"down\") }\(line) } }",
      "Menu { } label: { VStack { Text(\"A\"); HStack { Text(name); Image(systemName: \"chevron.down\") }\(line) } }",
      "Button {} label: { HStack { Text(\"x\").frame(width: 22, height: 22)\(line); Text(\"I agree\") } }",
      "Button {} label: { VStack { Text(\"XL\").frame(width: 44, height: 44)\(line); Text(\"large\") } }",
      "Button {} label: { HStack { Image(\"cart\"); Text(\"Buy\").frame(maxWidth: .infinity)\(line) } }",
      "Button {} label: { HStack { \(initials).cornerRadius(4)\(line); Text(\"I agree\") } }",
      "Button {} label: { VStack { \(initials).clipShape(Circle())\(line); Text(\"large\") } }",
      "Button {} label: { HStack { Text(\"x\").frame(width: 22, height: 22).cornerRadius(11)\(line); Text(\"A\") } }",
    ])
  func wholes(_ view: String) {
    let found = exemptions(view)
    #expect(!found.isEmpty && found.allSatisfy { $0 == nil }, "\(found)")
  }
}
