import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Shapes that constants make too thin for a text to stand on (S-51).
struct ThinLayerTests {
  @Test(
    "A line behind a text, or a text on a line, leaves it on what lies around",
    arguments: [
      #"Text("a").background(alignment: .bottom) { Rectangle().fill(.black).frame(height: 2) }"#,
      #"Text("a").background(Color.black.frame(maxHeight: 2), alignment: .bottom)"#,
      #"Text("a").background(Rectangle().frame(height: 2).foregroundColor(.black), alignment: .bottom)"#,
      #"Text("a").background { VStack { Spacer(); Capsule().fill(.black).frame(height: isOn ? 3 : 1) } }"#,
      #"Text("a").background { Divider().background(.black) }"#,
      #"Text("a").background { Divider().background(.black).scaleEffect(isOn ? 0.95 : 1) }"#,
      #"ZStack { Button { } label: { VStack { Divider().background(.black); Spacer() } }.scaleEffect(0.5); Text("a") }"#,
      #"ZStack(alignment: .leading) { Rectangle().fill(.black).frame(width: 4); Text("a") }"#,
      #"Color.black.frame(height: 1).overlay { Text("a") }"#,
    ])
  func line(_ body: String) {
    let look = look(body)
    // Black on white.
    #expect(look.ratio("a") == 21, "\(look.dump)")
  }

  @Test(
    "A line as thick as a pixel carries no text, on whatever display",
    arguments: ["pixel", "1 / scale", "1 / UIScreen.main.scale", "2 * pixel"])
  func hairline(_ length: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @Environment(\\.pixelLength) private var pixel
        @Environment(\\.displayScale) private var scale
        var body: some View {
          Text("a").background(alignment: .bottom) { Rectangle().fill(.black).frame(height: \(length)) }
        }
      }
      """)
    // Black on white.
    #expect(look.ratio("a") == 21, "\(look.dump)")
  }

  @Test("A line carries no text of whatever size")
  func unknownSize() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let size: CGFloat
        var body: some View { Text("a").font(.system(size: size)).background { Divider().background(.black) } }
      }
      """)
    // Black on white.
    #expect(look.ratio("a") == 21, "\(look.dump)")
  }

  @Test(
    "A line over a text hides nothing, wherever it gets its colour",
    arguments: [
      "Rectangle().frame(height: 1).foregroundColor(.black)", "Rectangle().fill(.black).frame(maxHeight: 1)",
      "Color.black.opacity(0.5).frame(maxHeight: 1)",
    ])
  func lineInFront(_ line: String) {
    let look = look(#"Text("a").overlay(\#(line), alignment: .bottom)"#)
    #expect(look.ratio("a") == 21, "\(look.dump)")
    #expect(look.exemptions("a").isEmpty, "\(look.dump)")
  }

  @Test(
    "What small letters fit on may be what a text stands on",
    arguments: [
      // Half of 16 pt, and a third of the 24 pt that an effect makes of 8.
      #"Text("a").font(.system(size: 16)).background { Rectangle().fill(.black).frame(height: 8) }"#,
      #"Text("a").background { Rectangle().fill(.black).frame(height: 8).scaleEffect(3) }"#,
      #"Text("a").font(.system(size: 7)).background { Circle().fill(.black).frame(width: 8, height: 8) }"#,
    ])
  func block(_ body: String) {
    let bounds = look(body).bounds("a")
    // Black on black, or on white beside it.
    #expect(bounds?.low == 1, "\(look(body).dump)")
    #expect(bounds?.high == 21)
  }

  // Of 17 pt, 18 letters need at least 18 * 17 / 4 = 76 pt, of which 10 are less than a third.
  @Test(
    "A small picture in a corner carries no text of several words",
    arguments: [
      #"Image("cross").resizable().frame(width: 10, height: 10).padding(13)"#,
      #"Image("cross").resizable().opacity(0.5).frame(width: 10, height: 10)"#,
      #"Circle().fill(.black).frame(width: 25, height: 20)"#,
    ])
  func corner(_ sign: String) {
    let look = look(
      """
      ZStack {
        Rectangle().fill(Color.white).overlay(alignment: .topTrailing) { \(sign) }
        Text("We give you a gift").foregroundStyle(.black)
      }
      """)
    // Black on white.
    #expect(look.ratio("We give you a gift") == 21, "\(look.dump)")
  }

  @Test(
    "A picture that carries a part of a text worth naming may be what it stands on",
    arguments: [
      #"Image("cross").resizable().frame(width: 26, height: 10)"#, #"Image("cross").frame(width: 10, height: 10)"#,
      #"Image("cross").resizable().scaledToFill().frame(width: 10, height: 10)"#,
      #"Image("cross").resizable().frame(width: 10, height: 10).scaleEffect(3)"#,
    ])
  func larger(_ sign: String) {
    let look = look("ZStack { Color.white.overlay { \(sign) }; Text(\"We give you a gift\").foregroundStyle(.black) }")
    #expect(look.ratio("We give you a gift") == nil, "\(look.dump)")
  }

  private func look(_ body: String) -> Look {
    Look("import SwiftUI\nstruct Sample: View { @State var isOn = false; var body: some View { \(body) } }")
  }

  @Test(
    "S-51: a view of shapes alone is as thin as the frame around it",
    arguments: [
      ("HStack { Line().frame(height: 2) }", true), ("ZStack { Rectangle() }.frame(height: 2)", true),
      ("GeometryReader { room in Rectangle().frame(width: room.size.width / 2) }.frame(height: 2)", true),
      // A text is drawn beyond a frame that is too small for it, and so is a shape in a larger one.
      ("ZStack { Text(\"x\").background(Color.white) }.frame(height: 2)", false),
      ("ZStack { Rectangle().frame(height: 80) }.frame(height: 2)", false),
    ])
  func framed(bar: String, isThin: Bool) {
    let look = Look(
      body: """
        ZStack { Color.black; \(bar).foregroundStyle(.white); Text("T").foregroundStyle(.white) }
        """, declarations: "struct Line: View { var body: some View { Rectangle() } }")
    #expect(look.isCertain("T") == isThin, "\(bar) \(look.dump)")
  }
}
