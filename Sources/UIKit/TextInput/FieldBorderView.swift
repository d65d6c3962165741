// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The border and the background of a text field.
@preconcurrency @MainActor
final class FieldBorderView: UIView {
  /// The radius of a rounded border in points (reported, see Parity).
  private static let radius: CGFloat = 5

  /// The style.
  var style = UITextField.BorderStyle.none { didSet { if style != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    storedLayer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func draw(_ rect: CGRect) {
    guard style != .none, let context = UIGraphicsGetCurrentContext() else { return }
    // A line of one pixel inside of the bounds.
    let width = 1 / max(storedLayer.contentsScale, 1)
    let inner = storedLayer.bounds.insetBy(dx: width / 2, dy: width / 2)
    let path =
      style == .roundedRect
      ? UIBezierPath(roundedRect: inner, cornerRadius: Self.radius) : UIBezierPath(rect: inner)
    path.lineWidth = width
    if style == .roundedRect {
      UIColor.systemBackground.setFill()
      path.fill()
    }
    let color: UIColor = style == .line ? .label : .opaqueSeparator
    color.setStroke()
    context.saveGState()
    path.stroke()
    context.restoreGState()
  }
}
