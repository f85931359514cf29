import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Shapes in frames of constants behind views with the same centre.
struct FixedFrameTests {
  // A symbol at 17 pt needs no more than 20.4 pt, one at 29 pt no more than 34.8 pt, a letter at 17 pt no more than
  // 21.25 pt.
  @Test(
    "S-51: a disc that is larger than the symbol before it is all that lies behind that",
    arguments: [
      #"ZStack { Circle().fill(.blue).frame(width: 28, height: 28); Image(systemName: "T") }"#,
      #"ZStack { Circle().frame(width: 44, height: 44).foregroundStyle(.blue); Image(systemName: "T") }"#,
      #"ZStack(alignment: .center) { Color.blue.frame(width: 35, height: 35); Image(systemName: "T").font(.system(size: 29)) }"#,
      #"ZStack { RoundedRectangle(cornerRadius: 5).fill(.blue).aspectRatio(1, contentMode: .fill).frame(width: 24); Image(systemName: "T") }"#,
      #"ZStack { if Bool.random() { Circle().fill(.blue).frame(width: 24, height: 24) } else { Rectangle().fill(.blue).frame(width: 30, height: 30) }; Image(systemName: "T") }"#,
      #"ZStack { Group { Circle().fill(.blue) }.frame(width: 24, height: 24); Image(systemName: "T") }"#,
      #"ZStack { Circle().fill(.blue).overlay(Circle().stroke(.red)).frame(width: 24, height: 24, alignment: .center); Image(systemName: "T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 22, height: 22); Text("T").font(.system(size: 17)) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 24, height: 24); Image(systemName: "T").frame(width: 44, height: 44) }"#,
      #"Image(systemName: "T").padding(9).background { Circle().fill(.blue).frame(width: 24, height: 24) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 24, height: 24); Image(systemName: "T").frame(maxWidth: .infinity) }"#,
      #"Image(systemName: "T").background(Circle().fill(.blue).frame(width: 24, height: 24))"#,
      #"Image(systemName: "T").background { Circle().fill(.blue).frame(width: 24, height: 24) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 30, height: 30); Text("T").frame(width: 20, height: 20) }"#,
      #"ZStack { Color.blue.frame(width: 32, height: 32); Image(systemName: "T").imageScale(.medium) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 45, height: 45); Text("T").frame(width: 40, height: 40).minimumScaleFactor(0.01).font(.system(size: 900)) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 45, height: 45); Text("T").minimumScaleFactor(0.5).font(.system(size: 60)).frame(width: 40, height: 40) }"#,
      // 48 * 1.6 = 76.8.
      #"ZStack { Circle().fill(.blue).frame(width: 77, height: 77); Image(systemName: "T").resizable().scaledToFit().frame(width: 48) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 77, height: 77); Image(systemName: "T").resizable().aspectRatio(contentMode: .fit).foregroundStyle(.black).frame(height: 48) }"#,
      #"Image(systemName: "T").resizable().scaledToFit().frame(width: 48).foregroundStyle(.black).background(Circle().fill(.blue).frame(width: 77, height: 77))"#,
    ])
  func covered(_ body: String) {
    let look = Look(body: body)
    // systemBlue of iOS 18 in light.
    #expect(look.backgrounds("T") == ["#007AFF"], "\(look.dump)")
  }

  // Two capital letters at 12 pt need no more than 30 pt, two digits no more than 16.8 pt, of three nothing tells.
  @Test(
    "S-51: one or two characters before a larger disc stand on that alone",
    arguments: [
      ("7", 15.0, true), ("42", 17, true), ("AB", 30, true), ("42", 16, false), ("AB", 29, false), ("100", 60, false),
    ])
  func characters(_ text: String, _ side: Double, _ isCovered: Bool) {
    let look = Look(
      body: """
        ZStack { Circle().fill(.blue).frame(width: \(side), height: \(side)); Text("\(text)").font(.system(size: 12)) }
        """)
    #expect((look.background(text) == "#007AFF") == isCovered, "\(look.dump)")
  }

