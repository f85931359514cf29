import Scene

/// Methods and members of labels and image views that another module declares: they may give a text or a picture, as
/// `label.localize()`, `label.rx.text` and `view.kf.setImage(with:)` do (S-140).
extension CodeRun {
  /// Notes that a label or an image view is asked for something that its framework does not have. In a class of the
  /// program such a name may as well be that of a function of all code.
  func noteUnknown(_ name: String, of object: CodeObject) {
    guard object.type == nil, !Self.isOfLabels(name) else { return }
    let isPicture = CodeClasses.isKind(object.kind, of: "UIImageView") && !Self.isOfImageViews(name)
    guard isPicture || CodeClasses.isKind(object.kind, of: "UILabel") else { return }
    objects[object.identity]?.mayBeFilled = true
  }

  /// Notes that code may have an image view by a key or a position, too, and give it a picture so.
  func noteElement(_ value: Value) {
    guard case .instance(let instance) = value, let object = objects[instance.identity],
      CodeClasses.isKind(object.kind, of: "UIImageView")
    else { return }
    objects[instance.identity]?.mayBeFilled = true
  }

  /// True for what UIKit declares of image views alone, but for what gives them a picture.
  private static func isOfImageViews(_ name: String) -> Bool {
    imageViews.contains(name) || name.hasSuffix("SymbolEffect") || name.hasSuffix("SymbolEffects")
  }

  private static let imageViews: Set<String> = [
    "image", "preferredSymbolConfiguration", "preferredImageDynamicRange", "imageDynamicRange", "overlayContentView",
    "adjustsImageWhenAncestorFocused", "startAnimating", "stopAnimating", "isAnimating", "animationDuration",
    "animationRepeatCount", "setSymbolImage",
  ]

  /// True for what UIKit declares of labels, views and objects, and for what only lays them out.
  static func isOfLabels(_ name: String) -> Bool {
    labels.contains(name) || placesNothing(name) || stylesNothing(name)
      || prefixes.contains(where: name.hasPrefix) || suffixes.contains(where: name.hasSuffix)
  }

  private static let prefixes = [
    "setNeeds", "setContent", "setAccessibility", "setFrame", "accessibility", "isAccessibility", "content", "layout",
    "updateConstraints", "needs", "sizeT", "safeArea", "translates", "preservesSuperview", "autoresiz", "autoPin",
    "autoSet", "autoAlign", "autoCenter", "autoMatch", "snapshot", "trait", "removeAll", "keyboardLayout", "mask",
  ]
  private static let suffixes = ["Anchor", "Guide", "Superview", "Constraint", "Constraints", "Responder"]

  private static let labels: Set<String> = Set(
    """
    text attributedText font textColor textAlignment lineBreakMode showsExpansionTextWhenTruncated
    lineBreakStrategy isEnabled isHighlighted highlightedTextColor shadowColor shadowOffset preferredMaxLayoutWidth
    numberOfLines baselineAdjustment adjustsFontSizeToFitWidth minimumScaleFactor allowsDefaultTighteningForTruncation
    adjustsFontForContentSizeCategory minimumContentSizeCategory maximumContentSizeCategory textRect drawText draw
    backgroundColor isHidden alpha isOpaque tintColor tintAdjustmentMode clipsToBounds clearsContextBeforeDrawing layer
    frame bounds center transform transform3D anchorPoint superview subviews window isUserInteractionEnabled tag
    isMultipleTouchEnabled isExclusiveTouch gestureRecognizers interactions intrinsicContentSize alignmentRectInsets
    invalidateIntrinsicContentSize systemLayoutSizeFitting constraint constraints directionalLayoutMargins
    insetsLayoutMarginsFromSafeArea semanticContentAttribute effectiveUserInterfaceLayoutDirection motionEffects
    addMotionEffect overrideUserInterfaceStyle registerForTraitChanges undoManager next inputView inputAccessoryView
    viewWithTag hitTest point convert resizableSnapshotView addLayoutGuide removeLayoutGuide bringSubviewToFront
    sendSubviewToBack didMoveToSuperview didMoveToWindow tintColorDidChange restorationIdentifier
    isFocused canBecomeFocused isFirstResponder isKind isMember isEqual responds hash hashValue description value
    setValue debugDescription observe self addSubview insertSubview
    largeContentTitle largeContentImage showsLargeContentViewer scalesLargeContentImage hoverStyle cornerConfiguration
    snp
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
