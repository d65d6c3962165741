// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The content of a card: buttons that present its back, or a note, in its place.
final class ContextCardController: UIViewController {
  /// The ways in which a card is covered.
  @MainActor
  enum Cover: CaseIterable {
    case back, page, note, window

    /// The title of the button.
    fileprivate var title: String {
      switch self {
      case .back: localized("Turn the card", "翻转卡片")
      case .page: localized("Cover the card", "盖住卡片")
      case .note: localized("A note over the card", "卡片上的便笺")
      case .window: localized("Turn the window", "翻转窗口")
      }
    }
    fileprivate var style: UIModalPresentationStyle {
      switch self {
      case .back, .page: .currentContext
      case .note: .overCurrentContext
      case .window: .fullScreen
      }
    }
    fileprivate var transition: UIModalTransitionStyle {
      switch self {
      case .back, .window: .flipHorizontal
      case .page: .coverVertical
      case .note: .crossDissolve
      }
    }
    fileprivate var color: UIColor {
      switch self {
      case .back, .window: .systemIndigo
      case .page: .systemTeal
      case .note: .systemOrange
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 16
    let buttons = Cover.allCases.map { cover in
      let button = UIButton(type: .system)
      button.setTitle(cover.title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in self?.show(cover) },
        for: .touchUpInside
      )
      return button
    }
    addCenteredColumn(buttons, spacing: 20)
  }

  /// Presents what covers the card, or the window.
  func show(_ cover: Cover) {
    let next = ContextCoverController(cover.title, cover.color, isNote: cover == .note)
    next.view.layer.cornerRadius = cover == .window ? 0 : 16
    next.modalPresentationStyle = cover.style
    next.modalTransitionStyle = cover.transition
    present(next, animated: true)
  }
}