  @Test(
    "S-51: what may reach beyond the shape may stand on what lies around",
    arguments: [
      #"ZStack { Circle().fill(.blue).frame(width: 20, height: 20); Image(systemName: "T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 24, height: 24); Image(systemName: "T").padding(.top, 9) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 24, height: 24); Image(systemName: "T").frame(height: 44, alignment: .top) }"#,
      #"ZStack { Rectangle().fill(.blue).frame(width: 20); Image(systemName: "T") }"#,
      #"ZStack { Rectangle().fill(.blue).frame(height: 20); Text("T") }"#,
      #"ZStack { Rectangle().fill(.blue).frame(height: 60); VStack { Text("T"); Text("x") } }"#,
      #"ZStack(alignment: .top) { Rectangle().fill(.blue).frame(height: 22); Text("T").padding(8) }"#,
      #"ZStack { Rectangle().fill(.blue).frame(height: 30).frame(maxHeight: .infinity, alignment: .top); Text("T") }"#,
      #"ZStack { Circle().fill(.blue).frame(height: 20); Text("T") }"#,
      #"ZStack { Rectangle().fill(.blue).aspectRatio(2, contentMode: .fit).frame(height: 30); Text("T") }"#,
      #"Image(systemName: "T").background(alignment: .bottom) { Circle().fill(.blue).frame(width: 24, height: 24) }"#,
      #"Image(systemName: "T").background(Circle().fill(.blue).frame(width: 24, height: 24), alignment: .bottom)"#,
      #"ZStack { Circle().fill(.blue).frame(width: 44, height: 44).offset(x: 20); Image(systemName: "T") }"#,
      #"ZStack(alignment: .bottom) { Circle().fill(.blue).frame(width: 44, height: 44); Image(systemName: "T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 44, height: 44); Text("T") + Text("x") }"#,
      #"ZStack(alignment: .top) { Capsule().fill(.blue).frame(height: 44); Text("T") }"#,
      #"ScrollView { ZStack { Rectangle().fill(.blue).frame(width: 60); Text("T") } }"#,
      #"ScrollView(.horizontal) { ZStack { Capsule().fill(.blue).frame(height: 44); Text("T") } }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 44, height: 44); Image(systemName: "T").offset(y: 30) }"#,
      #"ZStack { Capsule().fill(.blue).offset(y: Bool.random() ? 0 : 5); Text("T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 76, height: 76); Image(systemName: "T").resizable().scaledToFit().frame(width: 48) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 77, height: 77); Image(systemName: "T").resizable().frame(width: 48) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 77, height: 77); Image(systemName: "T").resizable().scaledToFill().frame(width: 48) }"#,
    ])
  func open(_ body: String) {
    let look = Look(body: body)
    #expect(look.background("T") == nil, "\(look.dump)")
  }

  // A line at 17 pt needs no more than 21.25 pt, two no more than 42.5 pt; what is known to stay on a line is one word,
  // words of at most 12 characters together, or what is limited to one.
  @Test(
    "S-51: a shape with one fixed side takes all that the stack has along the other one",
    arguments: [
      #"ZStack { Capsule().fill(.blue).frame(height: 50); Text("T").bold() }"#,
      #"ZStack { Rectangle().fill(.blue).frame(height: 22); Text("Continue") }"#,
      #"ZStack { Rectangle().fill(.blue).frame(height: 22); Text("Go on now") }"#,
      #"ZStack { Rectangle().fill(.blue).frame(height: 44); Text("Continue with it") }"#,
      #"ZStack { Capsule().fill(.blue).frame(height: 44); HStack { Image(systemName: "s"); Text("Go") }.padding() }"#,
      #"ZStack { Capsule().fill(.blue).frame(height: 44).frame(maxWidth: .infinity); Text("Continue") }"#,
      #"ZStack { Capsule().fill(.blue).frame(minWidth: 0, maxWidth: .infinity, maxHeight: 12); Text("Go").font(.system(size: 9)) }"#,
      #"ZStack { Capsule().frame(height: 44).foregroundStyle(.blue); Text(Date(), style: .date).lineLimit(1) }"#,
      #"ZStack { Color.blue.frame(height: 44); Text(Date(), style: .date) }.lineLimit(1)"#,
      #"ZStack(alignment: .leading) { Capsule().fill(.blue).frame(height: 44); Text("Continue").padding(.leading) }"#,
      #"ZStack(alignment: .top) { Rectangle().fill(.blue).frame(height: 44); Text("Continue").padding(8) }"#,
      #"Text("Continue").background { Rectangle().fill(.blue).frame(height: 24) }"#,
      #"ZStack { Capsule().fill(.blue).frame(height: 44); Label("Go", systemImage: "s") }"#,
      #"ZStack { Rectangle().fill(.blue).frame(width: 43); Text("Go") }"#,
      #"ScrollView { ZStack { Capsule().fill(.blue).frame(height: 44); Text("T") } }"#,
      #"ScrollView { ZStack { Rectangle().fill(.blue).frame(width: 60); Text("T") }.frame(height: 60) }"#,
      #"ScrollView { Text("T").background { Rectangle().fill(.blue).frame(width: 60) } }"#,
      #"ZStack { Capsule().fill(.blue).frame(height: 44); Button("Continue") {}.buttonStyle(.plain) }"#,
    ])
  func oneSide(_ body: String) {
    let look = Look(body: body)
    let texts = look.scene.elements.filter { $0.kind == .text }
    let backdrops = texts.flatMap(\.placements).map { $0.readings[.light]?.background?.hexString }
    #expect(Set(backdrops) == ["#007AFF"], "\(look.dump)")
  }

