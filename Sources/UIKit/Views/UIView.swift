// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A rectangular area that draws content, contains other views and responds to touches.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UIFocusItem, UIFocusItemContainer {
  // MARK: Stored state; UIKit does not read the overridable properties below for its own purposes
  // (final, as in `CALayer`: read in place without optimization)

  nonisolated(unsafe) let storedLayer: CALayer
  /// A superview owns its subviews and clears this when it is deallocated; so does a window.
  ///
  /// With weak references, every view would use the slow path of reference counting: half of the
  /// cost of a push (measured).
  nonisolated(unsafe) private(set) unowned(unsafe) final var storedSuperview: UIView?
  /// Without exclusivity checks at run time: iterations use a copy, and the checks were 4 % of a
  /// push (measured).
  @exclusivity(unchecked) private(set) final var storedSubviews: [UIView] = []
  private(set) unowned(unsafe) final var storedWindow: UIWindow?
  /// The controller whose root view this is; it clears this when it is deallocated.
  nonisolated(unsafe) private(set) unowned(unsafe) final var controller: UIViewController?
  /// The controller's contribution to the safe area, if this is its root view.
  nonisolated(unsafe) private(set) final var safeAreaSource: SafeAreaSource? {
    didSet { GeometryStamp.change() }
  }
  private(set) final var storedGestureRecognizers: [UIGestureRecognizer] = []
  /// Whether a gesture recognizer was attached since the view was created or its list set to `nil`.
  private var listsGestureRecognizers = false
  private(set) final var storedBackgroundColor: UIColor?
  private(set) final var storedTintColor: UIColor?
  private(set) final var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The overrides and observers of traits; `nil` while there are none.
  private(set) final var traitSettings: TraitSettings?
  /// The value that the app set; `nil` unless it did.
  private(set) final var storedIsOpaque: Bool?
  /// Whether the view performs a layout pass of its own.
  private(set) final var isLayingOut = false
  /// Whether the layer's contents come from `draw(_:)`.
  private(set) final var hasDrawnContent = false
  /// The view's part in Auto Layout; `nil` while it takes no part.
  nonisolated(unsafe) private(set) final var storedLayout: ViewLayout?
  /// The pending calls of `updateConstraints()`.
  private(set) final var constraintFlags: ConstraintFlags = .own
  private(set) final var propertyFlags: PropertyFlags = .own
  /// The inherited values that the view was last notified of.
  final var inherited = InheritedValues()
  /// The sources of properties that appearance proxies can set; `nil` while there are none.
  final var styling: Styling?
  /// The app's settings of the focus; `nil` while there are none.
  private var focusValues: FocusValues?
  private var largeContentValues: LargeContentValues?
  /// The view whose layer masks this one's.
  private var storedMask: UIView?
  /// The properties of all views that the app set on this one.
  final var ownLooks: OwnLooks = []

  // MARK: Creating a view object

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    storedLayer = Self.makeLayer(type(of: self).layerClass)
    super.init()
    connectLayer(frame: frame)
  }

  /// Creates a view of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    storedLayer = Self.makeLayer(type(of: self).layerClass)
    super.init()
    connectLayer(frame: .zero)
  }

  /// Creates a view of zero size.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    for view in storedSubviews { view.storedSuperview = nil }
    storedLayout?.viewWillEnd()
    storedLayer.abandonOwner(self)
  }

  // MARK: Configuring a view's visual appearance

  /// The class of the layer; `CALayer` unless overridden.
  ///
  /// The layer is made by the `init()` of the class.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that displays the view.
  ///
  /// The view is the delegate of the layer, and retains it.
  open var layer: CALayer { storedLayer }
  /// The color behind the view's content; `nil` is transparent.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setOwnBackgroundColor(newValue) }
  }
  /// Whether the view and its subviews are neither drawn nor hit by touches.
  open var isHidden: Bool {
    get { storedLayer.isHidden || storedLayout?.isCollapsing == true }
    set { setStoredIsHidden(newValue) }
  }
  /// The opacity of the view and its subviews, 0...1.
  ///
  /// Views below 0.01 receive no touches.
  open var alpha: CGFloat {
    get { CGFloat(storedLayer.opacity) }
    set { storedLayer.opacity = Float(newValue.isNaN ? 0 : min(max(newValue, 0), 1)) }
  }
  /// Whether the view fills its bounds with opaque pixels.
  ///
  /// Unless it is set, transparent pixels of drawn content stay transparent (our decision, see
  /// Parity).
  open var isOpaque: Bool {
    get { storedIsOpaque ?? startsOpaque }
    set {
      storedIsOpaque = newValue
      storedLayer.isOpaque = newValue
    }
  }
  /// The default of `isOpaque`.
  var startsOpaque: Bool { true }
  /// The color of interactive elements.
  ///
  /// Unless set, it is that of the nearest superview that has one; `nil` inherits again.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setOwnTintColor(newValue) }
  }
  /// Called when the tint color changed, for this view or a superview.
  ///
  /// Also called when the view enters a hierarchy in which it inherits another color.
  open func tintColorDidChange() {}
  /// The view whose alpha the view is seen through; it is in no hierarchy.
  open var mask: UIView? {
    get { storedMask }
    set { setMask(newValue) }
  }
  /// Whether content and subviews are clipped to the bounds.
  ///
  /// Touches outside of the bounds do not reach subviews in either case.
  open var clipsToBounds: Bool {
    get { storedLayer.masksToBounds }
    set { storedLayer.masksToBounds = newValue }
  }

  /// Called when the app or an appearance proxy changed properties of the class.
  func styleDidChange() {}

  // MARK: Configuring the event-related behavior

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether a touch in this view prevents touches in other views of the window.
  open var isExclusiveTouch = false

  // MARK: Configuring the bounds and frame rectangles

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// With a transform other than the identity it is the bounding box of the transformed view.
  open var frame: CGRect {
    get { storedLayer.frame }
    set { setStoredFrame(newValue) }
  }
  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { storedLayer.bounds }
    set { setStoredBounds(newValue) }
  }
  /// The center of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { storedLayer.position }
    set { setStoredCenter(newValue) }
  }
  /// The transform around the center of the view.
  open var transform: CGAffineTransform {
    get { storedLayer.affineTransform() }
    set { storedLayer.setAffineTransform(newValue) }
  }

  // MARK: Managing the view hierarchy

  /// The view that contains this one.
  open var superview: UIView? { storedSuperview }
  /// The views that this one contains, from back to front.
  open var subviews: [UIView] { storedSubviews }
  /// The window that contains the view.
  open var window: UIWindow? { storedWindow }

  /// Adds a subview in front of the others.
  ///
  /// The order of the callbacks is `willMove(toWindow:)`, `willMove(toSuperview:)`,
  /// `didMoveToSuperview()`, `didMoveToWindow()` of the subview, then `didAddSubview(_:)`. The view
  /// is laid out before the next frame. If the subview is the view of a view controller, its
  /// appearance callbacks enclose them.
  ///
  /// - Parameter view: The view, which is removed from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  /// Removes the view from its superview, which releases it.
  ///
  /// The order of the callbacks is `willMove(toWindow:)`, `willMove(toSuperview:)`,
  /// `willRemoveSubview(_:)` of the superview, `didMoveToSuperview()`, `didMoveToWindow()`.
  open func removeFromSuperview() {
    leaveSuperview()
    controller?.leavePlace()
  }
  /// Inserts a subview at an index.
  ///
  /// An index beyond the last subview inserts the view in front. A view that is a subview already
  /// moves to the index.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its former superview.
  ///   - index: The index among the subviews; 0 is the backmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a subview behind another.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its former superview.
  ///   - siblingSubview: A subview of this view; with another view, the inserted one is backmost.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: false)
  }
  /// Inserts a subview in front of another.
  ///
  /// - Parameters:
  ///   - view: The view, which is removed from its former superview.
  ///   - siblingSubview: A subview of this view; with another view, the inserted one is frontmost.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: true)
  }
  /// Moves a subview in front of all others.
  ///
  /// - Parameter view: A subview of this view; other views are ignored.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Moves a subview behind all others.
  ///
  /// - Parameter view: A subview of this view; other views are ignored.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Returns whether the view is another view or a descendant of it.
  ///
  /// - Parameter view: The other view.
  /// - Returns: `true` for the view itself, too.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  // MARK: Observing view-related changes

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes, for the view and then its subviews.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed, for the view and then its subviews.
  ///
  /// The window is `nil` after the view was removed.
  open func didMoveToWindow() {}

  // MARK: Configuring content margins and the safe area

  /// The insets of the area that bars and the screen's edges leave free, in points.
  ///
  /// During a transition a page keeps the insets of its final position.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  /// Called before a layout pass in which the safe area is different.
  open func safeAreaInsetsDidChange() {}

  // MARK: Laying out subviews

  /// The adjustment of the content when the bounds change.
  open var contentMode = ContentMode.scaleToFill {
    didSet { storedLayer.contentsGravity = contentMode.gravity }
  }
  /// Whether subviews are resized with the bounds as their `autoresizingMask` specifies.
  open var autoresizesSubviews = true
  /// The parts that are flexible when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask = []
  /// Returns the size that fits the content best; the present one unless overridden.
  ///
  /// - Parameter size: The available size, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedLayer.bounds.size }
  /// Resizes the view to the size that fits its content best; its top left corner stays.
  open func sizeToFit() { resizeToFit() }
  /// The natural size of the content, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Marks the natural size as changed: the superview is laid out again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// Lays out the subviews.
  ///
  /// Called once in a layout pass, after the superview's: first `viewWillLayoutSubviews()` of the
  /// view's controller, then this, then `viewDidLayoutSubviews()`. Changes of the view's own size
  /// in here cause another pass, those of its subviews' sizes do not.
  ///
  /// Gives the subviews the frames that their constraints determine; overrides call `super`.
  open func layoutSubviews() { if storedLayout != nil { placeSolvedSubviews() } }
  /// Requests a layout pass before the next frame.
  ///
  /// Several requests before a frame cause one pass.
  open func setNeedsLayout() { storedLayer.setNeedsLayout() }
  /// Performs the pending layout passes of the view and its descendants now.
  ///
  /// Inside an animation block, the changes that layout makes are animated.
  open func layoutIfNeeded() {
    storedWindow?.windowScene?.stage?.propertyUpdates.perform(in: self)
    updateLayoutEngine()
    storedLayer.layoutIfNeeded()
  }

  // MARK: Updating properties

  /// Gives the view its content and its looks, before it is laid out.
  ///
  /// Called before the first layout pass on screen, after each `setNeedsUpdateProperties()`, and
  /// after a change of a property of an `@Observable` object that the last call has read. It does
  /// not cause a layout pass by itself.
  open func updateProperties() {}
  /// Requests a call of `updateProperties()` before the next layout pass.
  ///
  /// Several requests before a frame cause one call; one that is made in the call is for the next
  /// frame.
  open func setNeedsUpdateProperties() { requestProperties(.own) }
  /// Performs the pending calls of `updateProperties()` of the view, its descendants and their view
  /// controllers.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  // MARK: Managing constraints

  /// Whether the frame and the autoresizing mask count as constraints.
  ///
  /// Set it to `false` for a view whose frame constraints determine.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { setTranslatesMask(newValue) }
  }
  /// Whether the class needs constraints to work; `false` unless overridden.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { storedLayout?.constraints ?? [] }
  /// Adds a constraint between the view and its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds constraints between the view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Removes a constraint that the view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }
  /// Removes constraints that the view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Updates the view's constraints; overrides call `super` at their end.
  ///
  /// Called before a layout pass, for subviews first: once after the view was created, and after
  /// each `setNeedsUpdateConstraints()`.
  open func updateConstraints() {}
  /// Requests a call of `updateConstraints()` before the next layout pass.
  open func setNeedsUpdateConstraints() { setNeedsConstraintsPass() }
  /// Returns whether a call of `updateConstraints()` is pending.
  open func needsUpdateConstraints() -> Bool { constraintFlags.contains(.own) }
  /// Performs the pending calls of `updateConstraints()` of the view and its descendants.
  open func updateConstraintsIfNeeded() { performConstraintsPass() }
  /// Returns the constraints that determine the view's frame along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { storedLayout?.node.constraints(along: axis) ?? [] }
  /// Whether the constraints allow other frames than the present one.
  open var hasAmbiguousLayout: Bool { storedLayout?.node.isAmbiguous ?? false }

  // MARK: Anchors and layout guides

  /// The leading edge.
  open var leadingAnchor: NSLayoutXAxisAnchor { madeLayout.node.x(.leading) }
  /// The trailing edge.
  open var trailingAnchor: NSLayoutXAxisAnchor { madeLayout.node.x(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { madeLayout.node.x(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { madeLayout.node.x(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { madeLayout.node.y(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { madeLayout.node.y(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { madeLayout.node.length(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { madeLayout.node.length(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { madeLayout.node.x(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { madeLayout.node.y(.centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { madeLayout.node.y(.firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { madeLayout.node.y(.lastBaseline) }
  /// Adds a layout guide.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }
  /// Removes a layout guide and the constraints that refer to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }
  /// The layout guides that the app added.
  open var layoutGuides: [UILayoutGuide] { storedLayout?.guides ?? [] }
  /// The area that bars and the screen's edges leave free.
  open var safeAreaLayoutGuide: UILayoutGuide { madeLayout.systemGuide(.safeArea, of: self) }
  /// The area inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { madeLayout.systemGuide(.margins, of: self) }
  /// The area inside the margins that is not too wide to read.
  open var readableContentGuide: UILayoutGuide {
    madeLayout.systemGuide(.readableContent, of: self)
  }
  /// The area that the screen keyboard covers; without one, the bottom of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { madeLayout.keyboardGuide(of: self) }

  // MARK: Layout margins

  /// The distance of content from the edges, in points; 8 unless set.
  ///
  /// The value in use includes the safe area and, where the view preserves them, the superview's
  /// margins.
  open var layoutMargins: UIEdgeInsets {
    get { resolvedMargins }
    set { setMargins(newValue, nil) }
  }
  /// The distance of content from the edges by layout direction, in points; 8 unless set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(resolvedMargins, isRightToLeft: isRightToLeft) }
    set { setMargins(nil, newValue) }
  }
  /// Whether the margins are at least as large as the superview's at each edge.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedLayout?.margins.preservesSuperview ?? false }
    set { changeMargins(\.preservesSuperview, to: newValue) }
  }
  /// Whether the margins are measured from the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLayout?.margins.includesSafeArea ?? true }
    set { changeMargins(\.includesSafeArea, to: newValue) }
  }
  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}

  // MARK: Sizes and alignment of the content

  /// Returns the priority with which the view is not larger than its content; 250 unless set.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedLayout?.priority(false, axis) ?? .defaultLow
  }
  /// Sets the priority with which the view is not larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, isCompression: false, axis) }
  /// Returns the priority with which the view is not smaller than its content; 750 unless set.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { storedLayout?.priority(true, axis) ?? .defaultHigh }
  /// Sets the priority with which the view is not smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) { setContentPriority(priority, isCompression: true, axis) }
  /// Returns the size that the view's constraints give it, as close as possible to a target.
  ///
  /// - Parameter targetSize: The target, such as `UIView.layoutFittingCompressedSize`, in points.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }
  /// Returns the size that the view's constraints give it, with priorities for the target.
  ///
  /// - Parameters:
  ///   - targetSize: The target, in points.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    performConstraintsPass()
    return layoutEngine.fittingSize(
      of: self,
      target: targetSize,
      horizontal: horizontalFittingPriority,
      vertical: verticalFittingPriority
    )
  }
  /// The distance of the alignment rectangle from the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle that constraints align, for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for the rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }
  /// The view whose first baseline is this one's: the view itself, or a descendant.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this one's: the view itself, or a descendant.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Managing the user interface direction

  /// The meaning of the content, which decides whether it is mirrored for right-to-left languages.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set { setStoredSemanticContentAttribute(newValue) }
  }
  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    layoutDirection
  }

  // MARK: Drawing and updating the view

  /// Draws the view's content into the current graphics context; draws nothing unless overridden.
  ///
  /// The backing store is created when drawing first asks for a context.
  ///
  /// - Parameter rect: The bounds, in points.
  open func draw(_ rect: CGRect) {}
  /// Requests that the content is drawn again before the next frame.
  open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }
  /// Requests that a part of the content is drawn again before the next frame.
  ///
  /// All of the content is drawn, whatever the rectangle.
  ///
  /// - Parameter rect: The part, in points.
  open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay(rect) }
  /// The number of pixels per point in drawn content.
  open var contentScaleFactor: CGFloat {
    get { storedLayer.contentsScale }
    set { storedLayer.contentsScale = newValue }
  }

  // MARK: Getting and overriding traits

  /// The traits of the view.
  ///
  /// Outside of a window they are those of the last window, or the current traits.
  open var traitCollection: UITraitCollection { computedTraits }
  /// The light or dark style of the view and its subviews; `.unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitSettings?.style ?? .unspecified }
    set {
      guard newValue != traitSettings?.style ?? .unspecified else { return }
      madeTraitSettings().setStyle(newValue)
      inheritedValuesDidChange()
    }
  }
  /// Called after the traits changed, for the view before its subviews.
  ///
  /// - Parameter previousTraitCollection: The former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the view has another content size category, or its first one.
  func contentSizeDidChange(in traits: UITraitCollection) {}

  // MARK: Managing gesture recognizers

  /// Attaches a gesture recognizer, which receives the touches of the view and its subviews.
  ///
  /// - Parameter gestureRecognizer: The recognizer, which is removed from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Removes a gesture recognizer, whose gesture is cancelled.
  ///
  /// - Parameter gestureRecognizer: The recognizer; one of another view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// The gesture recognizers of the view; `nil` until one is attached.
  ///
  /// After the last one is removed, the list is empty.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { listsGestureRecognizers ? storedGestureRecognizers : nil }
    set {
      replaceGestureRecognizers(with: newValue ?? [])
      listsGestureRecognizers = newValue != nil
    }
  }
  private final var storedInteractions: [any UIInteraction] = []

  /// Adds an interaction.
  ///
  /// - Parameter interaction: The interaction, which is removed from its former view.
  open func addInteraction(_ interaction: any UIInteraction) {
    if interaction.view === self { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  ///
  /// - Parameter interaction: The interaction; one of another view is ignored.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = storedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for interaction in storedInteractions where !newValue.contains(where: { $0 === interaction })
      {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Returns whether a recognizer that receives a touch of this view can begin.
  ///
  /// The recognizer belongs to this view or a superview. Asked after the recognizer's delegate.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit testing and converting between views

  /// Returns the frontmost descendant that contains a point, or the view itself.
  ///
  /// Subviews are asked from front to back, and only if the view itself contains the point: a
  /// subview outside of the bounds receives no touches, although it is visible unless
  /// ``clipsToBounds`` is set. Hidden, transparent and disabled views are skipped with their
  /// subviews.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event of the hit test, if any.
  /// - Returns: The view, or `nil` if the point is outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }
  /// Returns whether a point is inside the bounds.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event of the hit test, if any.
  /// - Returns: `false` for points on the right and bottom edges.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    storedLayer.bounds.contains(point)
  }
  /// Converts a point from this view's coordinates to another's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    storedLayer.convert(point, to: layer(for: view))
  }
  /// Converts a point from another view's coordinates to this one's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    storedLayer.convert(point, from: layer(for: view))
  }
  /// Converts a rectangle from this view's coordinates to another's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    storedLayer.convert(rect, to: layer(for: view))
  }
  /// Converts a rectangle from another view's coordinates to this one's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    storedLayer.convert(rect, from: layer(for: view))
  }

  // MARK: Managing the keyboard focus

  /// Whether the view can have the focus; `false` unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus.
  open var isFocused: Bool { storedWindow?.storedScene?.focusIfMade?.focusedItem === self }
  /// The effect that shows that the view has the focus: a ring; `nil` for none.
  open var focusEffect: UIFocusEffect? {
    get { focusValues.map(\.effect) ?? UIFocusEffect() }
    set { ownFocusValues.effect = newValue }
  }
  /// The group of the items in the view; `nil` inherits that of the parent environment.
  open var focusGroupIdentifier: String? {
    get { focusValues?.group }
    set { ownFocusValues.group = newValue }
  }
  /// The environments that the focus goes to first; none unless overridden.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// The view controller of the view, or else the superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? storedSuperview }
  /// The view itself.
  open var focusItemContainer: (any UIFocusItemContainer)? { self }
  /// Requests that the focus is updated before the next frame, if it is in the view.
  open func setNeedsFocusUpdate() { focusEngine?.requestUpdate(inside: self) }
  /// Performs the focus update that was requested now.
  open func updateFocusIfNeeded() { focusEngine?.updateIfNeeded() }
  /// Returns whether the focus may be updated; `true` unless overridden.
  ///
  /// - Parameter context: The update.
  /// - Returns: `false` leaves the focus where it is.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus was updated, if the former or the next item is in the view.
  ///
  /// - Parameters:
  ///   - context: The update.
  ///   - coordinator: The animations of the update.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The coordinate system of the view.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Returns the subviews in an area.
  ///
  /// - Parameter rect: The area in the view's coordinates, in points.
  /// - Returns: All subviews but those that clip and lie outside of the area.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    storedSubviews.filter { !$0.storedLayer.masksToBounds || $0.storedLayer.frame.intersects(rect) }
  }
  /// The area that a ring goes around, in the view's coordinates.
  var focusArea: CGRect { storedLayer.bounds }

  private var ownFocusValues: FocusValues {
    if let focusValues { return focusValues }
    let values = FocusValues()
    focusValues = values
    return values
  }

  // MARK: Showing large content

  /// Whether the large content viewer shows the view; `false` unless set, but for items of bars.
  ///
  /// The view or a superview must have a `UILargeContentViewerInteraction`.
  open var showsLargeContentViewer: Bool {
    get { largeContentValues?.isShown ?? automaticLargeContent.isShown }
    set { ownLargeContentValues.isShown = newValue }
  }
  /// The title in the large content viewer; that of a button or an item of a bar unless set.
  open var largeContentTitle: String? {
    get { largeContentValues?.title ?? automaticLargeContent.title }
    set { ownLargeContentValues.title = .some(newValue) }
  }
  /// The image in the large content viewer; that of a button or an item of a bar unless set.
  open var largeContentImage: UIImage? {
    get { largeContentValues?.image ?? automaticLargeContent.image }
    set { ownLargeContentValues.image = .some(newValue) }
  }
  /// Whether the image is scaled to the size of the viewer.
  ///
  /// `false` unless set, but for the images of bar items without a large one.
  open var scalesLargeContentImage: Bool {
    get { largeContentValues?.scalesImage ?? automaticLargeContent.scalesImage }
    set { ownLargeContentValues.scalesImage = newValue }
  }
  /// The insets that move the image in the viewer, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContentValues?.imageInsets ?? automaticLargeContent.imageInsets }
    set { ownLargeContentValues.imageInsets = newValue }
  }

  private var ownLargeContentValues: LargeContentValues {
    if let largeContentValues { return largeContentValues }
    let values = LargeContentValues()
    largeContentValues = values
    return values
  }

  // MARK: Identifying the view and taking snapshots

  /// A number that identifies the view.
  open var tag = 0
  /// Returns the view with a tag: this one or a descendant.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The first such view in depth-first order, or `nil`.
  open func viewWithTag(_ tag: Int) -> UIView? { descendant(tagged: tag) }
  /// Returns a view with a snapshot of this one, without drawing again.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing are performed first.
  /// - Returns: A view of the same size, or `nil` if this view is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }
  /// Draws the view and its subviews, as they look on the screen, in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the bounds fill, in points of the context.
  ///   - afterUpdates: Whether pending layout and drawing are performed first.
  /// - Returns: Whether the view was drawn: there is a context, and neither is empty.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawSnapshot(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Responder chain and layer delegate

  open override var next: UIResponder? { controller ?? storedSuperview }
  /// Returns the layer's action for a change of a property.
  ///
  /// Inside an animation block it is an animation; outside, changes are not animated.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(forKey: event)
  }
  /// Draws the layer's content with `draw(_:)`; a view that draws nothing has no backing store.
  open func display(_ layer: CALayer) { displayContent() }
  /// Lays out the layer's sublayers: calls `layoutSubviews()` and the view's controller.
  open func layoutSublayers(of layer: CALayer) { layoutPass() }

  // MARK: Overriding in this module

  /// The large content of the class.
  var automaticLargeContent: LargeContent { LargeContent() }
  override var responderView: UIView? { self }
  override var automaticAccessibilityFrame: CGRect { frameOnScreen(of: storedLayer.bounds) }
  /// The view controller in whose place the view is, as the container of a presentation.
  var controllerInPlace: UIViewController? { nil }
  /// Called before the bounds change.
  func boundsWillChange(to bounds: CGRect) {}
  /// The safe area of a view without a superview.
  var rootSafeAreaInsets: UIEdgeInsets { .zero }
  /// Whether constraints of the content can exceed the height of a view that is laid out by itself.
  var hasFlexibleHeight: Bool { false }
  /// Whether constraints of the content can exceed the width of a view that is laid out by itself.
  var hasFlexibleWidth: Bool { false }
  /// Whether constraints of a subview's content can exceed the height that the subview has.
  var lendsFlexibleHeight: Bool { false }
  /// Whether the height of the content depends on the view's width.
  var hasWidthDependentHeight: Bool { false }
  /// Returns the height of the content in a width, in points.
  func contentHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }
  /// Returns the place of a baseline.
  ///
  /// - Parameters:
  ///   - attribute: `.firstBaseline` or `.lastBaseline`.
  ///   - width: The width for which the content's height was measured, in points.
  /// - Returns: The top or bottom edge unless overridden.
  func baseline(_ attribute: NSLayoutConstraint.Attribute, forWidth width: CGFloat?) -> Baseline {
    Baseline(fraction: attribute == .lastBaseline ? 1 : 0, offset: 0)
  }
  /// The distance of baselines in the view's text, in points; `nil` without text.
  var baselineLineHeight: CGFloat? { nil }
  /// Returns whether a subview that is hidden in an animation block disappears at its end.
  func collapses(_ subview: UIView) -> Bool { false }
  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}
  /// Called after the content of a subview got another size.
  func subviewContentSizeDidChange() { setNeedsLayout() }
  /// The guide that constraints with subviews refer to in place of the view's own edges.
  var guideForSubviews: UILayoutGuide? { nil }
  /// The traits of a view without a superview, before its own override.
  var rootTraits: UITraitCollection { UITraitCollection.current }
  /// The text of the view in `recursiveDescription()`, if it has one.
  var describedText: String? { nil }
  /// The text after the view's line in `recursiveDescription()`, if it has one.
  var describedImage: String? { nil }
  /// The rectangle that the safe area of subviews is measured in.
  var safeAreaBounds: CGRect { storedLayer.bounds }
  /// Returns the safe area that subviews inherit.
  ///
  /// - Parameter insets: The view's own insets, in points.
  /// - Returns: The insets, in points.
  func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets { insets }
  /// Returns the part of the superview's safe area that extends into this view.
  ///
  /// - Parameters:
  ///   - outer: The superview's insets, in points.
  ///   - superview: The superview.
  /// - Returns: The insets, in points.
  func safeAreaInsets(inheriting outer: UIEdgeInsets, from superview: UIView) -> UIEdgeInsets {
    overlappingSafeAreaInsets(of: outer, from: superview)
  }
}

