// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page whose views tell the gestures that they receive.
final class GesturesController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UILabel()
  private let strip = UILabel()
  private let tile = UILabel()
  private let report = UILabel()
  private let pan = UIPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()
  private let rotation = UIRotationGestureRecognizer()
  /// The place, the scale and the angle of the card.
  private var (offset, scale, angle) = (CGPoint.zero, CGFloat(1), CGFloat(0))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    add(card, localized("Turn me", "转动我"), .systemIndigo)
    add(strip, localized("Swipe me", "轻扫我"), .systemTeal)
    add(tile, localized("Hold me", "按住我"), .systemOrange)
    report.textAlignment = .center
    report.textColor = .secondaryLabel
    view.addSubview(report)
    for recognizer in [pan, pinch, rotation] {
      recognizer.addTarget(self, action: Self.moved)
      recognizer.delegate = self
      card.addGestureRecognizer(recognizer)
    }
    for direction: UISwipeGestureRecognizer.Direction in [.left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: Self.swiped)
      swipe.direction = direction
      strip.addGestureRecognizer(swipe)
    }
    tile.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Self.held))
  }

  private func add(_ label: UILabel, _ text: String, _ color: UIColor) {
    label.text = text
    label.textAlignment = .center
    label.textColor = .white
    label.backgroundColor = color
    label.layer.cornerRadius = 16
    label.clipsToBounds = true
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Self.hovered))
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let middle = area.midX
    card.bounds = CGRect(x: 0, y: 0, width: 150, height: 110)
    card.center = CGPoint(x: middle, y: area.minY + area.height * 0.33)
    strip.frame = CGRect(
      x: area.minX + 24,
      y: area.minY + area.height * 0.64,
      width: area.width - 48,
      height: 56
    )
    tile.frame = CGRect(x: middle - 48, y: area.minY + area.height * 0.8, width: 96, height: 56)
    report.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: 24)
  }

  // MARK: Gestures

  private static let moved = Selector("moved:", GesturesController.moved(_:))
  private static let swiped = Selector("swiped:", GesturesController.swiped(_:))
  private static let held = Selector("held:", GesturesController.held(_:))
  private static let hovered = Selector("hovered:", GesturesController.hovered(_:))

  private func moved(_ sender: UIGestureRecognizer) {
    let translation = pan.translation(in: view)
    (offset.x, offset.y) = (offset.x + translation.x, offset.y + translation.y)
    pan.setTranslation(.zero, in: view)
    scale = min(max(scale * pinch.scale, 0.4), 2.5)
    pinch.scale = 1
    angle += rotation.rotation
    rotation.rotation = 0
    card.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
      .rotated(by: angle).scaledBy(x: scale, y: scale)
    let degrees = Int((angle * 180 / .pi).rounded())
    report.text = "\(Int((scale * 100).rounded())) %, \(degrees)°"
  }

  private func swiped(_ sender: UISwipeGestureRecognizer) {
    strip.text = sender.direction == .left ? "⟵" : "⟶"
    report.text = localized("A swipe", "轻扫")
  }

  private func held(_ sender: UILongPressGestureRecognizer) {
    let isHeld = sender.state == .began || sender.state == .changed
    tile.alpha = isHeld ? 0.6 : 1
    report.text = isHeld ? localized("A long press", "长按") : ""
  }

  private func hovered(_ sender: UIHoverGestureRecognizer) {
    let isBelow = sender.state == .began || sender.state == .changed
    sender.view?.layer.borderColor = UIColor.label.cgColor
    sender.view?.layer.borderWidth = isBelow ? 3 : 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.view === otherGestureRecognizer.view
  }
}
