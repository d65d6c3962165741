// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A rectangle on the screen that draws, holds other views and answers touches.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  nonisolated(unsafe) let storedLayer = CALayer()
  /// A superview owns its subviews and clears this when it goes; so does a window.
  ///
  /// Weak references would make every view's reference counts slow ones: half of the cost of a push
  /// (measured).
  nonisolated(unsafe) unowned(unsafe) var storedSuperview: UIView?
  /// Without a check at run time that nobody changes them while somebody looks: whoever goes through
  /// them goes through a copy, and the checks were 4 % of a push (measured).
  @exclusivity(unchecked) var storedSubviews: [UIView] = []
  unowned(unsafe) var storedWindow: UIWindow?
  /// The controller whose root view this is; it clears this when it goes.
  nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?
  /// What the controller adds to the safe area, if this is its root view.
  nonisolated(unsafe) var safeAreaSource: SafeAreaSource? { didSet { GeometryStamp.change() } }
  var storedGestureRecognizers: [UIGestureRecognizer] = []
  var storedBackgroundColor: UIColor?
  var storedTintColor: UIColor?
  var storedSemanticContentAttribute = UISemanticContentAttribute.unspecified
  var storedOverrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What is known of where the looks come from; `nil` as long as that is of no interest.
  var styling: Styling?
  /// Which of the looks that any view has were set on this one.
  var ownLooks: OwnLooks = []
  /// Whether the layer's contents come from `draw(_:)`.
  var drawsByItself = false
  /// What a client said of the view; `nil` as long as it said nothing.
  var storedIsOpaque: Bool?
  /// The safe area that `safeAreaInsetsDidChange()` was last told about.
  var reportedSafeAreaInsets = UIEdgeInsets.zero
  /// The traits that `traitCollectionDidChange(_:)` was last told about.
  var reportedTraits: UITraitCollection?
  /// The tint that `tintColorDidChange()` was last told about.
  var reportedTint: UIColor?

  // MARK: Creating a view object

  /// Creates a view with a frame in its superview's coordinates.
  ///
  /// - Parameter frame: The frame in points.
  public init(frame: CGRect) {
    super.init()
    connectLayer(frame: frame)
  }

  /// Creates a view of no size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    super.init()
    connectLayer(frame: .zero)
  }

  /// Creates a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  deinit {
    for view in storedSubviews { view.storedSuperview = nil }
    storedLayer.abandonOwner(self)
  }

  // MARK: Configuring a view's visual appearance

  /// The layer that the view draws into.
  open var layer: CALayer { storedLayer }
  /// The colour behind the view's content; `nil` is transparent.
  open var backgroundColor: UIColor? {
    get { storedBackgroundColor }
    set { setOwnBackgroundColor(newValue) }
  }
  /// Whether the view and all it holds is left out of the picture and of touches.
  open var isHidden: Bool {
    get { storedLayer.isHidden }
    set { storedLayer.isHidden = newValue }
  }
  /// How opaque the view is, 0...1.
  open var alpha: CGFloat {
    get { CGFloat(storedLayer.opacity) }
    set { storedLayer.opacity = Float(newValue.isNaN ? 0 : min(max(newValue, 0), 1)) }
  }
  /// Whether the view promises to fill its bounds with opaque pixels.
  ///
  /// As long as nobody says so, what it draws keeps its holes (our decision, see Parity).
  open var isOpaque: Bool {
    get { storedIsOpaque ?? startsOpaque }
    set {
      storedIsOpaque = newValue
      storedLayer.isOpaque = newValue
    }
  }
  /// What `isOpaque` is before anybody sets it.
  var startsOpaque: Bool { true }
  /// The colour of what can be touched, inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setOwnTintColor(newValue) }
  }
  /// Tells the view that its tint colour changed.
  open func tintColorDidChange() {}
  /// Whether what lies outside the bounds is not drawn.
  open var clipsToBounds: Bool {
    get { storedLayer.masksToBounds }
    set { storedLayer.masksToBounds = newValue }
  }

  /// Hears that templates or clients changed looks of its class.
  func styleDidChange() {}

  // MARK: Configuring the event-related behavior

  /// Whether the view and all it holds takes touches.
  open var isUserInteractionEnabled = true
  /// Whether the view takes more than one finger at a time.
  open var isMultipleTouchEnabled = false
  /// Whether a finger on this view keeps other views of the window from taking touches.
  open var isExclusiveTouch = false

  // MARK: Configuring the bounds and frame rectangles

  /// Where the view lies in its superview, in points.
  open var frame: CGRect {
    get { storedLayer.frame }
    set { setStoredFrame(newValue) }
  }
  /// The view's own coordinates, in points.
  open var bounds: CGRect {
    get { storedLayer.bounds }
    set { setStoredBounds(newValue) }
  }
  /// The middle of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { storedLayer.position }
    set { storedLayer.position = newValue }
  }
  /// How the view is moved, scaled and turned around its centre.
  open var transform: CGAffineTransform {
    get { storedLayer.affineTransform() }
    set { storedLayer.setAffineTransform(newValue) }
  }

  // MARK: Managing the view hierarchy

  /// The view that holds this one.
  open var superview: UIView? { storedSuperview }
  /// The views that this one holds, the one drawn first at index 0.
  open var subviews: [UIView] { storedSubviews }
  /// The window that the view is in.
  open var window: UIWindow? { storedWindow }

  /// Puts a view on top of the ones that this view holds.
  ///
  /// - Parameter view: The view; it leaves its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Puts a view among the ones that this view holds.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its former superview.
  ///   - index: Its place among the subviews; 0 is the backmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view right behind another.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its former superview.
  ///   - siblingSubview: A subview of this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: false)
  }
  /// Puts a view right in front of another.
  ///
  /// - Parameters:
  ///   - view: The view; it leaves its former superview.
  ///   - siblingSubview: A subview of this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, above: true)
  }
  /// Draws a subview in front of all others.
  ///
  /// - Parameter view: A subview of this view; any other view is left alone.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: storedSubviews.count - 1) }
  /// Draws a subview behind all others.
  ///
  /// - Parameter view: A subview of this view; any other view is left alone.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Returns whether the view is another view or lies somewhere in it.
  ///
  /// - Parameter view: The view to look for among the superviews.
  /// - Returns: `true` if it is found, or is this view.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  // MARK: Observing view-related changes

  /// Tells the view that it now holds another.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that one of its subviews is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that it is about to change its superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that it changed its superview.
  open func didMoveToSuperview() {}
  /// Tells the view that it is about to change its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that it changed its window.
  open func didMoveToWindow() {}

  // MARK: Configuring content margins and the safe area

  /// How far bars and the screen's own furniture reach into the view, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }
  /// Tells the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Laying out subviews

  /// How the content follows when the bounds change.
  open var contentMode = ContentMode.scaleToFill {
    didSet { storedLayer.contentsGravity = contentMode.gravity }
  }
  /// Whether the subviews follow when the bounds change, as their `autoresizingMask` says.
  open var autoresizesSubviews = true
  /// What gives way when the superview's bounds change.
  open var autoresizingMask: AutoresizingMask = []
  /// Returns the size that suits the view best; the present one unless overridden.
  ///
  /// - Parameter size: The size that is there, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedLayer.bounds.size }
  /// Gives the view the size that suits it best.
  open func sizeToFit() { resizeToFit() }
  /// The size that the content has by itself, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Says that the content's own size changed; the superview lays out again.
  open func invalidateIntrinsicContentSize() { storedSuperview?.setNeedsLayout() }
  /// Lays out the subviews; overridden by views that place them by themselves.
  open func layoutSubviews() {}
  /// Asks for a layout before the next frame.
  open func setNeedsLayout() { storedLayer.setNeedsLayout() }
  /// Lays out now if it is due.
  open func layoutIfNeeded() { storedLayer.layoutIfNeeded() }

  // MARK: Managing the user interface direction

  /// Whether the view is mirrored where people read from right to left.
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
  /// - Parameter rect: The part that needs drawing, in points.
  open func draw(_ rect: CGRect) {}
  /// Asks for the whole content to be drawn again before the next frame.
  open func setNeedsDisplay() { storedLayer.setNeedsDisplay() }
  /// Asks for a part of the content to be drawn again before the next frame.
  ///
  /// - Parameter rect: The part, in points.
  open func setNeedsDisplay(_ rect: CGRect) { storedLayer.setNeedsDisplay(rect) }
  /// The pixels per point of what the view draws.
  open var contentScaleFactor: CGFloat {
    get { storedLayer.contentsScale }
    set { storedLayer.contentsScale = newValue }
  }

  // MARK: Getting and overriding traits

  /// The traits that hold where the view is.
  open var traitCollection: UITraitCollection { computedTraits }
  /// The light or dark style of the view and all it holds; `.unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrideUserInterfaceStyle }
    set { setStoredOverrideUserInterfaceStyle(newValue) }
  }
  /// Tells the view that its traits changed.
  ///
  /// - Parameter previousTraitCollection: The traits as they were.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Managing gesture recognizers

  /// Makes a recognizer look at the touches of this view and all it holds.
  ///
  /// - Parameter gestureRecognizer: The recognizer; it leaves its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Takes a recognizer off the view.
  ///
  /// - Parameter gestureRecognizer: The recognizer; one of another view is left alone.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// The recognizers of this view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set { replaceGestureRecognizers(with: newValue ?? []) }
  }
  /// Returns whether a recognizer that saw a touch of this view may begin.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: `true` unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hit testing and converting between views

  /// Returns the farthest view that a point lies in and that takes touches.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event that asks.
  /// - Returns: The view, or `nil` if the point lies outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }
  /// Returns whether a point lies in the view.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event that asks.
  /// - Returns: Whether the bounds hold it; the right and bottom edges are outside.
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

  // MARK: Identifying the view and taking snapshots

  /// A number by which the view can be found again.
  open var tag = 0
  /// Returns the view with a tag, this one or one that it holds.
  ///
  /// - Parameter tag: The tag to look for.
  /// - Returns: The first view found, or `nil`.
  open func viewWithTag(_ tag: Int) -> UIView? { descendant(tagged: tag) }
  /// Returns a view that shows this one as it looks now, without drawing anything again.
  ///
  /// - Parameter afterUpdates: Whether pending layout and drawing happens first.
  /// - Returns: A view of the same size, or `nil` if this view has none.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  // MARK: Responder chain and layer delegate

  open override var next: UIResponder? { controller ?? storedSuperview }
  /// Returns what the layer does when one of its properties changes.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(forKey: event)
  }
  /// Draws the layer's content by calling `draw(_:)`; a view that draws nothing gets no pixels.
  open func display(_ layer: CALayer) { displayContent() }
  /// Lays out the layer's sublayers; calls `layoutSubviews()` and tells the controller.
  open func layoutSublayers(of layer: CALayer) { layoutPass() }
}
