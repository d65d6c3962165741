// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// Spokes that glow in turn while a task runs.
///
/// The animation repeats until it is stopped: a test's `World.settle()` waits to its limit for it.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The sizes of an indicator; the values are Apple's.
  public enum Style: Int, Sendable {
    /// 20 x 20 points.
    case medium = 100
    /// 37 x 37 points.
    case large = 101
  }

  private var spokes: [UIView] = []
  private var isRunning = false

  // MARK: Creating an activity indicator

  /// Creates an indicator of the medium style that is stopped.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSpokes()
  }

  /// Creates an indicator of the medium style and of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    addSpokes()
  }

  /// Creates an indicator with a style, in the size of the style.
  ///
  /// - Parameter style: The style.
  public init(style: Style) {
    super.init(frame: .zero)
    self.style = style
    addSpokes()
    sizeToFit()
  }

  // MARK: Managing an activity indicator

  /// Starts the animation, and shows the indicator.
  open func startAnimating() {
    isRunning = true
    isHidden = false
    glow()
  }
  /// Stops the animation, and hides the indicator if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    isRunning = false
    isHidden = hidesWhenStopped
    showRest()
  }
  /// Whether the animation runs.
  open var isAnimating: Bool { isRunning }
  /// Whether the indicator is hidden while it is stopped; `true` at first.
  open var hidesWhenStopped = true {
    didSet { if !isRunning { isHidden = hidesWhenStopped } }
  }

  // MARK: Configuring the appearance

  /// The size.
  open var style = Style.medium {
    didSet {
      if style != oldValue { invalidateIntrinsicContentSize() }
      setNeedsLayout()
    }
  }
  /// The color of the spokes, a gray at first; `nil` restores it.
  open var color: UIColor! = .secondaryLabel {
    didSet {
      if color == nil { color = .secondaryLabel }
      for spoke in spokes { spoke.backgroundColor = color }
    }
  }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { styleSize }
  open override var intrinsicContentSize: CGSize { styleSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSpokes()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isRunning { glow() }
  }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      value: isRunning ? "1" : "0",
      traits: .updatesFrequently
    )
  }
}

extension UIActivityIndicatorView {
  private static let glowKey = "glow"

  private var styleSize: CGSize {
    let width = style == .large ? SpinnerFigures.large : SpinnerFigures.medium
    return CGSize(width: width, height: width)
  }

  private func addSpokes() {
    hugContent()
    spokes = (0..<SpinnerFigures.spokes).map { _ in UIView(frame: .zero) }
    for spoke in spokes {
      spoke.backgroundColor = color
      addSubview(spoke)
    }
    isHidden = hidesWhenStopped
    showRest()
  }

  private func placeSpokes() {
    let (bounds, width) = (storedLayer.bounds, styleSize.width)
    let length = width * SpinnerFigures.spoke.width
    let thickness = width * SpinnerFigures.spoke.height
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(spokes.count)
      let radius = (width - length) / 2
      spoke.bounds = CGRect(x: 0, y: 0, width: thickness, height: length)
      spoke.center = CGPoint(
        x: bounds.midX + radius * sin(angle),
        y: bounds.midY - radius * cos(angle)
      )
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      spoke.storedLayer.cornerRadius = thickness / 2
    }
  }

  /// Shows the spokes at rest: brightest at the top.
  private func showRest() {
    for (index, spoke) in spokes.enumerated() {
      spoke.storedLayer.removeAnimation(forKey: Self.glowKey)
      let age = CGFloat(spokes.count - index) / CGFloat(spokes.count)
      spoke.alpha = index == 0 ? 1 : 1 - age * (1 - CGFloat(SpinnerFigures.dim))
    }
  }

  /// Animates the spokes in turn; only in a window, as animations end when a view leaves it.
  private func glow() {
    guard storedWindow != nil else { return }
    for (index, spoke) in spokes.enumerated() {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = Float(1)
      animation.toValue = SpinnerFigures.dim
      animation.duration = SpinnerFigures.period
      animation.repeatCount = .infinity
      // A spoke's turn comes later, the farther it is from the top.
      let share = Double(spokes.count - index) / Double(spokes.count)
      animation.timeOffset = SpinnerFigures.period * share
      spoke.storedLayer.add(animation, forKey: Self.glowKey)
    }
  }
}
