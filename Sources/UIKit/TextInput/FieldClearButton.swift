// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The button of a text field that clears the text.
@preconcurrency @MainActor
final class FieldClearButton: UIControl {
  /// The side of the button in points (reported, see Parity).
  static let side: CGFloat = 19

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    storedLayer.needsDisplayOnBoundsChange = true
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }
  override func stateDidChange() { setNeedsDisplay() }
  override var canBecomeFocused: Bool { false }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: true, label: "Clear text", traits: buttonTraits)
  }

  override func draw(_ rect: CGRect) {
    let bounds = storedLayer.bounds
    let disc = CGRect(x: bounds.midX - 8, y: bounds.midY - 8, width: 16, height: 16)
    let color: UIColor = condition.contains(.highlighted) ? .secondaryLabel : .tertiaryLabel
    color.setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = UIBezierPath()
    let arm: CGFloat = 3
    cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm))
    cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm))
    cross.move(to: CGPoint(x: disc.midX + arm, y: disc.midY - arm))
    cross.addLine(to: CGPoint(x: disc.midX - arm, y: disc.midY + arm))
    cross.lineWidth = 1.5
    cross.lineCapStyle = .round
    UIColor.systemBackground.setStroke()
    cross.stroke()
  }
}
