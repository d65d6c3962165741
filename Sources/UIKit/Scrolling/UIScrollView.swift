// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore
import RetourDecisions

/// A view whose content can be scrolled and zoomed.
///
/// Scrolling moves the origin of the bounds; subviews keep their frames, and only the scroll view
/// itself is laid out.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The motion of the content.
  private(set) lazy var engine = ScrollEngine(self)
  private weak var storedDelegate: (any UIScrollViewDelegate)?
  private var storedContentSize = CGSize.zero
  private var storedContentInset = UIEdgeInsets.zero
  /// The page whose bars follow the content.
  private(set) weak var pageScroll: PageScroll?
  private lazy var storedTopEdgeEffect = UIScrollEdgeEffect(of: self)
  private lazy var storedBottomEdgeEffect = UIScrollEdgeEffect(of: self)

  // MARK: Creating a scroll view

  /// Creates a scroll view with a frame.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a scroll view of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// The delegate as the engine calls it.
  var scrollDelegate: (any UIScrollViewDelegate)? { storedDelegate }

  /// The content has another size because it zoomed.
  func contentDidZoom(to size: CGSize) {
    storedContentSize = size
    contentGuideDidChange()
  }

  /// The constraints determined the size of the content, in points.
  func contentDidSolve(to size: CGSize) {
    let size = CGRect(origin: .zero, size: size).roundedToPixels(of: storedLayer).size
    // While the content is zoomed, its size is that of the zoomed view.
    if engine.zoom.scale == 1 { contentSize = size }
  }

  private func prepare() {
    clipsToBounds = true
    engine.attachRecognizers()
  }

  /// Moves the bars of a page with the content.
  func follow(_ page: PageScroll?) { pageScroll = page }

  // MARK: Responding to scroll view interactions

  /// The delegate, which is notified of scrolling and zooming.
  ///
  /// Subclasses have delegates of their own types.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }

  // MARK: Configuring the edge effects

  /// The look of content below a bar at the top.
  open var topEdgeEffect: UIScrollEdgeEffect { storedTopEdgeEffect }

  /// The look of content below a bar at the bottom.
  open var bottomEdgeEffect: UIScrollEdgeEffect { storedBottomEdgeEffect }

  // MARK: Managing the content size and offset

  /// The size of the content, in points.
  ///
  /// At rest, content that shrinks scrolls so far that it fills the view, without animation.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue != storedContentSize else { return }
      storedContentSize = newValue
      contentGuideDidChange()
      engine.geometryChanged()
    }
  }

  /// The point of the content in the top left corner: the origin of the bounds.
  ///
  /// Offsets that are set are neither limited nor animated, unless in an animation block. A running
  /// deceleration goes on from there.
  open var contentOffset: CGPoint {
    get { storedLayer.bounds.origin }
    set { engine.setOffset(newValue, keepsMotion: true) }
  }

  /// Scrolls to an offset, which is not limited.
  ///
  /// A running deceleration ends. The delegate's `scrollViewDidEndScrollingAnimation(_:)` follows
  /// at the end of an animation.
  ///
  /// - Parameters:
  ///   - contentOffset: The offset, in points.
  ///   - animated: Whether the content moves over time.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    engine.setOffset(contentOffset, animated: animated)
  }

  /// The bounds, whose origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let former = storedLayer.bounds.origin
      super.bounds = newValue
      if newValue.origin != former { engine.offsetWasSet(from: former) }
    }
  }

  /// Scrolls no further than needed for a part of the content to be visible.
  ///
  /// - Parameters:
  ///   - rect: The part, in the content's coordinates.
  ///   - animated: Whether the content moves over time.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    engine.reveal(rect, animated: animated)
  }

  // MARK: Managing the content inset behavior

  /// The room around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue != storedContentInset else { return }
      storedContentInset = newValue
      engine.geometryChanged()
    }
  }

  /// The room around the content with the safe area's contribution, in points.
  open var adjustedContentInset: UIEdgeInsets { computedAdjustedContentInset }

  /// The contribution of the safe area to ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { engine.geometryChanged() } }
  }

  /// Called after ``adjustedContentInset`` changed.
  open func adjustedContentInsetDidChange() {}

  /// The layout guide for the area of the content.
  ///
  /// Constraints that determine its size determine ``contentSize``. Constraints between the scroll
  /// view's own edges or centers and its descendants refer to this guide, too.
  open var contentLayoutGuide: UILayoutGuide { madeLayout.systemGuide(.scrolledContent, of: self) }

  /// The layout guide for the frame of the view, which does not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide { madeLayout.systemGuide(.scrollFrame, of: self) }

  private func contentGuideDidChange() {
    storedLayout?.systemGuides[.scrolledContent]?.node.setNeedsRefresh()
  }

  // MARK: Configuring the scroll view

  /// Whether the user can scroll.
  open var isScrollEnabled: Bool {
    get { engine.isEnabled }
    set { engine.setEnabled(newValue) }
  }

  /// Whether a drag that begins along one axis is locked to it.
  ///
  /// Diagonal drags are not locked.
  open var isDirectionalLockEnabled = false

  /// Whether the arrows, the page keys, Home and End scroll the content.
  ///
  /// They do where neither a key command nor a responder nor the focus has a use for them.
  open var allowsKeyboardScrolling = true

  /// The way in which a drag ends the editing of text, in the whole window.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// Whether a tap on the status bar scrolls to the top.
  ///
  /// It has no effect if several visible scroll views of the window want it.
  open var scrollsToTop = true

  /// Whether the content can be dragged beyond its edges, and bounces there.
  open var bounces = true

  /// Whether content that is not taller than the view bounces vertically.
  open var alwaysBounceVertical = false

  /// Whether content that is not wider than the view bounces horizontally.
  open var alwaysBounceHorizontal = false

  // MARK: Getting the scrolling state

  /// Whether a finger is on the content.
  open var isTracking: Bool { engine.isTracking }

  /// Whether the user drags the content.
  open var isDragging: Bool { engine.isDragging }

  /// Whether the content moves on after a drag.
  open var isDecelerating: Bool { engine.isDecelerating }

  /// The rate at which the content slows down after a drag.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Managing touches

  /// Whether touches of content wait until they cannot be drags.
  ///
  /// They wait for 150 milliseconds.
  open var delaysContentTouches = true {
    didSet { engine.touchHandlingChanged() }
  }

  /// Whether a drag can take a touch that the content has received.
  open var canCancelContentTouches = true

  /// Returns whether content receives a touch.
  ///
  /// It is asked when the touch begins.
  ///
  /// - Parameters:
  ///   - touches: The touch.
  ///   - event: The touch's event.
  ///   - view: The view of the content.
  /// - Returns: `true` unless overridden.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag takes a touch that the content has received.
  ///
  /// - Parameter view: The view that has received it.
  /// - Returns: Whether the view is no control, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Managing the refresh control

  /// The control that begins a refresh when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      refreshRoomDidChange()
    }
  }

  /// The room for the refresh control changed.
  func refreshRoomDidChange() { engine.geometryChanged() }

  // MARK: Managing the scroll indicators

  /// The color of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { setNeedsLayout() }
  }

  /// Whether an indicator is visible while the content scrolls horizontally.
  open var showsHorizontalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }

  /// Whether an indicator is visible while the content scrolls vertically.
  open var showsVerticalScrollIndicator = true {
    didSet { setNeedsLayout() }
  }

  /// The room around the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The room around the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// The room around both indicators, in points; the vertical one's if they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether the safe area adds to the indicators' insets.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { setNeedsLayout() }
  }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() { engine.flashIndicators() }

  // MARK: Zooming and panning

  /// The recognizer of drags; its delegate is the scroll view, or none.
  open var panGestureRecognizer: UIPanGestureRecognizer { engine.pan }

  /// The recognizer of pinches; `nil` unless the scales allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { engine.zoom.attachedPinch }

  /// The smallest scale of the content; 1 by default.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { engine.zoom.limitsChanged() }
  }

  /// The greatest scale of the content; 1 by default.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { engine.zoom.limitsChanged() }
  }

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { engine.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content around the center of the view.
  ///
  /// - Parameters:
  ///   - scale: The scale, which is limited to the smallest and the greatest one.
  ///   - animated: Whether it changes over time.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    engine.zoom.zoom(to: scale, animated: animated)
  }

  /// Zooms in or out so that a part of the content fills the view.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the view that zooms.
  ///   - animated: Whether the scale changes over time.
  open func zoom(to rect: CGRect, animated: Bool) { engine.zoom.zoom(to: rect, animated: animated) }

  /// Whether a pinch goes beyond the smallest and the greatest scale, and bounces back.
  open var bouncesZoom = true

  /// Whether the user zooms.
  open var isZooming: Bool { engine.zoom.isZooming }

  /// Whether the content bounces back to its smallest or greatest scale.
  open var isZoomBouncing: Bool { engine.zoom.isBouncing }

  // MARK: Overridden

  /// Returns the offset at which a drag comes to rest: the proposed one.
  ///
  /// - Parameters:
  ///   - proposed: The natural offset.
  ///   - velocity: The velocity of the content, in points per millisecond.
  /// - Returns: The offset.
  func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// The order of the indicators among the layers of the subviews.
  var indicatorOrder: CGFloat { 0 }

  /// The user is about to scroll, with a finger, the wheel or a touchpad.
  func userWillScroll() {}
  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }

  /// Returns the view itself while its content moves: the touch stops it.
  ///
  /// - Parameters:
  ///   - point: The point in this view's coordinates.
  ///   - event: The event of the hit test, if any.
  /// - Returns: The view that the touch hits.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && engine.catchesTouches ? self : hit
  }

  /// Returns whether a recognizer can begin; the drag of content that cannot follow leaves the
  /// finger to a scroll view around it.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: Whether it can begin.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer !== engine.pan || engine.mayDrag()
  }

  override var guideForSubviews: UILayoutGuide? { contentLayoutGuide }

  override var safeAreaBounds: CGRect { CGRect(origin: .zero, size: storedContentSize) }

  override func safeAreaInsetsOfSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    contentSafeAreaInsets(insets)
  }
}
