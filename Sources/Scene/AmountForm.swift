/// A way to write an amount that is made for the eye, and that VoiceOver may not say as it is meant.
package enum AmountForm: String, Hashable, Sendable {
  /// With a sign before it, such as `+12 %`.
  case signed
  /// With a letter for thousands, millions or billions, such as `1.2K`, with or without a sign.
  case abbreviated
}
