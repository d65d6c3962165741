// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A phase of the moon.
final class PhaseController: UIViewController {
  let index: Int
  private let name: String

  init(index: Int, name: String) {
    (self.index, self.name) = (index, name)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let moon = UIImageView(image: picture)
    let label = UILabel()
    label.text = name
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    addCenteredColumn([moon, label], spacing: 24, alignment: .center)
  }

  /// The moon: a dark disc, with the lit half or the whole of it.
  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 140, height: 140)).image { _ in
      UIColor.systemGray.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 140, height: 140)).fill()
      UIColor.systemYellow.setFill()
      let middle = CGPoint(x: 70, y: 70)
      switch index {
      case 1, 3:
        UIBezierPath(
          arcCenter: middle,
          radius: 70,
          startAngle: index == 1 ? -.pi / 2 : .pi / 2,
          endAngle: index == 1 ? .pi / 2 : .pi * 3 / 2,
          clockwise: true
        ).fill()
      case 2: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 140, height: 140)).fill()
      default: break
      }
    }
  }
}
