// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle of the picture with content, children and a place in its superlayer.
///
/// A layer keeps what has been drawn and is drawn again only when it is marked. It belongs to one
/// thread at a time; once it has a delegate, to the main thread.
open class CALayer: NSObject, CAMediaTiming {
  var values = LayerValues()
  var ownRareValues: RareValues?
  /// The contents again, when they are an image.
  var image: CGImage?
  var storedContents: Any?
  /// Unchecked as `UIView.storedSubviews` is: who goes through them goes through a copy.
  @exclusivity(unchecked) var children: [CALayer] = []
  /// A superlayer owns its sublayers and clears this when it goes.
  unowned(unsafe) var parent: CALayer?
  weak var storedDelegate: (any CALayerDelegate)?
  /// The delegate that owns the layer and says so when it goes: see `belong(to:)`.
  unowned(unsafe) var owner: (any CALayerDelegate)?
  var marks: LayerMarks = []
  var switches: LayerSwitches = []
  /// What flattening made of the layer, to be shown again while nothing inside changed.
  var flattened = FlattenedLayer()
  var attached: [AttachedAnimation] = []
  /// How many items the last frame had, to make room for as many at once.
  var lastItemCount = 0
  /// The layer that this one is the presentation of.
  var modelLayer: CALayer?
  var storedContentsScale: CGFloat = 1
  /// Called on the topmost layer when anything in its tree needs layout, drawing or a new picture,
  /// once until the next frame.
  package var onNeedsCommit: (() -> Void)? {
    didSet { if marks.contains(.announced) { onNeedsCommit?() } }
  }
  /// The colour that the contents' alpha is painted in; nil shows their own colours.
  package var contentsMultiplyColor: CGColor? {
    didSet { if contentsMultiplyColor != oldValue { markPicture() } }
  }

  // MARK: Creating a layer

  /// Makes an empty layer of no size.
  public override init() { super.init() }

