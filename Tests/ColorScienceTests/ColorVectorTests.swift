import ColorScience
import Testing

@Suite("Colour spaces, compositing and contrast against independent implementations")
struct ColorVectorTests {
  @Test func contrastAndCompositing() throws {
    let table = try VectorTable("contrast.csv")
    #expect(table.rows.count == 1000)
    var comparison = Comparison()
    for row in table.rows {
      let id = "contrast \(try row.text("id"))"
      let background = try row.color8("bg_")
      let shown = try row.color8("fg_").composited(over: background)
      comparison.expect(shown.encoded, near: try row.rgb("comp_"), within: 1e-9, "\(id) composite")
      let expected8 = try row.rgb("comp8_")
      for (channel, exact) in try row.rgb("comp_").channels.enumerated() {
        // A composite on a half, as 94 * 0.075 + 154 * 0.925 = 149.5, may be rounded either way.
        let isHalf = abs((exact * 255).truncatingRemainder(dividingBy: 1) - 0.5) < 1e-6
        comparison.expect(
          shown.rgb8[channel], near: expected8[channel], within: isHalf ? 1 : 0, "\(id) 8-bit composite")
      }
      comparison.expect(
        shown.relativeLuminance, near: try row.number("lum_fg"), within: 1e-9, "\(id) text luminance")
      comparison.expect(
        background.relativeLuminance, near: try row.number("lum_bg"), within: 1e-9, "\(id) luminance")
      comparison.expect(
        contrastRatio(shown, background), near: try row.number("ratio"), within: 1e-9, "\(id) ratio")
      comparison.expect(
        contrastRatio(Color(encoded: expected8.map { $0 / 255 }), background), near: try row.number("ratio_8bit"),
        within: 1e-9, "\(id) 8-bit ratio")
    }
    comparison.expectAllPassed()
  }

  @Test func displayP3() throws {
    let table = try VectorTable("p3.csv")
    #expect(table.rows.count == 250)
    var comparison = Comparison()
    for row in table.rows {
      let id = "p3 \(try row.text("id"))"
      let p3 = try row.rgb("p3_")
      let color = Color(displayP3Red: p3.red, green: p3.green, blue: p3.blue)
      comparison.expect(color.linear, near: try row.rgb("lin_"), within: 1e-9, "\(id) linear")
      comparison.expect(color.encoded, near: try row.rgb("esrgb_"), within: 1e-9, "\(id) encoded")
      comparison.expect(color.clampedToSRGB.encoded, near: try row.rgb("clip_"), within: 1e-9, "\(id) clip")
      comparison.expect(color.rgb8, near: try row.rgb("canvas8_"), within: 1, "\(id) canvas")
      let isInGamut = try row.text("in_srgb_gamut") == "1"
      comparison.check(color.isInSRGBGamut == isInGamut, "\(id) gamut")
      // The table's luminance has CIE's coefficients, WCAG's are rounded to four digits: |ΔY| < 5e-5 per channel.
      comparison.expect(color.relativeLuminance, near: try row.number("Y"), within: 1e-4, "\(id) luminance")
      // CIE 15 read backwards: Y of L*.
      let response = (color.lightness + 16) / 116
      let luminance = color.lightness > 8 ? response * response * response : color.lightness * 27 / 24389
      comparison.expect(luminance, near: try row.number("Y"), within: 1e-9, "\(id) Y of L*")
    }
    comparison.expectAllPassed()
  }

  @Test func grayGamma22() throws {
    let table = try VectorTable("gray.csv")
    #expect(table.rows.count == 71)
    var comparison = Comparison()
    for row in table.rows {
      let value = try row.number("white_gamma22")
      let color = Color(grayGamma22: value)
      comparison.expect(color.linear, near: RGB(gray: try row.number("linear")), within: 1e-9, "\(value) linear")
      comparison.expect(
        color.encoded, near: RGB(gray: try row.number("srgb_encoded")), within: 1e-9, "\(value) encoded")
      comparison.expect(color.rgb8, near: RGB(gray: try row.number("srgb8")), within: 0, "\(value) 8-bit")
    }
    comparison.expectAllPassed()
  }

