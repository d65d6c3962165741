// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle on the screen with content, sublayers and a place in its superlayer.
///
/// A layer keeps what it has drawn and draws again only when it is marked with
/// `setNeedsDisplay()`.
///
/// A layer belongs to one thread at a time. From the moment that it has a delegate, is animated, or
/// its tree is on screen, it belongs to the main thread: clock and transactions are those of the
/// current session, which the main actor isolates. Debug builds trap elsewhere.
open class CALayer: NSObject, CAMediaTiming {
  // What is final is read in place: without optimization, each read of another stored property of
  // an open class is a call, which copies all values.

  /// The values that animations work on, as they are set.
  private(set) final var values = LayerValues()
  private(set) final var rare = RareValues()
  private(set) final var content = LayerContent()
  private(set) final var switches: LayerSwitches = []
  /// The layer that this one is the presentation of.
  private(set) final var modelLayer: CALayer?
  private weak var storedDelegate: (any CALayerDelegate)?
  /// The delegate that owns the layer and calls `abandonOwner(_:)` when it is deallocated.
  private unowned(unsafe) var owner: (any CALayerDelegate)?
  /// The layer's place in its tree.
  ///
  /// Unchecked as `UIView.storedSubviews` is: loops over the sublayers use a copy.
  @exclusivity(unchecked) final var node = LayerNode()
  /// The results of the last frame.
  final var flattened = FlattenedLayer()
  final var animations = LayerAnimations()
  /// Called on the topmost layer when a layer of its tree needs layout, drawing or a new frame,
  /// once until the next frame.
  package var onNeedsCommit: (() -> Void)? {
    didSet { if marks.contains(.announced) { onNeedsCommit?() } }
  }

  // MARK: Creating a layer

  /// Creates an empty layer of no size.
  public override init() { super.init() }

  /// Creates a presentation copy of a layer.
  ///
  /// - Parameter layer: The layer to copy; subclasses copy their own values too.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  /// Creates an empty layer of no size.
  ///
  /// - Parameter coder: Ignored: archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  deinit { abandonTree() }

  /// Returns a copy of the layer as it looks at this moment, animations included.
  ///
  /// It is made by `init(layer:)` of the layer's class. Each call returns another copy, and its
  /// superlayer and sublayers are copies, too.
  open func presentation() -> Self? { makePresentation() as? Self }
  /// Returns the layer that this one is the presentation of, or the layer itself.
  open func model() -> CALayer { modelLayer ?? self }

  /// Returns the default action of the class for an event: none.
  ///
  /// - Parameter event: The name of a property or an event.
  /// - Returns: The action.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns what a class draws of its values between background and sublayers.
  func pictureSource(_ values: LayerValues) -> PictureSource? { nil }