  /// Makes a copy of a layer's values, as the presentation of that layer.
  ///
  /// - Parameter layer: The layer to copy; subclasses copy their own values too.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyValues(from: layer) }
  }

  deinit { abandonTree() }

  /// Returns the layer as it looks at this moment, animations included.
  ///
  /// Apple returns `Self?`; without the Objective-C runtime a subclass cannot be made here.
  open func presentation() -> CALayer? { makePresentation() }
  /// Returns the layer that this one is the presentation of, or the layer itself.
  open func model() -> CALayer { modelLayer ?? self }

  /// Returns what layers of the class do on an event when nothing else says it; nothing.
  ///
  /// - Parameter event: The name of a property or an event.
  /// - Returns: The action.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Geometry

  /// The layer's rectangle in its own points.
  open var bounds: CGRect {
    get { values.bounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point lies, in the superlayer's points.
  open var position: CGPoint {
    get { values.position }
    set { setPosition(newValue) }
  }
  /// The point that `position` and `transform` refer to, as fractions of the bounds.
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { set(\.anchorPoint, newValue, .anchorPoint) }
  }
  /// Which of the siblings lies above: the greater value.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { setZPosition(newValue) }
  }
  /// The box around the layer in its superlayer; setting it moves `position` and `bounds`.
  open var frame: CGRect {
    get { currentFrame }
    set { setFrame(newValue) }
  }
  /// Returns how the layer is turned and scaled about its anchor point.
  open func affineTransform() -> CGAffineTransform { values.transform }
  /// Turns and scales the layer about its anchor point.
  ///
  /// - Parameter m: The transform.
  open func setAffineTransform(_ m: CGAffineTransform) { set(\.transform, m, .transform) }

  // MARK: Looks

  /// Whether the layer and everything in it is left out of the picture.
  open var isHidden: Bool {
    get { values.isHidden }
    set { set(\.isHidden, newValue, .hidden) }
  }
  /// How much of the layer shows, 0...1, applied to everything in it as one picture.
  open var opacity: Float {
    get { values.opacity }
    set { set(\.opacity, newValue, .opacity) }
  }
  /// The colour behind the contents.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { set(\.backgroundColor, newValue, .backgroundColor) }
  }
  /// The width of the frame inside the bounds, in points.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { set(\.borderWidth, newValue, .borderWidth) }
  }
  /// The colour of the frame; opaque black unless set.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { set(\.borderColor, newValue, .borderColor) }
  }
  /// The radius of the corners of background and border, in points.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { set(\.cornerRadius, newValue, .cornerRadius) }
  }
  /// Whether the bounds and their rounded corners cut off what lies outside.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { set(\.masksToBounds, newValue, .masksToBounds) }
  }
  /// The colour of the shadow; opaque black unless set.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { set(\.shadowColor, newValue, .shadowColor) }
  }
  /// How strong the shadow is, 0...1; 0 unless set.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { set(\.shadowOpacity, newValue, .shadowOpacity) }
  }
  /// How far the shadow is off, in points; 3 points up unless set, as at Apple.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { set(\.shadowOffset, newValue, .shadowOffset) }
  }
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { set(\.shadowRadius, newValue, .shadowRadius) }
  }
  /// Whether the layer covers all of its bounds with opaque content.
  open var isOpaque: Bool {
    get { switches.contains(.opaque) }
    set { setSwitch(.opaque, newValue) }
  }
  /// Whether the layer and everything in it is kept as one flat picture.
  open var shouldRasterize: Bool {
    get { switches.contains(.rasterizes) }
    set { setSwitch(.rasterizes, newValue) }
  }
  /// The pixels per point of the flat picture; 0, the default here, takes the screen's.
  ///
  /// Apple's default is 1, which no one wants on a denser screen.
  open var rasterizationScale: CGFloat {
    get { rareValues.rasterizationScale }
    set { setRare(\.rasterizationScale, newValue) }
  }
  /// A name for the program's own use.
  open var name: String? {
    get { rareValues.name }
    set { changeableRareValues.name = newValue }
  }

  // MARK: Contents

  /// What the layer shows: a `CGImage`.
  open var contents: Any? {
    get { storedContents }
    set { setContents(newValue) }
  }
  /// Where the contents lie when they are not as large as the layer.
  open var contentsGravity: CALayerContentsGravity {
    get { rareValues.contentsGravity }
    set { setRare(\.contentsGravity, newValue) }
  }
  /// The pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { storedContentsScale }
    set { setContentsScale(newValue) }
  }
  /// The part of the contents that is stretched, as fractions of their size; the rest keeps its
  /// size.
  open var contentsCenter: CGRect {
    get { rareValues.contentsCenter }
    set { setRare(\.contentsCenter, newValue) }
  }

  // MARK: The tree

  /// The layer that this one lies in.
  open var superlayer: CALayer? { parent ?? modelLayer?.parent?.presentation() }
  /// The layers in this one, the lowest first; nil when there are none.
  open var sublayers: [CALayer]? {
    get { listOfSublayers }
    set { replaceChildren(by: newValue ?? []) }
  }
  /// Puts a layer on top of the others.
  ///
  /// - Parameter layer: The layer; it leaves the one that it lies in.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Puts a layer at a place among the others.
  ///
  /// - Parameters:
  ///   - layer: The layer; it leaves the one that it lies in.
  ///   - idx: How many layers lie below it.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Puts a layer directly below another.
  ///
  /// - Parameters:
  ///   - layer: The layer; it leaves the one that it lies in.
  ///   - sibling: The one above it; without it, the layer goes to the bottom.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: false)
  }
  /// Puts a layer directly above another.
  ///
  /// - Parameters:
  ///   - layer: The layer; it leaves the one that it lies in.
  ///   - sibling: The one below it; without it, the layer goes to the top.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, above: true)
  }
  /// Puts a layer in the place of another.
  ///
  /// - Parameters:
  ///   - oldLayer: The layer to take out.
  ///   - newLayer: The layer to put in.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, by: newLayer)
  }
  /// Takes the layer out of the one that it lies in.
  ///
  /// Its animations end, unfinished, with the next frame, unless it is back in a tree by then.
  open func removeFromSuperlayer() { leaveSuperlayer() }

  // MARK: Layout

  /// Marks the layer: its sublayers are to be placed anew.
  open func setNeedsLayout() { markLayout() }
  /// Returns whether the sublayers are to be placed anew.
  open func needsLayout() -> Bool { marks.contains(.layout) }
  /// Places the sublayers now, where the layer or those around it are marked.
  open func layoutIfNeeded() { layOutFromTopmostMarked() }
  /// Places the sublayers; the delegate does it.
  open func layoutSublayers() { askDelegateToLayOut() }

  // MARK: Drawing

  /// Who gives the layer its content, its layout and its actions.
  ///
  /// It is not kept alive.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? storedDelegate }
    set { setDelegate(newValue) }
  }
  /// Marks the content: it is to be drawn anew.
  open func setNeedsDisplay() { markDisplay() }
  /// Marks a part of the content; all of it is drawn anew.
  ///
  /// - Parameter r: The part, in points.
  open func setNeedsDisplay(_ r: CGRect) { if !r.isEmpty { markDisplay() } }
  /// Returns whether the content is to be drawn anew.
  open func needsDisplay() -> Bool { marks.contains(.display) }
  /// Whether the content is drawn anew when the bounds change.
  open var needsDisplayOnBoundsChange: Bool {
    get { switches.contains(.redrawsOnBoundsChange) }
    set { setSwitch(.redrawsOnBoundsChange, newValue) }
  }
  /// Draws the content now, where the layer is marked.
  open func displayIfNeeded() { if marks.remove(.display) != nil { display() } }
  /// Makes new contents; the delegate's or what `draw(in:)` draws.
  open func display() { makeContents() }
  /// Draws the content; the delegate does it.
  ///
  /// - Parameter ctx: Where to draw, in the points of the bounds.
  open func draw(in ctx: CGContext) { askDelegateToDraw(in: ctx) }

  /// Draws the layer and all in it as they are set, without animations.
  ///
  /// - Parameter ctx: Where to draw, in the points of the bounds.
  open func render(in ctx: CGContext) { renderModel(in: ctx) }

  // MARK: Actions and animations

  /// What to do on events, by name; asked after the delegate.
  open var actions: [String: any CAAction]? {
    get { rareValues.actions }
    set { changeableRareValues.actions = newValue }
  }
  /// Returns what to do on an event: what the delegate, `actions` and the class say, in this order.
  ///
  /// - Parameter event: The name of a property or an event.
  /// - Returns: The action, or nil for none.
  open func action(forKey event: String) -> (any CAAction)? { findAction(event) }
  /// Starts an animation: a copy of it.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: Its name; it takes the place of one of the same name.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key) }
  /// Ends the animation of that name, unfinished.
  ///
  /// - Parameter key: The name.
  open func removeAnimation(forKey key: String) { detachAnimation(key) }
  /// Ends all animations, unfinished.
  open func removeAllAnimations() { detachAllAnimations() }
  /// Returns the animation of that name.
  ///
  /// - Parameter key: The name.
  /// - Returns: The animation; it is not to be changed any more.
  open func animation(forKey key: String) -> CAAnimation? { attachedAnimation(key) }
  /// Returns the names of the animations; nil when there are none.
  open func animationKeys() -> [String]? { attachedKeys() }

  // MARK: Time

  /// When the layer's time begins, in its superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming(\.beginTime, newValue) }
  }
  /// How long one pass lasts; means nothing to a layer.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { setTiming(\.duration, newValue) }
  }
  /// How fast time runs in the layer; 0 stops it at `timeOffset`.
  open var speed: Float {
    get { timing.speed }
    set { setTiming(\.speed, newValue) }
  }
  /// What is added to the layer's time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming(\.timeOffset, newValue) }
  }
  /// How often it plays; means nothing to a layer.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming(\.repeatCount, newValue) }
  }
  /// For how long it plays; means nothing to a layer.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming(\.repeatDuration, newValue) }
  }
  /// Whether passes alternate; means nothing to a layer.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming(\.autoreverses, newValue) }
  }
  /// What shows outside the active time; means nothing to a layer.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming(\.fillMode, newValue) }
  }

  // MARK: Finding and converting

  /// Returns the topmost layer at a point, this one or one in it.
  ///
  /// - Parameter p: The point, in the superlayer's points.
  /// - Returns: The layer, or nil where there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }
  /// Returns whether the bounds contain a point.
  ///
  /// - Parameter p: The point, in the layer's own points.
  /// - Returns: Whether it lies inside.
  open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }
}
