/// What a storyboard or xib says; a pure function of its bytes.
package struct InterfaceFacts: Hashable, Sendable {
  /// The framework that loads the file.
  package enum Runtime: Hashable, Sendable {
    /// UIKit on iOS.
    case cocoaTouch
    /// AppKit.
    case cocoa
    /// UIKit on tvOS.
    case television
    /// WatchKit.
    case watch
    /// UIKit on visionOS.
    case vision
  }

  /// The framework that loads the file.
  package var runtime: Runtime
  /// The tint that a storyboard gives to all its scenes.
  package var tint: InterfaceColorUse?
  /// True for the screen that is shown while an app starts.
  package var isLaunchScreen: Bool
  /// The identifier of the controller that the file starts with.
  package var initial: String?
  /// The names of the catalogs' colours of which the file keeps the value that they had as it was saved.
  package var keptColors: Set<String>
  /// Controllers, views, windows and placeholders at the top, the scenes of a storyboard opened.
  package var objects: [InterfaceObject]

  /// Creates the facts of a file.
  package init(
    runtime: Runtime, tint: InterfaceColorUse? = nil, isLaunchScreen: Bool = false, initial: String? = nil,
    keptColors: Set<String> = [], objects: [InterfaceObject] = []
  ) {
    self.runtime = runtime
    self.tint = tint
    self.isLaunchScreen = isLaunchScreen
    self.initial = initial
    self.keptColors = keptColors
    self.objects = objects
  }
}

/// An object of an interface file: a view, a cell, a controller, a bar item, or a part of one such as a button's state.
package struct InterfaceObject: Hashable, Sendable {
  /// The element's name, such as `label` or `tableViewCell`.
  package var kind: String
  /// The property of its parent that holds it, such as `contentView`, or the list it stands in, such as `subviews`.
  package var role: String
  /// The identifier that outlets use; empty for parts without one.
  package var id: String
  /// The class of the project that stands in for the framework's.
  package var customClass: String?
  /// The attributes that say something about looks, by their names.
  package var attributes: [String: String]
  /// The frame in its parent, in pt.
  package var frame: InterfaceFrame?
  /// The colours, each under the key of its property.
  package var colors: [InterfaceColorUse]
  /// The fonts, each under the key of its property.
  package var fonts: [InterfaceFontUse]
  /// The runs of an attributed text.
  package var runs: [InterfaceRun]
  /// What it is told by key path once it is loaded, in this order.
  package var runtimeValues: [InterfaceRuntimeValue]
  /// The properties of this object that hold other objects.
  package var outlets: [InterfaceOutlet]
  /// The ways from this object to other controllers.
  package var segues: [InterfaceSegue]
  /// What changes for some size classes.
  package var variations: [InterfaceVariation]
  /// What it holds, in the order of the file, which for subviews is back to front.
  package var children: [InterfaceObject]
  /// Where its start tag stands.
  package var span: Span

  /// Creates an object without content.
  package init(kind: String, role: String, id: String, span: Span) {
    self.kind = kind
    self.role = role
    self.id = id
    self.span = span
    customClass = nil
    attributes = [:]
    frame = nil
    colors = []
    fonts = []
    runs = []
    runtimeValues = []
    outlets = []
    segues = []
    variations = []
    children = []
  }

  /// True where it, or something in it, is of a class of the project.
  package var holdsCustomClass: Bool { customClass != nil || children.contains(where: \.holdsCustomClass) }

  /// Returns the colour under a key.
  package func color(_ key: String) -> InterfaceColorUse? { colors.first { $0.key == key } }

  /// Returns the children in a role.
  package func children(_ role: String) -> [InterfaceObject] { children.filter { $0.role == role } }

  /// True where an attribute is `YES`.
  package func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }
}

/// An outlet: a property that holds an object.
package struct InterfaceOutlet: Hashable, Sendable {
  /// The property's name.
  package var property: String
  /// The object's identifier.
  package var destination: String

  /// Creates a connection.
  package init(property: String, destination: String) {
    self.property = property
    self.destination = destination
  }
}

/// A way from one controller to another.
package struct InterfaceSegue: Hashable, Sendable {
  /// What it does, as the file names it: `show`, `presentation`, `relationship`, `embed` ….
  package var kind: String
  /// The controller's identifier.
  package var destination: String
  /// How the controller is presented, where the way says so.
  package var presentationStyle: String?

  /// Creates a way.
  package init(kind: String, destination: String, presentationStyle: String? = nil) {
    self.kind = kind
    self.destination = destination
    self.presentationStyle = presentationStyle
  }
}

/// What an object changes for some size classes.
package struct InterfaceVariation: Hashable, Sendable {
  /// The size classes, as `heightClass=regular-widthClass=compact`; `default` for all others.
  package var key: String
  /// The colours that differ.
  package var colors: [InterfaceColorUse]
  /// The fonts that differ.
  package var fonts: [InterfaceFontUse]
  /// The subviews that are left out, by their identifiers.
  package var excluded: [String]
  /// The subviews that are there although others leave them out.
  package var included: [String]
  /// Whether the object is hidden there, where that is said.
  package var isHidden: Bool?

  /// Creates a variation.
  package init(
    key: String, colors: [InterfaceColorUse] = [], fonts: [InterfaceFontUse] = [], excluded: [String] = [],
    included: [String] = [], isHidden: Bool? = nil
  ) {
    self.key = key
    self.colors = colors
    self.fonts = fonts
    self.excluded = excluded
    self.included = included
    self.isHidden = isHidden
  }
}
