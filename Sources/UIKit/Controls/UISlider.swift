// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A control with a thumb on a track, which chooses a value from a range.
///
/// A finger moves the thumb if it comes down on it. `.valueChanged` is sent while the thumb moves,
/// or once at its end if `isContinuous` is `false`.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var range = SliderRange()
  /// The distance of the finger from the middle of the thumb, while it moves the thumb.
  private var grip: CGFloat?
  private(set) lazy var parts = SliderParts(self)

  // MARK: Creating a slider

  /// Creates a slider from 0 to 1.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.update()
  }

  /// Creates a slider from 0 to 1, of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.update()
  }

  // MARK: Accessing the value

  /// The value, 0 at first; one outside of the range is moved into it.
  open var value: Float {
    get { range.value }
    set { setValue(newValue, animated: false) }
  }
  /// Changes the value without calling methods and actions.
  ///
  /// - Parameters:
  ///   - value: The value; one outside of the range is moved into it.
  ///   - animated: Whether the thumb glides.
  open func setValue(_ value: Float, animated: Bool) {
    range.setValue(value)
    show(animated: animated)
  }
  /// The least value, 0 at first; a greatest value below it moves along (Apple documentation).
  open var minimumValue: Float {
    get { range.minimum }
    set { change { $0.setMinimum(newValue) } }
  }
  /// The greatest value, 1 at first; a least value above it moves along (Apple documentation).
  open var maximumValue: Float {
    get { range.maximum }
    set { change { $0.setMaximum(newValue) } }
  }
  /// Whether the value is told while the thumb moves; `true` at first.
  open var isContinuous = true

  // MARK: Customizing the appearance

  /// An image at the end of the least value.
  open var minimumValueImage: UIImage? { didSet { parts.update() } }
  /// An image at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { parts.update() } }
  /// The color of the track up to the thumb; `nil` stands for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { parts.update() } }
  /// The color of the track beyond the thumb; `nil` stands for a gray.
  open var maximumTrackTintColor: UIColor? { didSet { parts.update() } }
  /// The color of the thumb; `nil` stands for white.
  open var thumbTintColor: UIColor? { didSet { parts.update() } }

  /// Sets the image of the thumb in a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` uses that of the normal state, or the standard thumb.
  ///   - state: The state.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    parts.setImage(image, of: .thumb, state)
  }
  /// Sets the image of the track up to the thumb in a state.
  ///
  /// - Parameters:
  ///   - image: The image, usually resizable.
  ///   - state: The state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    parts.setImage(image, of: .minimumTrack, state)
  }
  /// Sets the image of the track beyond the thumb in a state.
  ///
  /// - Parameters:
  ///   - image: The image, usually resizable.
  ///   - state: The state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    parts.setImage(image, of: .maximumTrack, state)
  }
  /// Returns the image of the thumb that was set for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func thumbImage(for state: State) -> UIImage? { parts.image(of: .thumb, state) }
  /// Returns the image of the track up to the thumb that was set for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func minimumTrackImage(for state: State) -> UIImage? {
    parts.image(of: .minimumTrack, state)
  }
  /// Returns the image of the track beyond the thumb that was set for a state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func maximumTrackImage(for state: State) -> UIImage? {
    parts.image(of: .maximumTrack, state)
  }
  /// The image of the thumb in the present state.
  open var currentThumbImage: UIImage? { parts.currentImage(of: .thumb) }
  /// The image of the track up to the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { parts.currentImage(of: .minimumTrack) }
  /// The image of the track beyond the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { parts.currentImage(of: .maximumTrack) }

  // MARK: Overriding the geometry

  /// Returns the frame of the image at the end of the least value.
  ///
  /// - Parameter bounds: The slider's bounds.
  /// - Returns: The rectangle in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    parts.valueImageRect(minimumValueImage, atLeft: !isRightToLeft, in: bounds)
  }
  /// Returns the frame of the image at the end of the greatest value.
  ///
  /// - Parameter bounds: The slider's bounds.
  /// - Returns: The rectangle in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    parts.valueImageRect(maximumValueImage, atLeft: isRightToLeft, in: bounds)
  }
  /// Returns the frame of the track.
  ///
  /// - Parameter bounds: The slider's bounds.
  /// - Returns: The rectangle in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { parts.trackRect(in: bounds) }
  /// Returns the frame of the thumb.
  ///
  /// - Parameters:
  ///   - bounds: The slider's bounds.
  ///   - rect: The frame of the track.
  ///   - value: The value.
  /// - Returns: The rectangle in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    parts.thumbRect(at: range.share(of: value), on: rect, in: bounds)
  }

  // MARK: UIControl

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (thumb, x) = (presentThumbRect, touch.location(in: self).x)
    let least = SliderFigures.touchSize
    let area = thumb.insetBy(
      dx: min(0, (thumb.width - least) / 2),
      dy: min(0, (thumb.height - least) / 2)
    )
    guard area.contains(touch.location(in: self)) else { return false }
    grip = x - thumb.midX
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    grip = nil
    if !isContinuous { sendValueActions() }
  }
  open override func cancelTracking(with event: UIEvent?) { grip = nil }
  override func stateDidChange() { parts.update() }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: storedLayer.bounds.width, height: SliderFigures.height)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderFigures.height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut(value: range.value)
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.update()
  }

  /// Returns whether a recognizer can begin.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: `false` for pans along the slider while a finger holds the thumb, except from the
  ///   edge of the screen.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  )
    -> Bool
  {
    if grip != nil, keepsDrag(from: gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      value: "\(Int((range.share(of: range.value) * 100).rounded()))%",
      traits: stateTraits.union(.adjustable)
    )
  }
  open override func accessibilityIncrement() { step(by: 1) }
  open override func accessibilityDecrement() { step(by: -1) }
}

extension UISlider {
  private var presentThumbRect: CGRect {
    let bounds = storedLayer.bounds
    return thumbRect(
      forBounds: bounds,
      trackRect: trackRect(forBounds: bounds),
      value: range.value
    )
  }

  private func change(_ body: (inout SliderRange) -> Void) {
    body(&range)
    show(animated: false)
  }

  private func show(animated: Bool) {
    setNeedsLayout()
    if animated { layoutIfNeeded(animatedFor: SliderFigures.duration) }
  }

  private func follow(_ touch: UITouch) {
    guard let grip else { return }
    let bounds = storedLayer.bounds
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: range.minimum).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: range.maximum).midX
    guard first != last else { return }
    let old = range.value
    range.setValue(range.value(at: (touch.location(in: self).x - grip - first) / (last - first)))
    guard range.value != old else { return }
    show(animated: false)
    if isContinuous { sendValueActions() }
  }
}

extension UISlider: SteppedControl {
  func step(by steps: Int) {
    let old = range.value
    guard !condition.contains(.disabled) else { return }
    let share = SliderFigures.step * Float(steps)
    range.setValue(old + share * (range.maximum - range.minimum))
    guard range.value != old else { return }
    show(animated: true)
    sendValueActions()
  }
}
