/// A way of seeing under which text is judged.
package enum VisionCondition: Hashable, Sendable, CaseIterable {
  /// Full colour vision.
  case normal
  /// No colour at all, as with a grayscale filter or achromatopsia.
  case grayscale
  /// No long-wavelength (red) cones.
  case protan
  /// No medium-wavelength (green) cones.
  case deutan
  /// No short-wavelength (blue) cones.
  case tritan
}

/// The cone class that is missing or weak.
package enum VisionDeficiency: Hashable, Sendable, CaseIterable {
  /// Long-wavelength (red) cones.
  case protan
  /// Medium-wavelength (green) cones.
  case deutan
  /// Short-wavelength (blue) cones.
  case tritan
}

/// A published simulation of colour vision deficiency; all work in linear light.
package enum VisionModel: Hashable, Sendable, CaseIterable {
  /// Viénot, Brettel and Mollon 1999: one projection; accurate for protan and deutan.
  case vienot
  /// Brettel, Viénot and Mollon 1997: two half-planes; the most accurate, needed for tritan.
  case brettel
  /// Machado, Oliveira and Fernandes 2009: anomalous vision by severity; not valid for tritan.
  case machado
}

extension Color {
  /// The colour as seen under a condition, unclamped: Viénot for protan and deutan, Brettel for tritan, severity 1.
  package func simulated(_ condition: VisionCondition) -> Color {
    switch condition {
    case .normal: self
    case .grayscale: Color(linear: RGB(gray: relativeLuminance), alpha: alpha)
    case .protan: simulated(.protan, model: .vienot)
    case .deutan: simulated(.deutan, model: .vienot)
    case .tritan: simulated(.tritan, model: .brettel)
    }
  }

  /// The colour as seen with a deficiency of a severity from 0 (none) to 1 (cones missing), unclamped.
  package func simulated(
    _ deficiency: VisionDeficiency, severity: Double = 1, model: VisionModel
  ) -> Color {
    let strength = severity.limitedToUnit
    switch model {
    case .machado:
      return Color(linear: MachadoTable.matrix(deficiency, severity: strength) * linear, alpha: alpha)
    case .vienot:
      return toward(VienotProjection.matrix(deficiency) * linear, by: strength)
    case .brettel:
      return toward(BrettelHalfPlanes(deficiency).project(linear), by: strength)
    }
  }

  /// The usual reading of partial severity for the dichromat models: a mix in linear light.
  private func toward(_ dichromat: RGB, by strength: Double) -> Color {
    Color(linear: linear.combined(with: dichromat) { (1 - strength) * $0 + strength * $1 }, alpha: alpha)
  }
}
