import PlatformStyles
import Scene
import TestSupport
import Testing

/// Shapes in frames of constants behind views with the same centre.
struct FixedFrameTests {
  // A symbol at 17 pt needs no more than 27.2 pt, one at 29 pt no more than 46.4 pt.
  @Test(
    "S-51: a disc that is larger than the symbol before it is all that lies behind that",
    arguments: [
      #"ZStack { Circle().fill(.blue).frame(width: 28, height: 28); Image(systemName: "T") }"#,
      #"ZStack { Circle().frame(width: 44, height: 44).foregroundStyle(.blue); Image(systemName: "T") }"#,
      #"ZStack(alignment: .center) { Color.blue.frame(width: 58, height: 58); Image(systemName: "T").font(.system(size: 29)) }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 30, height: 30); Text("T").frame(width: 20, height: 20) }"#,
    ])
  func covered(_ body: String) {
    let look = Look(body: body)
    // systemBlue of iOS 18 in light.
    #expect(look.background("T") == "#007AFF", "\(look.dump)")
  }

  @Test(
    "S-51: what may reach beyond the shape may stand on what lies around",
    arguments: [
      #"ZStack { Circle().fill(.blue).frame(width: 24, height: 24); Image(systemName: "T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 44, height: 44).offset(x: 20); Image(systemName: "T") }"#,
      #"ZStack(alignment: .bottom) { Circle().fill(.blue).frame(width: 44, height: 44); Image(systemName: "T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 44, height: 44); Text("T") }"#,
      #"ZStack { Circle().fill(.blue).frame(width: 44, height: 44); Image(systemName: "T").offset(y: 30) }"#,
    ])
  func open(_ body: String) {
    let look = Look(body: body)
    #expect(look.background("T") == nil, "\(look.dump)")
  }
}
