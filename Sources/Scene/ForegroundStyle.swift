package import Findings
package import PlatformStyles

/// The style an element is drawn with, as the source or the system chose it.
package struct ForegroundStyle: Hashable, Sendable {
  /// What kind of style it is.
  package enum Form: Hashable, Sendable {
    /// A hierarchical level of the default foreground; vibrant over a material.
    case level(ContentLevel)
    /// A hierarchical level of a custom style: that style, faded.
    case fadedLevel(ContentLevel)
    /// A named colour of the system, by its name in the tables.
    case system(String)
    /// A colour with numbers of its own: literal, asset or token.
    case custom
    /// White, black or gray, possibly translucent.
    case neutral
    /// A gradient or an image.
    case gradient
    /// Not known.
    case unknown
  }

  /// What kind of style it is.
  package var form: Form
  /// True where the project wrote it, here or on an ancestor; false for defaults of the system.
  package var isProjectStyle: Bool
  /// True where the style or a group around it is made translucent by a written opacity.
  package var hasWrittenOpacity: Bool
  /// True where the style itself is made translucent by a written opacity, whatever group is around it.
  package var isTranslucent: Bool
  /// True where a group around it is translucent on some path.
  package var isFadedByGroup: Bool
  /// True where the system draws it vibrantly over a material (S-71).
  package var isVibrant: Bool
  /// The style as a reader knows it: `.secondary`, `Color.gray`, `default tint`.
  package var description: String
  /// The expression that sets it, where the project owns it.
  package var range: SourceRange?
  /// The definition of the token it comes from, if it comes from one.
  package var definition: SourceRange?
  /// The caller's argument that makes it, where the expression merely names the parameter that this is given to.
  package var argument: SourceRange?
  /// True where the expression only names what makes it, which may be one of several there.
  package var isNamed = false
  /// True for what code that is not there may have set: nothing tells that there is a colour of the project's.
  package var isForeign = false
  /// True for the tint of what is around, which colours controls whatever lies behind them.
  package var isTint = false
  /// The opacity that makes the group around it translucent, where that is written and always the same.
  package var fade: SourceRange?
  /// The question which element of a list the running program takes, where that makes it this one of several styles.
  package var pick: String?
  /// The colour of the project's own that it is made of; `nil` for all other styles.
  package var ownColor: OwnColor?

  /// True for what the project wrote, unless that is a level or a named colour of the system; what it is need not be
  /// known.
  package var isWrittenColor: Bool {
    switch form {
    case .custom, .neutral, .gradient, .unknown: isProjectStyle
    case .level, .fadedLevel, .system: false
    }
  }

  /// Creates a foreground style.
  package init(
    form: Form, isProjectStyle: Bool, hasWrittenOpacity: Bool = false, isFadedByGroup: Bool = false,
    isVibrant: Bool = false, description: String,
    range: SourceRange? = nil, definition: SourceRange? = nil, argument: SourceRange? = nil, ownColor: OwnColor? = nil
  ) {
    self.form = form
    self.isProjectStyle = isProjectStyle
    self.hasWrittenOpacity = hasWrittenOpacity
    isTranslucent = hasWrittenOpacity
    self.isFadedByGroup = isFadedByGroup
    self.isVibrant = isVibrant
    self.description = description
    self.range = range
    self.definition = definition
    self.argument = argument
    self.ownColor = ownColor
  }
}

/// A material or glass that an element lies over.
package struct MaterialSurface: Hashable, Sendable {
  /// The material; `nil` for glass.
  package var material: Material?
  /// True where the material is a background style, so that vibrancy is on (S-70).
  package var activatesVibrancy: Bool
  /// Where it is written.
  package var range: SourceRange?
  /// True for glass in a colour of its own, in front of which a level is no better than a colour.
  package var isTinted = false
  /// True for what a bar shows unless it is told otherwise elsewhere, so that it may be no material at all.
  package var isAssumed = false
  /// The identity of the surface within the scene: elements with the same number share it.
  package var id: Int

  /// Creates a material surface.
  package init(material: Material?, activatesVibrancy: Bool, range: SourceRange?, id: Int) {
    self.material = material
    self.activatesVibrancy = activatesVibrancy
    self.range = range
    self.id = id
  }
}
