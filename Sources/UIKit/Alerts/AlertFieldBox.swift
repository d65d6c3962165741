// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The bordered box of an alert's text field.
@preconcurrency @MainActor
final class AlertFieldBox: UIView {
  /// The field.
  let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    contentMode = .redraw
    storedLayer.needsDisplayOnBoundsChange = true
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = storedLayer.bounds.insetBy(dx: 6, dy: 2)
  }

  override func draw(_ rect: CGRect) {
    let width = 1 / max(storedLayer.contentsScale, 1)
    let path = UIBezierPath(
      roundedRect: storedLayer.bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: 5
    )
    path.lineWidth = width
    UIColor.systemBackground.setFill()
    path.fill()
    UIColor.opaqueSeparator.setStroke()
    path.stroke()
  }
}