  // At 40 pt five letters of three columns' twelve at 17 pt are left (12 * 17 / 40 = 5.1); two lines need 100 pt.
  @Test("S-51: a word that is longer than a line takes several", arguments: [(60, false), (100, true)])
  func longWord(_ height: Int, _ isCovered: Bool) {
    let look = Look(
      body: """
        ZStack { Rectangle().fill(.blue).frame(height: \(height)); Text("Continue").font(.system(size: 40)) }
        """)
    #expect((look.background("Continue") == "#007AFF") == isCovered, "\(look.dump)")
  }

  @Test("S-51: a label of a style of the program may be of any height")
  func ownLabelStyle() {
    let look = Look(
      """
      import SwiftUI
      struct Tall: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
          VStack { configuration.icon.padding(60); configuration.title }
        }
      }
      struct Page: View {
        var body: some View {
          ZStack { Capsule().fill(.blue).frame(height: 44); Label("T", systemImage: "s") }.labelStyle(Tall())
        }
      }
      """)
    #expect(look.background("T") == nil, "\(look.dump)")
  }

  // The corners of 40 by 40 pt are 28.3 pt from the centre, those of 30 by 30 pt 21.2 pt; the disc has 22 pt.
  @Test("S-51: lines before a disc stand on it alone within its circle", arguments: [(40, false), (30, true)])
  func corners(_ side: Int, _ isCovered: Bool) {
    let look = Look(
      body: """
        ZStack {
          Circle().fill(.blue).frame(width: 44, height: 44)
          Text("of all").frame(width: \(side), height: \(side))
        }
        """)
    #expect((look.background("of all") == "#007AFF") == isCovered, "\(look.dump)")
  }

  // Half of 34 pt is 17 pt, whose small letters take 8.5 pt.
  @Test("S-51: a text that may shrink to a half stands on no bar that is thinner than its letters are then")
  func shrinkingText() {
    let look = Look(
      body: """
        Text("T").font(.largeTitle).minimumScaleFactor(0.5)
          .background(alignment: .bottom) { Color.primary.frame(height: 4) }
        """)
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  // A line of body text at 17 pt needs no more than 20.4 pt of 60.
  @Test(
    "S-51: arms that cover the text before them by their frames or without one are all that lies behind it",
    arguments: [
      "Color.black", "Rectangle().foregroundColor(.black)", "Group { Color.black }.opacity(1)",
      "Color.black.frame(height: 60)",
    ])
  func arms(_ other: String) {
    let look = Look(
      body: """
        ZStack {
          if Bool.random() { \(other) } else { Rectangle().foregroundColor(.black).frame(height: 60) }
          Text("T").foregroundColor(.white)
        }
        """)
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("S-51: an arm that keeps its form beside the room may leave the text before it")
  func fittedArm() {
    let look = Look(
      body: """
        ZStack {
          if Bool.random() { Color.black.aspectRatio(0.1, contentMode: .fit) } else { Color.black.frame(height: 60) }
          Text("T").foregroundColor(.white)
        }
        """)
    #expect(look.backgrounds("T") != ["#000000"], "\(look.dump)")
  }
}
