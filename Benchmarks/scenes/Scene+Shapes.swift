// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  /// Scenes of rectangles, corners, shadows and groups.
  static let shapes = [
    Scene("rounded buttons") { page in
      for (index, frame) in grid(3, 14, in: page).enumerated() {
        let button = UIButton(type: .system)
        button.frame = frame.insetBy(dx: 4, dy: 4)
        button.backgroundColor = index % 2 == 0 ? .systemBlue : .systemGreen
        button.layer.cornerRadius = 10
        button.setTitle("Button", for: .normal)
        button.setTitleColor(.white, for: .normal)
        page.addSubview(button)
      }
    },
    Scene("clipped cards") { page in
      for card in cards(in: page) {
        card.layer.cornerRadius = 12
        card.clipsToBounds = true
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: card.bounds.height))
        stripe.backgroundColor = .systemOrange
        card.addSubview(stripe)
      }
    },
    Scene("faded groups") { page in
      for card in cards(in: page) {
        card.alpha = 0.6
        let box = UIView(frame: card.bounds.insetBy(dx: 40, dy: -6))
        box.backgroundColor = .systemRed
        card.addSubview(box)
      }
    },
    Scene("nested alpha and clips") { page in
      for card in cards(in: page) {
        card.alpha = 0.9
        card.clipsToBounds = true
        card.layer.cornerRadius = 10
        let inner = UIView(frame: card.bounds.insetBy(dx: 20, dy: 6))
        inner.backgroundColor = .systemTeal
        inner.alpha = 0.7
        inner.clipsToBounds = true
        inner.layer.cornerRadius = 8
        let text = label("Nested", at: CGPoint(x: 12, y: 8))
        inner.addSubview(text)
        card.addSubview(inner)
      }
    },
    Scene("1,000 views") { page in
      for frame in grid(20, 50, in: page) {
        let view = UIView(frame: frame.insetBy(dx: 1, dy: 1))
        view.backgroundColor = .systemGray
        page.addSubview(view)
      }
    },
    Scene("turned cards") { page in
      for (index, card) in cards(in: page).enumerated() {
        card.transform = CGAffineTransform(rotationAngle: index % 2 == 0 ? 0.05 : -0.05)
      }
    },
    Scene("cards in perspective") { page in
      page.layer.sublayerTransform.m34 = -1 / 500
      for (index, card) in cards(in: page).enumerated() {
        card.transform3D = CATransform3DMakeRotation(index % 2 == 0 ? 0.5 : -0.5, 0, 1, 0)
      }
    },
    Scene("page with round corners") { page in
      plain.fill(page)
      page.layer.cornerRadius = 24
      page.clipsToBounds = true
    },
    Scene("page at alpha 0.9") { page in
      plain.fill(page)
      page.alpha = 0.9
    },
    Scene("shadowed cards") { page in shadowedCards(in: page) },
    Scene("shadowed cards, turned", motion: .customPush(.turn)) { page in shadowedCards(in: page) },
    Scene("big shadows") { page in
      for frame in grid(1, 3, in: page) {
        let card = UIView(frame: frame.insetBy(dx: 40, dy: 40))
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 20
        shade(card, radius: 40)
        page.addSubview(card)
      }
    },
    Scene("gradients") { page in
      for frame in grid(1, 14, in: page) {
        let view = GradientView(frame: frame.insetBy(dx: 8, dy: 4))
        view.isOpaque = false
        page.addSubview(view)
      }
    },
    Scene("gradient layers") { page in
      let shapes: [CAGradientLayerType] = [.axial, .radial, .conic]
      for (index, frame) in grid(3, 6, in: page).enumerated() {
        let layer = CAGradientLayer()
        layer.frame = frame.insetBy(dx: 6, dy: 6)
        layer.type = shapes[index % 3]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        layer.colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
        page.layer.addSublayer(layer)
      }
    },
    Scene("dashed borders") { page in
      for frame in grid(2, 12, in: page) {
        let view = DashedView(frame: frame.insetBy(dx: 6, dy: 6))
        view.backgroundColor = .clear
        page.addSubview(view)
      }
    },
  ]

  /// The frames of a grid below the bar.
  static func grid(_ columns: Int, _ rows: Int, in page: UIView) -> [CGRect] {
    let top: CGFloat = 44
    let width = (page.bounds.width / CGFloat(columns)).rounded(.down)
    let height = ((page.bounds.height - top) / CGFloat(rows)).rounded(.down)
    return (0..<columns * rows).map { index in
      CGRect(
        x: CGFloat(index % columns) * width,
        y: top + CGFloat(index / columns) * height,
        width: width,
        height: height
      )
    }
  }

  /// Adds 14 cards with a text each.
  private static func cards(in page: UIView) -> [UIView] {
    grid(1, 14, in: page).enumerated().map { index, frame in
      let card = UIView(frame: frame.insetBy(dx: 16, dy: 5))
      card.backgroundColor = .secondarySystemBackground
      card.addSubview(label("Card \(index)", at: CGPoint(x: 16, y: 12)))
      page.addSubview(card)
      return card
    }
  }

  private static func shadowedCards(in page: UIView) {
    for card in cards(in: page) {
      card.layer.cornerRadius = 10
      shade(card, radius: 8)
    }
  }

  private static func shade(_ view: UIView, radius: CGFloat) {
    view.layer.shadowOpacity = 0.3
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = CGSize(width: 0, height: radius / 4)
  }

  /// Returns a label that is as large as its text.
  static func label(_ text: String, at origin: CGPoint, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.sizeToFit()
    label.frame.origin = origin
    return label
  }
}

/// A view that draws a gradient in strips.
@MainActor
private final class GradientView: UIView {
  override func draw(_ rect: CGRect) {
    let strips = Int(bounds.width)
    for strip in 0..<strips {
      UIColor(hue: CGFloat(strip) / CGFloat(strips), saturation: 0.6, brightness: 1, alpha: 1)
        .setFill()
      UIBezierPath(rect: CGRect(x: CGFloat(strip), y: 0, width: 1, height: bounds.height)).fill()
    }
  }
}

/// A view that draws a dashed frame.
@MainActor
private final class DashedView: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.systemIndigo.cgColor)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [6, 4])
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 8)
    context.addPath(path.cgPath)
    context.strokePath()
  }
}
