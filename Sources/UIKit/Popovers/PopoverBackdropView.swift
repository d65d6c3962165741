// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The surroundings of a popover: its outline with the arrow and the shadow, and the area outside,
/// which receives taps.
@preconcurrency @MainActor
final class PopoverBackdropView: UIControl {
  private let outline = PopoverOutlineView()
  private var passthroughViews: [UIView] = []

  init() {
    super.init(frame: .zero)
    outline.isUserInteractionEnabled = false
    addSubview(outline)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the views behind that receive touches all the same.
  func setPassthroughViews(_ views: [UIView]) { passthroughViews = views }

  /// Shows the outline of a popover.
  func show(_ layout: PopoverLayout, color: UIColor) {
    outline.setPlace(storedLayer.bounds)
    outline.show(layout, color: color)
  }

  override var canBecomeFocused: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews where view.storedWindow === storedWindow {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

/// The outline of a popover: a rectangle with round corners and an arrow.
@preconcurrency @MainActor
final class PopoverOutlineView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  func show(_ layout: PopoverLayout, color: UIColor) {
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = Self.path(of: layout).cgPath
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    shape.shadowColor = UIColor.black.cgColor
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 16
    shape.shadowOffset = CGSize(width: 0, height: 4)
  }

  private static func path(of layout: PopoverLayout) -> UIBezierPath {
    let path = UIBezierPath(
      roundedRect: layout.frame,
      cornerRadius: PopoverFigures.cornerRadius
    )
    guard let arrow = layout.arrow else { return path }
    let (tip, half) = (layout.tip, PopoverFigures.arrowBase / 2)
    // The base lies a point inside, so that no gap shows between the two.
    let length = PopoverFigures.arrowLength + 1
    let (first, second) =
      switch arrow {
      case .up:
        (CGPoint(x: tip.x - half, y: tip.y + length), CGPoint(x: tip.x + half, y: tip.y + length))
      case .down:
        (CGPoint(x: tip.x + half, y: tip.y - length), CGPoint(x: tip.x - half, y: tip.y - length))
      case .left:
        (CGPoint(x: tip.x + length, y: tip.y + half), CGPoint(x: tip.x + length, y: tip.y - half))
      case .right:
        (CGPoint(x: tip.x - length, y: tip.y - half), CGPoint(x: tip.x - length, y: tip.y + half))
      }
    path.move(to: first)
    path.addLine(to: tip)
    path.addLine(to: second)
    path.close()
    return path
  }
}