// MARK: - Events that change stored state

extension UIView {
  private func setMask(_ mask: UIView?) {
    guard mask !== storedMask else { return }
    mask?.removeFromSuperview()
    storedMask = mask
    storedLayer.mask = mask?.storedLayer
  }

  // MARK: Links of the hierarchy

  /// Links a view without a superview, and its layer, at an index of the subviews.
  func link(_ view: UIView, at index: Int) {
    view.restoreEngine()
    view.storedSuperview = self
    if view.storedLayout?.translatesMask == false { view.constraintFlags.insert(.own) }
    if !view.constraintFlags.isEmpty { view.markSuperviewsForConstraints() }
    if index == storedSubviews.count {
      storedSubviews.append(view)
      storedLayer.addSublayer(view.storedLayer)
    } else {
      let layerIndex = layerIndex(forSubviewAt: index)
      storedSubviews.insert(view, at: index)
      storedLayer.insertSublayer(view.storedLayer, at: UInt32(layerIndex))
    }
  }

  /// Unlinks the view and its layer from a superview.
  func unlink(from superview: UIView) {
    if storedLayout != nil { leaveEngine() }
    superview.storedSubviews.remove(same: self)
    superview.setNeedsLayout()
    storedSuperview = nil
    storedLayer.removeFromSuperlayer()
  }

