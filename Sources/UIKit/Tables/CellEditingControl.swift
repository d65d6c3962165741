// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The control at the leading edge of a row that is edited: a minus or plus sign in a circle, or a
/// circle that marks selected rows.
@preconcurrency @MainActor
final class CellEditingControl: UIControl {
  let style: UITableViewCell.EditingStyle
  /// Whether the control marks selected rows.
  let selects: Bool
  /// Called with a tap.
  var onTap: (@MainActor () -> Void)?
  /// The colors of the sign and of the circle, in place of the standard ones.
  var colors: (sign: UIColor?, circle: UIColor?) = (nil, nil) {
    didSet { setNeedsDisplay() }
  }
  /// Whether the row is selected.
  var isMarked = false {
    didSet { setNeedsDisplay() }
  }

  init(_ style: UITableViewCell.EditingStyle, selects: Bool) {
    (self.style, self.selects) = (style, selects)
    super.init(frame: .zero)
    isUserInteractionEnabled = !selects
    addAction(UIAction { [unowned self] _ in onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: !selects, traits: .button)
  }

  override func draw(_ rect: CGRect) {
    let bounds = storedLayer.bounds
    let side: CGFloat = 22
    let circle = CGRect(
      x: (bounds.width - side) / 2 + (isRightToLeft ? -2 : 2),
      y: ((bounds.height - side) / 2).rounded(),
      width: side,
      height: side
    )
    guard selects else {
      (colors.circle ?? (style == .delete ? .systemRed : .systemGreen)).setFill()
      UIBezierPath(ovalIn: circle).fill()
      (colors.sign ?? .white).setFill()
      UIBezierPath(rect: CGRect(x: circle.midX - 6, y: circle.midY - 1, width: 12, height: 2))
        .fill()
      guard style == .insert else { return }
      return UIBezierPath(
        rect: CGRect(x: circle.midX - 1, y: circle.midY - 6, width: 2, height: 12)
      ).fill()
    }
    guard isMarked else {
      UIColor.systemGray3.setStroke()
      let path = UIBezierPath(ovalIn: circle.insetBy(dx: 0.75, dy: 0.75))
      path.lineWidth = 1.5
      return path.stroke()
    }
    (colors.circle ?? resolvedTintColor).setFill()
    UIBezierPath(ovalIn: circle).fill()
    (colors.sign ?? .white).setStroke()
    let mark = UIBezierPath()
    mark.move(to: CGPoint(x: circle.minX + 6, y: circle.midY + 0.5))
    mark.addLine(to: CGPoint(x: circle.minX + 9.5, y: circle.midY + 4))
    mark.addLine(to: CGPoint(x: circle.maxX - 6, y: circle.midY - 4))
    mark.lineWidth = 2
    mark.stroke()
  }
}
