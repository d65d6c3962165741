// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A column of images, each from the data of another format, and one scaled to a thumbnail.
final class FormatsController: UIViewController {
  private static let size = CGSize(width: 160, height: 110)
  private static let star = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110">
      <rect width="160" height="110" rx="16" fill="#5856d6"/>
      <path d="M80 15 L92 45 L125 47 L99 67 L108 98 L80 80 L52 98 L61 67 L35 47 L68 45 Z"
        fill="#ffcc00" stroke="white" stroke-width="4" stroke-linejoin="round"/>
    </svg>
    """

  private lazy var rows: [(label: UILabel, view: UIImageView)] = {
    let drawing = Landscape(number: 1).image(Self.size)
    let scale = traitCollection.displayScale
    let half = CGSize(width: Self.size.width / 2, height: Self.size.height / 2)
    return [
      row("PNG", drawing.pngData(), drawing.scale),
      row("JPEG 90 %", drawing.jpegData(compressionQuality: 0.9), drawing.scale),
      row("JPEG 5 %", drawing.jpegData(compressionQuality: 0.05), drawing.scale),
      row("SVG", Data(Self.star.utf8), max(scale, 1)),
      row(localized("Thumbnail", "缩略图"), drawing.preparingThumbnail(of: half)),
    ]
  }()

  private func row(_ title: String, _ data: Data?, _ scale: CGFloat) -> (UILabel, UIImageView) {
    row(title, data.flatMap { UIImage(data: $0, scale: scale) })
  }

  private func row(_ title: String, _ image: UIImage?) -> (UILabel, UIImageView) {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .headline)
    return (label, UIImageView(image: image))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (label, image) in rows {
      view.addSubview(label)
      view.addSubview(image)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(Self.size.height, area.height / CGFloat(rows.count) - 12)
    let width = height * Self.size.width / Self.size.height
    for (index, (label, image)) in rows.enumerated() {
      let y = area.minY + CGFloat(index) * (height + 12)
      let x = isMirrored ? area.minX : area.maxX - width
      image.frame = CGRect(x: x, y: y, width: width, height: height)
      let start = isMirrored ? area.minX + width : area.minX
      label.frame = CGRect(x: start, y: y, width: area.width - width, height: height)
    }
  }
}
