// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view with a chevron and a title on a rounded background.
final class Capsule: UIView {
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.backward"))
  private let label = UILabel()

  private static let height: CGFloat = 32
  /// The largest width of a title, in points; longer ones would overlap the page's title.
  private static let longestTitle: CGFloat = 110
  private static let margin: CGFloat = 10
  private static let gap: CGFloat = 5

  convenience init(title: String) {
    self.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    chevron.tintColor = .white
    backgroundColor = .systemIndigo
    layer.cornerRadius = Self.height / 2
    addSubview(chevron)
    addSubview(label)
    sizeToFit()
  }

  private var chevronSize: CGSize {
    let size = chevron.sizeThatFits(.zero)
    guard size.height > 0 else { return .zero }
    return CGSize(width: size.width * 14 / size.height, height: 14)
  }

  private var titleWidth: CGFloat {
    min(label.sizeThatFits(.zero).width, Self.longestTitle)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = chevronSize.width + Self.gap + titleWidth
    return CGSize(width: content + 2 * Self.margin, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let leading = LeadingLayout(self)
    let y = (bounds.height - chevronSize.height) / 2
    chevron.frame = leading.frame(CGRect(origin: CGPoint(x: Self.margin, y: y), size: chevronSize))
    label.frame = leading.frame(
      CGRect(
        x: Self.margin + chevronSize.width + Self.gap,
        y: 0,
        width: titleWidth,
        height: bounds.height
      )
    )
  }
}
