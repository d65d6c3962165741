// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with three cards, which are presented with a zoom.
final class PostcardsController: UIViewController {
  private static let pictureSize = CGSize(width: 300, height: 120)

  private let readMe: String
  private let places = [Landscape(number: 1), Landscape(number: 2), Landscape(number: 3)]
  /// The cards.
  private(set) var cards: [UIButton] = []

  init(_ readMe: String) {
    self.readMe = readMe
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel()
    text.text = readMe
    text.numberOfLines = 0
    text.textColor = .secondaryLabel
    cards = places.map(makeCard)
    let column = UIStackView(arrangedSubviews: [text] + cards)
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let room = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: room.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: room.trailingAnchor),
    ])
  }

  private func makeCard(_ place: Landscape) -> UIButton {
    let card = UIButton(type: .custom)
    card.setBackgroundImage(place.image(Self.pictureSize), for: .normal)
    card.accessibilityLabel = PostcardController.name(of: place)
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    card.heightAnchor.constraint(equalToConstant: Self.pictureSize.height).isActive = true
    card.addAction(
      UIAction { [weak self, weak card] _ in self?.open(place, from: card) },
      for: .touchUpInside
    )
    return card
  }

  private func open(_ place: Landscape, from card: UIView?) {
    let postcard = PostcardController(place)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = {
      ($0.zoomedViewController as? PostcardController)?.pictureFrame
    }
    postcard.preferredTransition = .zoom(options: options) { [weak card] _ in card }
    present(postcard, animated: true)
  }
}
