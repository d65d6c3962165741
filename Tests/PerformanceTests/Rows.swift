// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page of rows, as in Benchmarks: an icon, a text and a hairline each.
@MainActor
final class Rows: UIViewController {
  private let count: Int

  init(_ count: Int = 12) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
    title = "Rows"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let picture = Self.makeIcon()
    let height = (view.bounds.height - 44) / CGFloat(count)
    for index in 0..<count {
      let y = 44 + (CGFloat(index) * height).rounded()
      let icon = UIImageView(image: picture)
      icon.frame = CGRect(x: 16, y: y, width: 40, height: 40)
      let label = UILabel()
      label.text = "Row \(index)"
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 72, y: y)
      let hairline = UIView(frame: CGRect(x: 72, y: y, width: view.bounds.width - 72, height: 1))
      hairline.backgroundColor = .gray
      for row in [icon, label, hairline] { view.addSubview(row) }
    }
  }

  /// Created for each page: an image keeps the scale of the screen it was created for.
  private static func makeIcon() -> UIImage {
    let size = CGSize(width: 40, height: 40)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
    }
  }
}