  /// Moves a subview and its layer to another index.
  func moveSubview(at present: Int, to index: Int) {
    let view = storedSubviews.remove(at: present)
    view.storedLayer.removeFromSuperlayer()
    let layerIndex = layerIndex(forSubviewAt: index)
    storedSubviews.insert(view, at: index)
    storedLayer.insertSublayer(view.storedLayer, at: UInt32(layerIndex))
  }

  /// Returns the index among the sublayers for a subview's index: layers without a view stay below.
  private func layerIndex(forSubviewAt index: Int) -> Int {
    let layers = storedLayer.sublayers ?? []
    guard index < storedSubviews.count else { return layers.count }
    return layers.firstIndex(ofSame: storedSubviews[index].storedLayer) ?? layers.count
  }

  /// Records the window that the view alone entered; a window enters itself.
  func didEnter(_ window: UIWindow) { storedWindow = window }

  /// Records that the view and its descendants left their window.
  func didLeaveWindow() {
    storedWindow = nil
    for view in storedSubviews { view.didLeaveWindow() }
  }

  /// Makes the view the root view of a controller.
  func becomeRootView(of controller: UIViewController, _ source: SafeAreaSource) {
    self.controller = controller
    safeAreaSource = source
    requestProperties(.controller)
  }

  /// Ends the association with a controller, which can be in its deinitializer.
  nonisolated func resignRootView() {
    controller = nil
    safeAreaSource = nil
  }

