// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card that turns around, above a row of cards in perspective.
final class FlipController: UIViewController {
  private static let size = CGSize(width: 220, height: 140)
  private static let eyeDistance: CGFloat = 400

  private let card = UIView()
  private let front = UILabel()
  private let back = UIImageView(image: Landscape(number: 2).image(FlipController.size))
  private let row = UIView()
  private let tiles = (0..<3).map { _ in UIButton(type: .custom) }
  private var showsBack = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    front.text = localized("Tap", "点按")
    front.font = .systemFont(ofSize: 34, weight: .bold)
    front.textColor = .white
    front.textAlignment = .center
    front.backgroundColor = .systemIndigo
    for side in [front, back] {
      side.layer.cornerRadius = 16
      side.clipsToBounds = true
    }
    card.addSubview(front)
    view.addSubview(card)
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tapped))
    row.layer.sublayerTransform.m34 = -1 / Self.eyeDistance
    view.addSubview(row)
    let colors: [UIColor] = [.systemTeal, .systemOrange, .systemPink]
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = colors[index]
      tile.layer.cornerRadius = 12
      tile.setTitle("\(index + 1)", for: .normal)
      tile.addAction(
        UIAction { [weak self] _ in self?.turn(index) },
        for: .touchUpInside
      )
      row.addSubview(tile)
      lean(index, by: Self.angles[index])
    }
  }

  private static let tapped = Selector("flip", FlipController.flip)
  private static let angles: [CGFloat] = [0.9, 0, -0.9]

  /// Turns the card around.
  private func flip() {
    showsBack.toggle()
    UIView.transition(
      from: showsBack ? front : back,
      to: showsBack ? back : front,
      duration: 0.6,
      options: showsBack ? .transitionFlipFromRight : .transitionFlipFromLeft
    )
  }

  /// Turns a tile to the front, and back.
  private func turn(_ index: Int) {
    UIView.animate(withDuration: 0.4) { [self] in
      let isFlat = CATransform3DIsIdentity(tiles[index].transform3D)
      lean(index, by: isFlat ? Self.angles[index] : 0)
    }
  }

  private func lean(_ index: Int, by angle: CGFloat) {
    tiles[index].transform3D =
      angle == 0 ? CATransform3DIdentity : CATransform3DMakeRotation(angle, 0, 1, 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(Self.size.width, area.width - 40)
    card.frame = CGRect(
      x: area.midX - width / 2,
      y: area.minY + 40,
      width: width,
      height: Self.size.height
    )
    front.frame = card.bounds
    back.frame = card.bounds
    row.frame = CGRect(x: area.minX, y: card.frame.maxY + 40, width: area.width, height: 140)
    for (index, tile) in tiles.enumerated() {
      let side: CGFloat = min(100, area.width / 3 - 12)
      tile.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      tile.center = CGPoint(x: area.width * (CGFloat(index) + 0.5) / 3, y: 70)
    }
  }
}
