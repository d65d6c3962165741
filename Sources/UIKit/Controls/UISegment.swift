// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The view of one segment: a title or an image.
@preconcurrency @MainActor
final class UISegment: UIView {
  let label = UILabel()
  let imageView = UIImageView(frame: .zero)
  private unowned let control: UISegmentedControl

  init(of control: UISegmentedControl) {
    self.control = control
    super.init(frame: .zero)
    label.textAlignment = .center
    isUserInteractionEnabled = false
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of the content with its margins, in points.
  var contentWidth: CGFloat {
    let width = imageView.image?.pointSize.width ?? label.intrinsicContentSize.width
    return width.rounded(.up) + 2 * SegmentFigures.titleMargin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    label.frame = bounds.insetBy(dx: min(SegmentFigures.margin, bounds.width / 2), dy: 0)
    guard let size = imageView.image?.pointSize else { return }
    imageView.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      label: label.text,
      traits: control.row.traits(of: self)
    )
  }

  override func accessibilityActivate() -> Bool { control.row.activate(self) }
}