  // MARK: Gesture recognizers

  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedGestureRecognizers.append(recognizer)
    listsGestureRecognizers = true
    recognizer.engine.didAttach(to: self)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = storedGestureRecognizers.firstIndex(where: { $0 === recognizer }) else {
      return
    }
    recognizer.engine.willDetach()
    storedGestureRecognizers.remove(at: index)
  }

  // MARK: Layout

  /// Performs a layout pass; the sizes that it gives to subviews request no other one.
  func layOut(_ pass: () -> Void) {
    let isNested = isLayingOut
    isLayingOut = true
    pass()
    isLayingOut = isNested
  }

  /// The view's part in Auto Layout, which is made when it is first needed.
  var madeLayout: ViewLayout {
    if let storedLayout { return storedLayout }
    let layout = ViewLayout(self)
    storedLayout = layout
    return layout
  }

  func setPropertyFlags(_ flags: PropertyFlags) { propertyFlags = flags }

  func setConstraintFlags(_ flags: ConstraintFlags) { constraintFlags = flags }

  // MARK: Values with inheritance

  func setStoredBackgroundColor(_ color: UIColor?) {
    // Traits are not computed for a color that is the same in all of them.
    let resolved = color?.isPlain == true ? color : color?.resolvedColor(with: computedTraits)
    storedLayer.backgroundColor = resolved?.cgColor
    storedBackgroundColor = color
  }

  func setStoredTintColor(_ color: UIColor?) {
    storedTintColor = color
    announceTint()
  }

  /// Sets the tint color without notifications, for views that update their content themselves.
  func setTintColorSilently(_ color: UIColor?) { storedTintColor = color }

  func madeTraitSettings() -> TraitSettings { traitSettings.made() }

  func setStoredSemanticContentAttribute(_ attribute: UISemanticContentAttribute) {
    guard storedSemanticContentAttribute != attribute else { return }
    storedSemanticContentAttribute = attribute
    storedLayout?.node.member?.engine.reinsertAll()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Drawn content

  /// Displays the result of `draw(_:)`; contents that others set stay unless something was drawn.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` if nothing was drawn.
  ///   - part: The part of the bounds that the image covers; `nil` for all of them.
  func setDrawnContent(_ image: CGImage?, part: ImagePart?) {
    if let image, let part {
      storedLayer.show(image, part: part)
    } else if image != nil || hasDrawnContent {
      storedLayer.contents = image
    }
    hasDrawnContent = image != nil
  }
}
