// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The overlay that shows the last verdict about a swipe; it receives no touches.
@MainActor
final class SwipeVerdictView: UIView {
  private static let margin: CGFloat = 12
  private static let padding: CGFloat = 10
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .label
    layer.cornerRadius = 10
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    label.textColor = .systemBackground
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a verdict in words.
  func show(_ verdict: SwipeVerdict) { label.text = "\(verdict)" }

  /// Lays the overlay out above the bottom of a view's safe area, in front of its other subviews.
  func fit(in view: UIView) {
    if superview !== view { view.addSubview(self) } else { view.bringSubviewToFront(self) }
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let room = CGSize(
      width: max(0, area.width - 2 * Self.padding),
      height: .greatestFiniteMagnitude
    )
    let text = label.sizeThatFits(room)
    let size = CGSize(
      width: min(text.width, room.width) + 2 * Self.padding,
      height: text.height + 2 * Self.padding
    )
    frame = CGRect(
      x: area.midX - size.width / 2,
      y: area.maxY - size.height,
      width: size.width,
      height: size.height
    )
    label.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding)
  }
}
