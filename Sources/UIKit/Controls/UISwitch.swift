// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A control that is on or off.
///
/// A tap flips it; a finger that slides takes the thumb along. When a finger changes the state, the
/// methods and actions for `.valueChanged` and `.primaryActionTriggered` are called once, when it
/// lifts.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private var isStoredOn = false
  private var drag: SwitchDrag?
  private let parts = SwitchParts()

  // MARK: Creating a switch

  /// Creates a switch that is off.
  ///
  /// - Parameter frame: The frame in points; its size is ignored, as the size of a switch is fixed.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchFigures.size))
    prepare()
  }

  /// Creates a switch that is off.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame.size = SwitchFigures.size
    prepare()
  }

  private func prepare() {
    hugContent()
    addSubview(parts.body)
    showColors()
  }

  // MARK: Setting the state

  /// Whether the switch is on; `false` at first.
  ///
  /// A change by code is not animated and calls nothing.
  open var isOn: Bool {
    get { isStoredOn }
    set { setOn(newValue, animated: false) }
  }

  /// Changes the state without calling methods and actions.
  ///
  /// - Parameters:
  ///   - on: Whether the switch is on.
  ///   - animated: Whether the change is animated.
  open func setOn(_ on: Bool, animated: Bool) {
    isStoredOn = on
    drag = nil
    show(animated: animated)
  }

  // MARK: Customizing the appearance

  /// The color of a switch that is on; `nil` stands for green.
  open var onTintColor: UIColor? { didSet { showColors() } }
  /// The color of the thumb; `nil` stands for white.
  open var thumbTintColor: UIColor? { didSet { showColors() } }
  /// An image for a switch that is on, which has no effect since iOS 7 (Apple documentation).
  open var onImage: UIImage?
  /// An image for a switch that is off, which has no effect since iOS 7 (Apple documentation).
  open var offImage: UIImage?

  // MARK: UIControl

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = SwitchDrag(isOn: isStoredOn, at: leadingDistance(of: touch))
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wasOn = drag?.isOn
    drag?.move(to: leadingDistance(of: touch))
    if drag?.isOn != wasOn { show(animated: true) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let drag else { return }
    self.drag = nil
    change(to: drag.end())
  }
  open override func cancelTracking(with event: UIEvent?) { drag = nil }
  override func stateDidChange() {
    show(animated: true)
    parts.body.alpha = condition.contains(.disabled) ? SwitchFigures.disabledAlpha : 1
  }

  // MARK: UIView

  /// The frame, whose size is always that of a switch.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchFigures.size) }
  }
  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchFigures.size }
  open override var intrinsicContentSize: CGSize { SwitchFigures.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Returns whether a recognizer can begin.
  ///
  /// - Parameter gestureRecognizer: The recognizer that is about to begin.
  /// - Returns: `false` for pans along the switch as well (Apple documentation), except from the
  ///   edge of the screen.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  )
    -> Bool
  {
    if isTracking, keepsDrag(from: gestureRecognizer) { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      value: isStoredOn ? "1" : "0",
      traits: stateTraits.union(.button)
    )
  }
  open override func accessibilityActivate() -> Bool {
    guard !condition.contains(.disabled) else { return false }
    change(to: !isStoredOn)
    return true
  }
}

extension UISwitch {
  /// Changes the state for the user.
  private func change(to isOn: Bool) {
    let wasOn = isStoredOn
    isStoredOn = isOn
    show(animated: true)
    guard isOn != wasOn else { return }
    sendValueActions()
  }

  private func leadingDistance(of touch: UITouch) -> CGFloat {
    let x = touch.location(in: self).x
    return isRightToLeft ? storedLayer.bounds.width - x : x
  }

  private func show(animated: Bool) {
    guard animated, storedWindow != nil else { return place() }
    UIView.animate(
      withDuration: SwitchFigures.duration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction]
    ) { self.place() }
  }

  /// Places and colors the parts for the state that is shown.
  private func place() {
    parts.place(
      isOn: drag?.isOn ?? isStoredOn,
      isPressed: condition.contains(.highlighted),
      isRightToLeft: isRightToLeft
    )
    showColors()
  }

  private func showColors() {
    parts.thumb.backgroundColor = thumbTintColor ?? .white
    let isOn = drag?.isOn ?? isStoredOn
    parts.track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
  }
}
