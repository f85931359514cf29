import Scene

/// What a modifier does: it renders its receiver in a changed environment, or adds layers and other views.
typealias ModifierEffect = @Sendable (Renderer, ModifierCall, ViewNode, Environment) -> Void

/// The one table from a modifier's name to what it does.
enum ModifierTable {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [:]
    for name in NeutralModifiers.names { table[name] = unchanged }
    for family in [
      FontModifiers.effects, ForegroundModifiers.effects, BackgroundModifiers.effects, AppearanceModifiers.effects,
      ControlModifiers.effects, ContainerModifiers.effects, PresentationModifiers.effects,
      AccessibilityModifiers.effects, Shapes.effects, ContainerBackgrounds.effects, MovingModifiers.effects,
      Assertions.effects, WidgetModifiers.effects, ChartComponents.effects, FrameModifiers.effects,
      Presses.effects, Templates.effects, PreferenceModifiers.effects, TipComponents.effects,
      OrnamentModifiers.effects,
    ] {
      table.merge(family) { _, new in new }
    }
    return table
  }()

  /// Renders the receiver as it is.
  static let unchanged: ModifierEffect = { renderer, _, receiver, environment in
    renderer.render(receiver, in: environment)
  }

  /// Returns what a modifier does; event handlers and what only assistive technologies read change nothing.
  static func effect(named name: String) -> ModifierEffect? {
    if let known = effects[name] { return known }
    let isHandler = name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
    return isHandler || name.hasPrefix("accessibility") ? unchanged : nil
  }

  /// True for a modifier that does to each of several views what it does to one (S-58). What presents a screen or puts
  /// views into a bar is there once, and so is the body of a modifier of the program, whose content they are together.
  static func isOfEach(_ name: String) -> Bool {
    effects[name] == nil ? effect(named: name) != nil : ofEach.contains(name)
  }

  private static let ofEach: Set<String> = {
    var names = NeutralModifiers.names
    for family in [
      FontModifiers.effects, ForegroundModifiers.effects, BackgroundModifiers.effects, FrameModifiers.effects,
      MovingModifiers.effects, AccessibilityModifiers.effects, ControlModifiers.effects, Presses.effects,
    ] {
      names.formUnion(family.keys)
    }
    names.formUnion(["environment", "transformEnvironment", "environmentObject", "colorScheme"])
    names.formUnion(["redacted", "unredacted", "privacySensitive"])
    for family in [PresentationModifiers.effects, ContainerModifiers.effects] { names.subtract(family.keys) }
    // What the system draws apart from its receiver says nothing of it (S-61c).
    names.formUnion(["navigationTitle", "navigationBarTitle", "navigationSubtitle"])
    names.formUnion(["alert", "confirmationDialog", "actionSheet"])
    // What words are cut out of is told by all that the mask holds (S-34).
    return names.subtracting(["mask"])
  }()

  /// Makes an effect that only changes what the receiver inherits.
  static func environment(
    _ change: @escaping @Sendable (inout Environment, ModifierCall, Renderer) -> Void
  ) -> ModifierEffect {
    { renderer, call, receiver, environment in
      var inner = environment
      change(&inner, call, renderer)
      renderer.render(receiver, in: inner)
    }
  }
}