  @Test func oklabAndLab() throws {
    let table = try VectorTable("oklab.csv")
    #expect(table.rows.count == 500)
    var comparison = Comparison()
    for row in table.rows {
      let id = "oklab \(try row.text("id"))"
      let color = try row.color8("")
      let oklab = color.oklab
      for (prefix, tolerance) in [("ok_", 1e-9), ("cjs_", 1e-9)] {
        comparison.expect(oklab.lightness, near: try row.number(prefix + "L"), within: tolerance, "\(id) \(prefix)L")
        comparison.expect(oklab.a, near: try row.number(prefix + "a"), within: tolerance, "\(id) \(prefix)a")
        comparison.expect(oklab.b, near: try row.number(prefix + "b"), within: tolerance, "\(id) \(prefix)b")
      }
      let polar = color.oklch
      let chroma = try row.number("ok_C")
      comparison.expect(polar.chroma, near: chroma, within: 1e-9, "\(id) chroma")
      if chroma > 1e-6 {
        comparison.expect(polar.hue, near: try row.number("ok_h"), within: 1e-9 / chroma * 60, "\(id) hue")
      }
      for (white, prefix) in [(CIELab.WhitePoint.d65, "lab65_"), (.d50, "lab50_")] {
        let lab = color.lab(white)
        comparison.expect(lab.lightness, near: try row.number(prefix + "L"), within: 1e-9, "\(id) \(prefix)L")
        comparison.expect(lab.a, near: try row.number(prefix + "a"), within: 1e-9, "\(id) \(prefix)a")
        comparison.expect(lab.b, near: try row.number(prefix + "b"), within: 1e-9, "\(id) \(prefix)b")
      }
      comparison.expect(color.lightness, near: try row.number("lab65_L"), within: 1e-9, "\(id) L*")
    }
    comparison.expectAllPassed()
  }

  @Test func colorDifferences() throws {
    let table = try VectorTable("deltae2000.csv")
    #expect(table.rows.count == 517)
    var comparison = Comparison()
    var published = 0
    for row in table.rows {
      let id = "deltaE \(try row.text("id"))"
      let first = CIELab(lightness: try row.number("L1"), a: try row.number("a1"), b: try row.number("b1"))
      let second = CIELab(lightness: try row.number("L2"), a: try row.number("a2"), b: try row.number("b2"))
      let difference = first.deltaE2000(to: second)
      comparison.expect(difference, near: try row.number("de2000_colour"), within: 1e-9, "\(id) colour")
      comparison.expect(difference, near: try row.number("de2000_coloraide"), within: 1e-9, "\(id) coloraide")
      if let expected = try row.optionalNumber("de_published") {
        published += 1
        comparison.expect(difference, near: expected, within: 1e-4, "\(id) published")
      }
      let ok = deltaEOK(Color(lab: first), Color(lab: second))
      comparison.expect(ok, near: try row.number("de_ok"), within: 1e-9, "\(id) ΔE OK")
      if let firstColor = Color(hex: try row.text("srgb1")), let secondColor = Color(hex: try row.text("srgb2")) {
        comparison.expect(deltaE2000(firstColor, secondColor), near: difference, within: 1e-9, "\(id) from sRGB")
      }
    }
    #expect(published > 0)
    comparison.expectAllPassed()
  }

  @Test func visionDeficiencies() throws {
    let table = try VectorTable("cvd.csv")
    #expect(table.rows.count == 700)
    let deficiencies: [String: VisionDeficiency] = ["protan": .protan, "deutan": .deutan, "tritan": .tritan]
    let models: [String: VisionModel] = ["vienot": .vienot, "brettel": .brettel, "machado": .machado]
    var comparison = Comparison()
    for row in table.rows {
      let id = "cvd \(try row.text("id"))"
      let deficiency = try #require(deficiencies[try row.text("deficiency")])
      let model = try #require(models[try row.text("method")])
      let seen = try row.color8("").simulated(deficiency, severity: try row.number("severity"), model: model)
      comparison.expect(seen.linear, near: try row.rgb("lin_"), within: 1e-9, "\(id) linear")
      comparison.expect(seen.rgb8, near: try row.rgb("srgb8_"), within: 0, "\(id) 8-bit")
      if model != .machado {
        comparison.expect(seen.rgb8, near: try row.rgb("dlc_"), within: 1, "\(id) libDaltonLens")
      }
    }
    comparison.expectAllPassed()
  }
}
