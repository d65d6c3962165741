// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page that scrolls down, with strips of cards that scroll sideways.
final class StripsPage: UIViewController {
  private let scrollView = UIScrollView()
  private let strips = (0..<7).map { CardStrip(number: $0) }

  override func loadView() { view = scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    for strip in strips { scrollView.addSubview(strip) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    guard scrollView.contentSize.width != width else { return }
    for (index, strip) in strips.enumerated() {
      strip.frame = CGRect(x: 0, y: 16 + 156 * CGFloat(index), width: width, height: 140)
    }
    scrollView.contentSize = CGSize(width: width, height: 16 + 156 * CGFloat(strips.count))
  }
}

/// A strip of cards that scrolls sideways.
private final class CardStrip: UIScrollView {
  private let cards: [UILabel]
  private static let card = CGSize(width: 120, height: 140)
  private static let gap: CGFloat = 12
  private static let margin: CGFloat = 20

  init(number: Int) {
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal]
    cards = (0..<9).map { index in
      let label = UILabel()
      label.text = "\(number + 1).\(index + 1)"
      label.textAlignment = .center
      label.textColor = .white
      label.font = .systemFont(ofSize: 22, weight: .semibold)
      label.backgroundColor = colors[(number + index) % colors.count]
      label.layer.cornerRadius = 14
      label.clipsToBounds = true
      return label
    }
    super.init(frame: .zero)
    showsHorizontalScrollIndicator = false
    for card in cards { addSubview(card) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = CGFloat(cards.count)
    let width = 2 * Self.margin + count * Self.card.width + (count - 1) * Self.gap
    let size = CGSize(width: width, height: Self.card.height)
    guard contentSize != size, bounds.width > 0 else { return }
    contentSize = size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, card) in cards.enumerated() {
      let place = CGFloat(isMirrored ? cards.count - 1 - index : index)
      card.frame = CGRect(
        x: Self.margin + place * (Self.card.width + Self.gap),
        y: 0,
        width: Self.card.width,
        height: Self.card.height
      )
    }
    contentOffset.x = isMirrored ? width - bounds.width : 0
  }
}
