#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The sRGB transfer function (IEC 61966-2-1, decode threshold 0.04045), extended to negative values by odd reflection.
package enum SRGBTransfer {
  /// The encoded value at which the linear toe ends, as WCAG 2.2 writes it.
  static let encodedThreshold = 0.04045
  static let linearThreshold = 0.0031308
  static let toeSlope = 12.92
  static let offset = 0.055
  static let gamma = 2.4
  /// The decoding's slope above the toe is this times the power 1.4 of the value plus the offset.
  static let powerSlope = gamma / pow(1 + offset, gamma)

  /// Linear light of an encoded sRGB channel value.
  package static func decode(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    if magnitude <= encodedThreshold { return encoded / toeSlope }
    let linear = pow((magnitude + offset) / (1 + offset), gamma)
    return encoded < 0 ? -linear : linear
  }

  /// Encoded sRGB channel value of linear light.
  package static func encode(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    if magnitude <= linearThreshold { return linear * toeSlope }
    let root = pow(magnitude, 1 / gamma)
    // The same as (1 + offset) * root - offset, but exactly 1 for white.
    let encoded = root + offset * (root - 1)
    return linear < 0 ? -encoded : encoded
  }

  /// The slope of `decode`, which grows with the magnitude of the value.
  static func decodeSlope(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    return magnitude <= encodedThreshold ? 1 / toeSlope : powerSlope * pow(magnitude + offset, gamma - 1)
  }

  /// The slope of `encode`, which falls with the magnitude of the value.
  static func encodeSlope(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    return magnitude <= linearThreshold ? toeSlope : (1 + offset) / gamma * pow(magnitude, 1 / gamma - 1)
  }
}
