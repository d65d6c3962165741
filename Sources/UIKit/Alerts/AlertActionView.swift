// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The row of an action.
@preconcurrency @MainActor
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let line = UIView()
  /// The edges with a line that separates the row from the one before.
  var lineEdge = LineEdge.top {
    didSet { if lineEdge != oldValue { setNeedsLayout() } }
  }

  /// The edges of a row that have a line.
  enum LineEdge {
    case none, top, topAndLeading
  }

  init(_ action: UIAlertAction, size: CGFloat, isStrong: Bool) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    label.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    // A long text shrinks this much before it is truncated (our decision).
    label.minimumScaleFactor = 0.7
    line.backgroundColor = _UINavigationBarBackground.lineColor
    sideLine.backgroundColor = line.backgroundColor
    for view in [label, line, sideLine] { addSubview(view) }
    isEnabled = action.storedIsEnabled
    showColors()
  }

  private let sideLine = UIView()

  required init?(coder: NSCoder) { nil }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: action.title, traits: buttonTraits)
  }

  /// The width at which the text fits, in points.
  var fittingWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }

  /// The space beside the text, in points (our decision).
  private static let margin: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    label.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 2), dy: 0)
    line.isHidden = lineEdge == .none
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    sideLine.isHidden = lineEdge != .topAndLeading
    sideLine.frame = CGRect(
      x: isRightToLeft ? bounds.width - pixel : 0,
      y: 0,
      width: pixel,
      height: bounds.height
    )
  }

  override func stateDidChange() {
    super.stateDidChange()
    showColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func showColors() {
    backgroundColor = condition.contains(.highlighted) ? AlertColors.pressed : nil
    let color: UIColor = action.style == .destructive ? .systemRed : resolvedTintColor
    label.textColor = condition.contains(.disabled) ? .tertiaryLabel : color
  }
}
