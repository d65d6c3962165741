// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// A control with two halves that decrease and increase a value by steps.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private var storedValue = StepperValue()
  private let minus = UIImageView(image: UIImage(systemName: "minus"))
  private let plus = UIImageView(image: UIImage(systemName: "plus"))
  private let divider = UIView()
  /// Whether the half under the finger increases the value; `nil` without a finger.
  private var heldHalf: Bool?
  private var hasPendingAction = false
  private var repetition: FrameClock.Entry?

  // MARK: Creating a stepper

  /// Creates a stepper of 94 x 32 points.
  ///
  /// - Parameter frame: The frame; its size is not used.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperFigures.size))
    prepare()
  }

  /// Creates a stepper.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hugContent()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = StepperFigures.cornerRadius
    divider.backgroundColor = .separator
    for view in [divider, minus, plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showColors()
  }

  // MARK: Configuring the stepper

  /// Whether `.valueChanged` is sent for each step, or once when the finger lifts; `true` at first.
  open var isContinuous = true
  /// Whether a half that is held repeats its step; `true` at first.
  open var autorepeat = true
  /// Whether a step beyond a limit goes to the other one; `false` at first.
  open var wraps: Bool {
    get { storedValue.wraps }
    set { change { $0.wraps = newValue } }
  }
  /// The least value, 0 at first; a greater maximum follows.
  open var minimumValue: Double {
    get { storedValue.minimum }
    set { change { $0.setMinimum(newValue) } }
  }
  /// The greatest value, 100 at first; a smaller minimum follows.
  open var maximumValue: Double {
    get { storedValue.maximum }
    set { change { $0.setMaximum(newValue) } }
  }
  /// The length of a step, 1 at first; one that is not greater than 0 stops the program.
  open var stepValue: Double {
    get { storedValue.step }
    set {
      guard newValue > 0 else {
        misuse("NSInvalidArgumentException: stepValue has to be greater than 0: \(newValue)")
      }
      change { $0.step = newValue }
    }
  }

  // MARK: Accessing the value

  /// The value, 0 at first, in the limits.
  open var value: Double {
    get { storedValue.value }
    set { change { $0.set(newValue) } }
  }

  private func change(_ change: (inout StepperValue) -> Void) {
    change(&storedValue)
    showColors()
  }

  // MARK: Interacting

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= storedLayer.bounds.midX
    heldHalf = isRight != isRightToLeft
    takeStep()
    scheduleRepetition(after: StepperFigures.repeatDelay)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endHold() }
  open override func cancelTracking(with event: UIEvent?) { endHold() }

  private func scheduleRepetition(after delay: Double) {
    guard autorepeat, let clock = storedWindow?.session.clock else { return }
    repetition = clock.schedule(at: clock.now + delay) { [weak self] in
      MainActor.assumeIsolated { self?.repeatStep() }
    }
  }

  private func repeatStep() {
    guard heldHalf != nil, storedWindow != nil else { return }
    // A finger that is beside the control pauses the steps.
    if isTouchInside { takeStep() }
    scheduleRepetition(after: StepperFigures.repeatInterval)
  }

  private func endHold() {
    repetition?.cancel()
    (repetition, heldHalf) = (nil, nil)
    showColors()
    guard hasPendingAction else { return }
    hasPendingAction = false
    sendValueActions()
  }

  private func takeStep() {
    guard let heldHalf, storedValue.takeStep(isUp: heldHalf) else { return showColors() }
    showColors()
    if isContinuous { sendValueActions() } else { hasPendingAction = true }
  }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperFigures.size }
  open override var intrinsicContentSize: CGSize { StepperFigures.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    divider.frame = CGRect(
      x: bounds.midX - pixel / 2,
      y: (bounds.height - StepperFigures.dividerHeight) / 2,
      width: pixel,
      height: StepperFigures.dividerHeight
    ).roundedToPixels(of: storedLayer)
    let (left, right) = isRightToLeft ? (plus, minus) : (minus, plus)
    left.center = CGPoint(x: bounds.width / 4, y: bounds.midY)
    right.center = CGPoint(x: bounds.width * 3 / 4, y: bounds.midY)
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if storedWindow == nil { endHold() }
  }
  override func stateDidChange() { showColors() }

  private func showColors() {
    for (view, isUp) in [(minus, false), (plus, true)] {
      let isUsable = !condition.contains(.disabled) && storedValue.canStep(isUp: isUp)
      view.tintColor = isUsable ? .label : .tertiaryLabel
      view.alpha = heldHalf == isUp ? 0.5 : 1
    }
  }

  // MARK: Accessibility

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      value: spokenValue,
      traits: stateTraits.union(.adjustable)
    )
  }
  open override func accessibilityIncrement() { step(by: 1) }
  open override func accessibilityDecrement() { step(by: -1) }

  /// The value, without a fraction of zero.
  private var spokenValue: String {
    let text = "\(storedValue.value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UIStepper: SteppedControl {
  func step(by steps: Int) {
    guard storedValue.takeStep(isUp: steps > 0) else { return }
    showColors()
    sendValueActions()
  }
}
