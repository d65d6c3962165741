// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with a tile for each kind of layer.
final class LayersController: UIViewController {
  private let ring = RingView()
  private let track = TrackView()
  private let gradients: [GradientView] = [
    GradientView(.axial, from: CGPoint(x: 0, y: 0), to: CGPoint(x: 1, y: 1)),
    GradientView(.radial, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1)),
    GradientView(.conic, from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 0.5)),
  ]
  private let star = StarView()
  private var isWarm = true
  private lazy var tiles: [(view: UIView, label: UILabel)] = [
    tile(localized("Ring", "圆环"), ring), tile(localized("Way", "路径"), track),
    tile(localized("Two round corners", "两个圆角"), gradients[0]),
    tile(localized("Mask", "蒙版"), star),
    tile(localized("Radial", "径向"), gradients[1]), tile(localized("Conic", "锥形"), gradients[2]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (tile, label) in tiles {
      view.addSubview(tile)
      view.addSubview(label)
    }
    gradients[0].layer.cornerRadius = 24
    gradients[0].layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    paint()
  }

  private static let tapped = Selector("play", LayersController.play)

  /// Plays all animations.
  private func play() {
    ring.fill()
    track.run()
    isWarm.toggle()
    for gradient in gradients {
      UIView.transition(
        with: gradient,
        duration: 0.6,
        options: .transitionCrossDissolve,
        animations: { [self] in paint(gradient) }
      )
    }
    UIView.animateKeyframes(
      withDuration: 0.8,
      delay: 0,
      animations: { [star] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.3) {
          star.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
          star.transform = .identity
        }
      }
    )
  }

  private func paint() { for gradient in gradients { paint(gradient) } }

  private func paint(_ gradient: GradientView) {
    let colors: [UIColor] =
      isWarm
      ? [.systemYellow, .systemOrange, .systemPink] : [.systemTeal, .systemBlue, .systemIndigo]
    gradient.show(colors)
  }

  private func tile(_ text: String, _ view: UIView) -> (UIView, UILabel) {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    return (view, label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let margin: CGFloat = 20
    // A line of the footnotes, as large as the user wants text.
    let caption = tiles.map { $1.intrinsicContentSize.height }.reduce(24, max)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = min((area.width - 3 * margin) / 2, (area.height - margin) / 3 - caption - margin)
    let left = (area.width - 2 * side - margin) / 2
    for (index, (tile, label)) in tiles.enumerated() {
      let column = isMirrored ? 1 - index % 2 : index % 2
      let x = area.minX + left + CGFloat(column) * (side + margin)
      let y = area.minY + margin + CGFloat(index / 2) * (side + caption + margin)
      tile.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      tile.center = CGPoint(x: x + side / 2, y: y + side / 2)
      label.frame = CGRect(x: x - margin / 2, y: y + side, width: side + margin, height: caption)
    }
  }
}
