// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A bar that fills as a task advances.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a progress view.
  public enum Style: Int, Sendable {
    /// For pages.
    case `default` = 0
    /// For bars: thinner.
    case bar = 1
  }

  private var share: Float = 0
  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)

  // MARK: Creating a progress view

  /// Creates a progress view without progress.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a progress view of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  /// Creates a progress view with a style, at the height of the style.
  ///
  /// - Parameter style: The style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  // MARK: Managing the progress

  /// The progress, from 0 to 1; values outside are moved into the range.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  /// Changes the progress.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - animated: Whether the bar grows with an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    share = min(max(progress, 0), 1)
    setNeedsLayout()
    if animated { layoutIfNeeded(animatedFor: ProgressFigures.duration) }
  }

  // MARK: Configuring the bar

  /// The style.
  open var progressViewStyle = Style.default {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the filled part; `nil` stands for the tint color.
  open var progressTintColor: UIColor? { didSet { showLook() } }
  /// The image of the filled part, in place of a color.
  open var progressImage: UIImage? { didSet { showLook() } }
  /// The color of the rest; `nil` stands for a gray.
  open var trackTintColor: UIColor? { didSet { showLook() } }
  /// The image of the rest, in place of a color.
  open var trackImage: UIImage? { didSet { showLook() } }

  // MARK: UIView

  override var startsOpaque: Bool { false }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: storedLayer.bounds.width, height: styleHeight)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: styleHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLook()
  }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      value: "\(Int((share * 100).rounded()))%",
      traits: .updatesFrequently
    )
  }
}

extension UIProgressView {
  private var styleHeight: CGFloat {
    progressViewStyle == .bar ? ProgressFigures.barHeight : ProgressFigures.height
  }

  private func addParts() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    addSubview(track)
    addSubview(fill)
    clipsToBounds = true
    showLook()
  }

  private func showLook() {
    fill.image = progressImage
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? resolvedTintColor : nil
    track.image = trackImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
  }

  private func layOutParts() {
    let bounds = storedLayer.bounds
    track.frame = bounds
    let width = bounds.width * CGFloat(share)
    let x = isRightToLeft ? bounds.maxX - width : bounds.minX
    fill.frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    // Only a bar of two colors has round ends; images bring their own.
    let radius = progressImage == nil && trackImage == nil ? bounds.height / 2 : 0
    storedLayer.cornerRadius = radius
    fill.storedLayer.cornerRadius = radius
  }
}