  /// Whether the sublayers keep their depth, rather than lie in the layer's plane.
  var keepsDepth: Bool { false }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }
  /// The location of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }
  /// The point that `position` and `transform` refer to, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(\.anchorPoint, newValue, .anchorPoint) }
  }
  /// The layer's position on the z axis: a sibling with a greater value is above.
  ///
  /// It does not change the order of `sublayers`.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setZPosition(newValue) }
  }
  /// The bounding box of the layer in its superlayer; setting it changes `position` and `bounds`.
  ///
  /// It is derived from `position`, `bounds`, `anchorPoint` and the transform: it does not show
  /// running animations.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue) }
  }
  /// Returns the layer's transform, which applies about its anchor point.
  open func affineTransform() -> CGAffineTransform { values.transform }
  /// Sets the layer's transform, which applies about its anchor point.
  ///
  /// - Parameter m: The transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    if values.isSpecial {
      set(
        \.fullTransform,
        SpatialTransform(matrix: CATransform3DMakeAffineTransform(m)),
        .transform
      )
    } else {
      set(\.transform, m, .transform)
    }
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are invisible.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(\.isHidden, newValue, .hidden) }
  }
  /// The opacity of the layer and its sublayers as one image, 0...1.
  open var opacity: Float {
    get { values.opacity }
    set { set(\.opacity, newValue, .opacity) }
  }
  /// The color behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(\.backgroundColor, newValue, .backgroundColor) }
  }
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { set(\.borderWidth, newValue, .borderWidth) }
  }
  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(\.borderColor, newValue, .borderColor) }
  }
  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius) }
  }
  /// Whether the bounds and their rounded corners clip sublayers and contents.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(\.masksToBounds, newValue, .masksToBounds) }
  }
  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { set(\.shadowColor, newValue, .shadowColor) }
  }
  /// The opacity of the shadow, 0...1; 0 by default.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(\.shadowOpacity, newValue, .shadowOpacity) }
  }
  /// The offset of the shadow in points; 3 points up by default, as in Core Animation.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(\.shadowOffset, newValue, .shadowOffset) }
  }
  /// The blur radius of the shadow in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { set(\.shadowRadius, newValue, .shadowRadius) }
  }
  /// Whether the layer covers all of its bounds with opaque content.
  open var isOpaque: Bool {
    get { switches.contains(.opaque) }
    set { setSwitch(.opaque, newValue) }
  }
  /// Whether the layer and its sublayers are flattened into one image, which is kept.
  open var shouldRasterize: Bool {
    get { switches.contains(.rasterizes) }
    set { setSwitch(.rasterizes, newValue) }
  }
  /// The pixels per point of the flattened image; 0, the default here, takes the screen's.
  ///
  /// Apple's default is 1, which looks blurred on a denser screen.
  open var rasterizationScale: CGFloat {
    get { rare.rasterizationScale }
    set { setRare(\.rasterizationScale, newValue) }
  }
  /// A name for the app's use.
  open var name: String? {
    get { rare.name }
    set { rare.name = newValue }
  }

  // MARK: Contents

  /// The contents of the layer: a `CGImage`.
  ///
  /// Objects of other types are stored and not displayed.
  open var contents: Any? {
    get { content.value }
    set { if content.set(newValue) { markContent() } }
  }
  /// The placement of contents whose size differs from the layer's.
  open var contentsGravity: CALayerContentsGravity {
    get { rare.contentsGravity }
    set { setRare(\.contentsGravity, newValue) }
  }
  /// The pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { content.scale }
    set { if content.setScale(newValue) { markContent() } }
  }
  /// The part of the contents that is stretched, as fractions of their size; the rest keeps its
  /// size.
  open var contentsCenter: CGRect {
    get { rare.contentsCenter }
    set { setRare(\.contentsCenter, newValue) }
  }

  // MARK: Sublayers

  /// The superlayer.
  open var superlayer: CALayer? { parent ?? modelLayer?.parent?.presentation() }
  /// The sublayers, the lowest first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { listOfSublayers }
    set { replaceChildren(by: newValue ?? []) }
  }
  /// Adds a layer above the other sublayers.
  ///
  /// - Parameter layer: The layer; it is removed from its current superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Inserts a sublayer at an index.
  ///
  /// - Parameters:
  ///   - layer: The layer; it is removed from its current superlayer.
  ///   - idx: The number of sublayers below it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a sublayer directly below another.
  ///
  /// - Parameters:
  ///   - layer: The layer; it is removed from its current superlayer.
  ///   - sibling: The sublayer above it; nil inserts it at the bottom.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }
  /// Inserts a sublayer directly above another.
  ///
  /// - Parameters:
  ///   - layer: The layer; it is removed from its current superlayer.
  ///   - sibling: The sublayer below it; nil inserts it at the top.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }
  /// Replaces a sublayer by another layer.
  ///
  /// - Parameters:
  ///   - oldLayer: The sublayer to remove.
  ///   - newLayer: The layer to insert.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }
  /// Removes the layer from its superlayer.
  ///
  /// Its animations end unfinished with the next frame, unless it is in a tree again by then.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout

  /// Marks the layer for layout.
  ///
  /// It is laid out before the next frame, once for several calls.
  open func setNeedsLayout() { markLayout() }
  /// Returns whether the layer is marked for layout.
  open func needsLayout() -> Bool { marks.contains(.layout) }
  /// Lays out the layer now, if it or a layer directly above it is marked.
  open func layoutIfNeeded() { layOutFromTopmostMarked() }
  /// Lays out the sublayers; calls the delegate.
  open func layoutSublayers() { askDelegateToLayOut() }

  // MARK: Drawing

  /// The delegate, which provides content, layout and actions; not retained.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? storedDelegate }
    set { setDelegate(newValue) }
  }
  /// Marks the content for drawing.
  ///
  /// The content is drawn before the next frame, once for several calls.
  open func setNeedsDisplay() { markDisplay() }
  /// Marks the content for drawing; all of it is drawn, whatever the rectangle.
  ///
  /// - Parameter r: A rectangle in points; an empty one has no effect.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { markDisplay() } }
  /// Returns whether the content is marked for drawing.
  open func needsDisplay() -> Bool { marks.contains(.display) }
  /// Whether the content is drawn again when the bounds change.
  open var needsDisplayOnBoundsChange: Bool {
    get { switches.contains(.redrawsOnBoundsChange) }
    set { setSwitch(.redrawsOnBoundsChange, newValue) }
  }
  /// Draws the content now, if it is marked.
  open func displayIfNeeded() { if node.takeMark(.display) { display() } }
  /// Provides new contents: those of the delegate, or an image with what `draw(in:)` draws.
  open func display() { makeContents() }
  /// Draws the content; calls the delegate.
  ///
  /// - Parameter ctx: The context, in the coordinates of the bounds.
  open func draw(in ctx: CGContext) { askDelegateToDraw(in: ctx) }

  /// Draws the layer and its sublayers without animations.
  ///
  /// - Parameter ctx: The context, in the coordinates of the bounds.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  // MARK: Actions and animations

  /// The actions by event name; the delegate takes precedence.
  open var actions: [String: any CAAction]? {
    get { rare.actions }
    set { rare.actions = newValue }
  }
  /// Returns the action for an event: the delegate's, that in `actions`, or the class's.
  ///
  /// - Parameter event: The name of a property or an event.
  /// - Returns: The action, or nil for none.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  /// Adds a copy of an animation.
  ///
  /// The values of the layer do not change: set them as well, so that they do not revert at the
  /// end. Parameters that are missing are those of the current transaction.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: Its key; an animation with the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
  /// Removes the animation of a key; it ends unfinished.
  ///
  /// The delegate of the animation is called with `finished` being `false`.
  ///
  /// - Parameter key: The key.
  open func removeAnimation(forKey key: String) { detachAnimation(key) }
  /// Removes all animations; they end unfinished.
  open func removeAllAnimations() { detachAllAnimations() }
  /// Returns the animation of a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The animation, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(key) }
  /// Returns the keys of the animations; nil when there are none.
  open func animationKeys() -> [String]? { attachedKeys() }

  // MARK: Time

  /// The start of the layer's time, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { rare.timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }
  /// The duration of one pass; ignored for layers.
  open var duration: CFTimeInterval {
    get { rare.timing.duration }
    set { setTiming(\.duration, newValue) }
  }
  /// The speed of the layer's time; 0 stops it at `timeOffset`.
  open var speed: Float {
    get { rare.timing.speed }
    set { setTiming(\.speed, newValue) }
  }
  /// The offset that is added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { rare.timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }
  /// The number of passes; ignored for layers.
  open var repeatCount: Float {
    get { rare.timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }
  /// The duration of all passes; ignored for layers.
  open var repeatDuration: CFTimeInterval {
    get { rare.timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }
  /// Whether passes alternate; ignored for layers.
  open var autoreverses: Bool {
    get { rare.timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }
  /// The appearance outside the active time; ignored for layers.
  open var fillMode: CAMediaTimingFillMode {
    get { rare.timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  // MARK: Hit testing

  /// Returns the topmost layer of the subtree that contains a point.
  ///
  /// Hidden layers are skipped. A sublayer outside of the bounds can be hit unless `masksToBounds`
  /// is set, unlike a subview. The method tests the values without animations; call it on the
  /// presentation layer for those on screen.
  ///
  /// - Parameter p: The point, in the superlayer's coordinates.
  /// - Returns: The layer, or nil where there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }
  /// Returns whether the bounds contain a point.
  ///
  /// - Parameter p: The point, in the layer's own coordinates.
  /// - Returns: Whether it lies inside.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }
}

// MARK: The events that change a layer's state

extension CALayer {
  /// Changes a value: finds the action, sets the value, marks the layer, runs the action.
  @inline(__always)
  func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>,
    _ value: Value,
    _ key: LayerKey
  ) {
    guard values[keyPath: path] != value else { return }
    let action = actionBeforeChange(of: key)
    values[keyPath: path] = value
    if key.isGeometry { GeometryStamp.change() }
    if key.keepsContent { markShown() } else { markContent() }
    if key == .bounds {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    action?.run(forKey: key.rawValue, object: self, arguments: nil)
  }

  func setSwitch(_ option: LayerSwitches, _ isOn: Bool) {
    guard switches.contains(option) != isOn else { return }
    if isOn { switches.insert(option) } else { switches.remove(option) }
    guard option == .rasterizes else { return }
    // The pixels belong to the flattened image: a page at rest keeps none.
    if !isOn { flattened.dropImage() }
    markContent()
  }

  /// Changes a rare value that is visible.
  @inline(__always)
  private func setRare<Value: Equatable>(
    _ path: WritableKeyPath<RareValues, Value>,
    _ value: Value
  ) {
    guard rare[keyPath: path] != value else { return }
    rare[keyPath: path] = value
    markContent()
  }

  func setDoubleSided(_ isDoubleSided: Bool) { setRare(\.isDoubleSided, isDoubleSided) }

  func setMaskedCorners(_ corners: CACornerMask) { setRare(\.maskedCorners, corners) }

  /// Replaces the layer that masks this one.
  func setMask(_ layer: CALayer?) {
    guard layer !== rare.mask else { return }
    if let layer { refuseCycle(layer) }
    rare.mask?.unlink()
    if let layer {
      layer.leaveSuperlayer()
      rare.mask = layer
      layer.linkMask(to: self)
      carryMarks(of: layer)
    }
    markContent()
  }

  /// Releases the layer that masks this one, which has left it.
  func dropMask() { rare.mask = nil }

  private func setTiming<Value: Equatable>(
    _ path: WritableKeyPath<MediaTiming, Value>,
    _ value: Value
  ) {
    guard rare.timing[keyPath: path] != value else { return }
    rare.timing[keyPath: path] = value
    markContent()
    // Stopped time may run again, in layers outside of any frame too.
    onMainActor(self) { Session.current.animations.timeDidChange(of: $0) }
  }

  /// The color that the contents' alpha is painted in; nil keeps the contents' own colors.
  package var contentsMultiplyColor: CGColor? {
    get { content.multiplyColor }
    set { if content.setMultiplyColor(newValue) { markContent() } }
  }

  /// Sets contents that are known to be an image, or none, without a cast.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - part: The part of the bounds that the image covers; `nil` for all of them.
  package func show(_ image: CGImage?, part: ImagePart? = nil) {
    if content.show(image, part: part) { markContent() }
  }

  private func copyValues(from layer: CALayer) {
    values = layer.values
    rare = layer.rare
    content = layer.content
    switches = layer.switches.intersection([.opaque, .rasterizes, .redrawsOnBoundsChange])
  }

  func makePresentation() -> CALayer {
    let copy = RuntimeLayers.copy(of: self)
    copy.values = presentedValues()
    copy.modelLayer = model()
    copy.switches.insert(.isPresentation)
    return copy
  }

  // MARK: The delegate

  /// Makes the object that owns the layer its delegate, without the cost of a weak reference.
  ///
  /// - Parameter owner: The owner, which calls `abandonOwner(_:)` when it is deallocated.
  package func belong(to owner: any CALayerDelegate) {
    setDelegate(nil)
    self.owner = owner
    setSwitch(.delegated, true)
  }

  /// Clears the delegate if it is still the one that owned the layer.
  ///
  /// - Parameter owner: The owner that is deallocated.
  package func abandonOwner(_ owner: AnyObject) {
    guard self.owner === owner else { return }
    self.owner = nil
    setSwitch(.delegated, false)
  }

  private func setDelegate(_ delegate: (any CALayerDelegate)?) {
    owner = nil
    storedDelegate = delegate
    setSwitch(.delegated, delegate != nil)
  }
}
