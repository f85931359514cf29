import Scene
import TestSupport
import Testing

/// What is seen of a picture before it is loaded, once it is, and where it can't be.
struct AsyncImageTests {
  @Test(
    "S-58: the texts of every phase are elements",
    arguments: [
      """
      AsyncImage(url: nil) { phase in
        switch phase {
        case .empty: Text("A")
        case .success(let picture): VStack { picture.resizable(); Text("B") }
        case .failure: Text("C")
        @unknown default: EmptyView()
        }
      }
      """,
      """
      AsyncImage(url: nil, transaction: Transaction()) { phase in
        if let picture = phase.image {
          VStack { picture.resizable(); Text("B") }
        } else if phase.error != nil {
          Text("C")
        } else {
          Text("A")
        }
      }
      """,
      """
      AsyncImage(url: nil) { phase in
        if case .success(let picture) = phase {
          VStack { picture; Text("B") }
        } else {
          VStack { Text("A"); Text("C") }
        }
      }
      """,
      "AsyncImage(url: nil) { VStack { $0.resizable(); Text(\"B\") } } placeholder: { VStack { Text(\"A\"); Text(\"C\") } }",
    ])
  func phases(_ body: String) {
    let look = Look(body: body)
    #expect(Set(look.texts) == ["A", "B", "C"], "\(look.dump)")
    for text in ["A", "B", "C"] { #expect(look.ratio(text) == 21, "\(look.dump)") }
  }

  @Test("texts of different phases are not compared with each other")
  func exclusive() {
    let look = Look(
      body: "AsyncImage(url: nil) { phase in if phase.error != nil { Text(\"A\") } else { Text(\"B\") } }")
    #expect(look.scene.groups.isEmpty, "\(look.dump)")
  }

  @Test("a text in front of the loaded picture lies on it, the placeholder's does not")
  func overlay() {
    let look = Look(
      body:
        "AsyncImage(url: nil) { $0.resizable().overlay(Text(\"A\")) } placeholder: { Text(\"B\").background(.black) }")
    #expect(look.undecided("A") == .imageBackdrop, "\(look.dump)")
    #expect(look.background("B") == "#000000", "\(look.dump)")
  }

  @Test("without a closure there is the picture alone")
  func plain() {
    let look = Look(body: "AsyncImage(url: nil)")
    #expect(look.scene.elements.map(\.kind) == [.image], "\(look.dump)")
  }
}