/// Modifiers that change nothing about colours, fonts or backdrops.
enum NeutralModifiers {
  static let names: Set<String> = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let list = """
    offset fixedSize layoutPriority position alignmentGuide aspectRatio scaledToFit scaledToFill clipped
    contentShape ignoresSafeArea edgesIgnoringSafeArea safeAreaPadding id tag zIndex
    lineSpacing multilineTextAlignment truncationMode allowsTightening kerning tracking
    baselineOffset underline strikethrough textCase italic monospaced monospacedDigit fontDesign fontWidth
    textSelection flipsForRightToLeftLayoutDirection transformEffect rotationEffect
    rotation3DEffect scaleEffect projectionEffect drawingGroup geometryGroup compositingGroup
    onAppear onDisappear onChange onReceive task onTapGesture onLongPressGesture gesture simultaneousGesture
    highPriorityGesture onHover onContinuousHover hoverEffect onDrag onDrop draggable dropDestination
    onSubmit submitLabel submitScope onOpenURL onContinueUserActivity userActivity onKeyPress onCommand
    onMoveCommand onExitCommand onPlayPauseCommand onDeleteCommand onDelete onMove onInsert refreshable
    collapsible focused focusable focusEffectDisabled focusScope prefersDefaultFocus defaultFocus focusSection focusedValue
    focusedSceneValue focusedObject digitalCrownRotation digitalCrownAccessory keyboardType
    textContentType autocapitalization textInputAutocapitalization disableAutocorrection autocorrectionDisabled
    scrollDismissesKeyboard scrollDisabled scrollIndicators scrollTargetBehavior scrollTargetLayout scrollPosition
    scrollTransition scrollClipDisabled scrollBounceBehavior defaultScrollAnchor contentMargins scrollEdgeEffectStyle
    scrollEdgeEffectHidden onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onGeometryChange
    animation transaction transition contentTransition symbolEffect symbolEffectsRemoved matchedGeometryEffect
    matchedTransitionSource navigationTransition phaseAnimator keyframeAnimator sensoryFeedback
    navigationBarTitleDisplayMode navigationBarBackButtonHidden navigationBarHidden navigationSplitViewStyle
    navigationSplitViewColumnWidth navigationViewStyle toolbarVisibility toolbarTitleDisplayMode toolbarRole
    toolbarTitleMenu statusBarHidden _statusBarHidden statusBar persistentSystemOverlays defersSystemGestures tabViewStyle
    tabViewCustomization isDetailLink indexViewStyle tabBarMinimizeBehavior tableStyle listRowInsets listRowSeparator listRowSeparatorTint
    listSectionSeparator listSectionSeparatorTint listSectionSpacing listRowSpacing listItemTint listSectionMargins
    swipeActionsContainer moveDisabled deleteDisabled selectionDisabled swipeActions contextMenu
    environmentObjectIgnored symbolRenderingMode symbolVariant imageScale interpolation
    antialiased preference transformPreference onPreferenceChange anchorPreference transformAnchorPreference
    coordinateSpace equatable handlesExternalEvents modelContainer modelContext managedObjectContext
    previewDisplayName previewLayout previewDevice previewContext previewInterfaceOrientation
    allowsHitTesting accentedDesaturated widgetAccentable widgetURL invalidatableContent contentMarginsDisabled
    containerBackgroundRemovable promptsForUserConfiguration associatedKind pushHandler supportedMountingStyles
    configurationDisplayName description disfavoredLocations menuOrder menuIndicator menuActionDismissBehavior
    presentationDetents presentationDragIndicator presentationCornerRadius presentationCompactAdaptation
    presentationBackgroundInteraction presentationContentInteraction presentationSizing interactiveDismissDisabled
    fileImporter fileExporter fileMover quickLookPreview photosPicker onPasteCommand copyable cuttable pasteDestination
    exportsItemProviders importsItemProviders itemProvider windowResizability defaultSize windowStyle
    windowToolbarStyle windowIdealSize windowIdealPlacement windowBackgroundDragBehavior windowToolbarLabelStyle
    defaultPosition defaultLaunchBehavior restorationBehavior backgroundTask immersionStyle
    immersiveContentBrightness immersiveEnvironmentBehavior volumeWorldAlignment
    defaultWorldScaling commands commandsReplaced commandsRemoved defaultAppStorage handlesGameControllerEvents
    chartXScale chartYScale chartForegroundStyleScale chartXSelection chartYSelection chartAngleSelection chartScrollableAxes chartXVisibleDomain
    gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment horizontalRadioGroupLayout
    speechAdjustedPitch speechAnnouncementsQueued
    typesettingLanguage writingToolsBehavior findNavigator findDisabled replaceDisabled searchScopes searchSuggestions
    searchCompletion searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchToolbarBehavior headerProminence
    redactedReasonIgnored inspectorColumnWidth alternatingRowBackgrounds
    gaugeStyleIgnored sliderStyle formStyleIgnored
    onCameraCaptureEvent containerShape mapStyle mapControls mapControlVisibility onMapCameraChange
    glassEffectID glassEffectUnion glassEffectTransition backgroundExtensionEffect contentToolbar
    labelStyleIgnored buttonBorderShape buttonRepeatBehavior springLoadingBehavior
    dialogIcon dialogSuppressionToggle defaultHoverEffect hoverEffectDisabled luminanceIgnored
    typeSelectEquivalent badgeProminence truncationModeIgnored lineHeight
    subscriptionStatusTask manageSubscriptionsSheet storeButton storeProductsTask storeProductTask currentEntitlementTask
    refundRequestSheet offerCodeRedemption appStoreOverlay appStoreMerchandising inAppPurchaseOptions productViewStyle
    productIconBorder subscriptionStoreButtonLabel subscriptionStoreControlStyle subscriptionStorePolicyDestination
    popoverTip activitySystemActionForegroundColor keylineTint
    containerRelativeFrame containerValue layoutValue _trait layoutDirectionBehavior symbolColorRenderingMode
    symbolVariableValueMode sectionIndexLabel listSectionIndexVisibility listRowHoverEffect tableColumnHeaders
    chartGesture chartSymbolScale chartSymbolSizeScale chartLineStyleScale chartXAxisStyle chartYAxisStyle
    chartScrollPosition chartScrollTargetBehavior chartYVisibleDomain supplementalActivityFamilies
    promptsForUserConfirmation containerCornerOffset defaultWindowPlacement windowLevel windowMinimizeBehavior
    windowResizeBehavior windowManagerRole allowsWindowActivationEvents pointerStyle
    pointerVisibility modifierKeyAlternate navigationLinkIndicatorVisibility scrollInputBehavior
    scrollIndicatorsFlash handGestureShortcut upperLimbVisibility volumeBaseplateVisibility
    textInputCompletion textInputFormattingControlVisibility writingToolsAffordanceVisibility allowedDynamicRange
    presentationPreventsAppTransitionIn translationPresentation translationTask photosPickerStyle
    photosPickerDisabledCapabilities photosPickerAccessoryVisibility mapScope mapFeatureSelectionDisabled
    lookAroundViewer textSelectionAffinity labelReservedIconWidth labelIconToTitleSpacing buttonSizing
    sliderThumbVisibility fileDialogDefaultDirectory fileDialogMessage fileDialogBrowserOptions
    fileDialogCustomizationID fileDialogURLEnabled fileDialogImportsUnresolvedAliases fileDialogConfirmationLabel fileExporterFilenameLabel dialogPreventsAppTermination
    width dynamicIsland subscriptionStorePickerItemBackground subscriptionStoreControlBackground subscriptionStoreSignInAction
    subscriptionStoreOptionGroupStyle subscriptionStorePolicyForegroundStyle subscriptionPromotionalOffer
    processors priority pipeline
    dialogSeverity touchBarItemPrincipal touchBarCustomizationLabel touchBarItemPresence presentedWindowStyle
    presentedWindowToolbarStyle windowDismissBehavior windowFullScreenBehavior windowToolbarFullScreenVisibility
    windowResizeAnchor focusedSceneObject dragConfiguration dropConfiguration dragContainer dragContainerSelection
    dragPreviewsFormation exportableToServices importableFromServices renameAction customizationBehavior
    customizationID defaultVisibility tabPlacement tabViewSearchActivation searchSelection hoverEffectGroup
    preferredSurroundingsEffect preferredWindowClippingMargins realityViewCameraControls realityViewLayoutBehavior
    assistiveAccessNavigationIcon widgetCurvesContent controlWidgetActionHint controlWidgetStatus chart3DPose
    chartZScale chartZSelection writingDirection attributedTextFormattingDefinition interactionActivityTrackingTag
    addPassToWalletButtonStyle signInWithAppleButtonStyle shortcutsLinkStyle siriTipViewStyle continuityDevicePicker
    certificateSheet journalingSuggestionsPicker contactAccessPicker musicSubscriptionOffer familyActivityPicker
    imagePlaygroundSheet imagePlaygroundGenerationStyle imagePlaygroundPersonalizationPolicy groupActivityAssociation
    workoutPreview
    """
}
