// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list of drawings, with a card and a bar that blur it.
final class EffectsController: UIViewController {
  private static let styles: [(title: String, style: UIBlurEffect.Style?)] = [
    (localized("None", "无"), nil),
    (localized("Thin", "薄"), .systemUltraThinMaterial),
    (localized("Regular", "常规"), .systemMaterial),
    (localized("Thick", "厚"), .systemThickMaterial),
    (localized("Dark", "深色"), .dark),
  ]
  private static let rowHeight: CGFloat = 96

  private let scrollView = UIScrollView()
  private let photos = (0..<12).map { number in
    UIImageView(image: Landscape(number: number).image(CGSize(width: 200, height: 120)))
  }
  private let bar = UIVisualEffectView(effect: nil)
  private let card = UIVisualEffectView(effect: nil)
  private let vibrant = UIVisualEffectView(effect: nil)
  private let picker = UISegmentedControl(items: EffectsController.styles.map(\.title))
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for photo in photos {
      photo.contentMode = .scaleAspectFill
      photo.clipsToBounds = true
      scrollView.addSubview(photo)
    }
    caption.text = localized("Vibrant", "鲜明")
    caption.font = .systemFont(ofSize: 34, weight: .bold)
    caption.textAlignment = .center
    vibrant.contentView.addSubview(caption)
    card.contentView.addSubview(vibrant)
    card.layer.cornerRadius = 20
    card.clipsToBounds = true
    view.addSubview(card)
    bar.contentView.addSubview(picker)
    view.addSubview(bar)
    picker.selectedSegmentIndex = 2
    picker.addAction(
      UIAction { [weak self] _ in
        UIView.animate(withDuration: 0.4) { self?.showEffects() }
      },
      for: .valueChanged
    )
    showEffects()
  }

  private func showEffects() {
    let blur = Self.styles[picker.selectedSegmentIndex].style.map(UIBlurEffect.init(style:))
    bar.effect = blur
    card.effect = blur
    vibrant.effect = blur.map(UIVibrancyEffect.init(blurEffect:))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    scrollView.frame = bounds
    scrollView.contentSize = CGSize(
      width: bounds.width,
      height: CGFloat(photos.count) * Self.rowHeight
    )
    for (index, photo) in photos.enumerated() {
      photo.frame = CGRect(
        x: 0,
        y: CGFloat(index) * Self.rowHeight,
        width: bounds.width,
        height: Self.rowHeight
      )
    }
    let height = 60 + insets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    scrollView.contentInset.bottom = 60
    picker.frame = CGRect(x: 16, y: 14, width: bounds.width - 32, height: 32)
    card.frame = CGRect(
      x: (bounds.width - 240) / 2,
      y: insets.top + 100,
      width: 240,
      height: 140
    )
    vibrant.frame = card.bounds
    caption.frame = card.bounds
  }
}
