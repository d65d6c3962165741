// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The row of one action.
@preconcurrency @MainActor
final class AlertActionView: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let line = UIView()
  /// Where the line lies that parts the row from what is before it.
  var lineEdge = LineEdge.top {
    didSet { if lineEdge != oldValue { setNeedsLayout() } }
  }

  /// An edge of a row.
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
    // A long text is drawn this much smaller before it is cut (our decision).
    label.minimumScaleFactor = 0.7
    line.backgroundColor = _UINavigationBarBackground.lineColor
    sideLine.backgroundColor = line.backgroundColor
    for view in [label, line, sideLine] { addSubview(view) }
    isEnabled = action.storedIsEnabled
    showColors()
  }

  private let sideLine = UIView()

  required init?(coder: NSCoder) { nil }

  /// The width that the text would like to have, in points.
  var wishedWidth: CGFloat { label.intrinsicContentSize.width + 2 * Self.margin }

  /// What is kept free beside the text (our decision).
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
    backgroundColor = condition.contains(.highlighted) ? AlertFigures.pressed : nil
    let color: UIColor = action.style == .destructive ? .systemRed : resolvedTintColor
    label.textColor = condition.contains(.disabled) ? .tertiaryLabel : color
  }
}
