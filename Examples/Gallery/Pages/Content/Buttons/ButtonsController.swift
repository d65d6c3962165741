// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A column of buttons with configurations.
final class ButtonsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = [styles(isEnabled: true), styles(isEnabled: false), sizes, placements, corners]
    addColumn(rows.map(makeRow) + [cart, favorite, load], spacing: 16, alignment: .leading)
  }

  private func makeRow(_ buttons: [UIButton]) -> UIView {
    let row = UIStackView(arrangedSubviews: buttons)
    row.spacing = 8
    row.alignment = .center
    return row
  }

  private func styles(isEnabled: Bool) -> [UIButton] {
    let styles: [(String, UIButton.Configuration)] = [
      (localized("Plain", "朴素"), .plain()), (localized("Gray", "灰色"), .gray()),
      (localized("Tinted", "着色"), .tinted()), (localized("Filled", "填充"), .filled()),
    ]
    return styles.map { title, configuration in
      let button = makeButton(title, configuration)
      button.isEnabled = isEnabled
      return button
    }
  }

  private var sizes: [UIButton] {
    let sizes: [(String, UIButton.Configuration.Size)] = [
      (localized("Mini", "迷你"), .mini), (localized("Small", "小"), .small),
      (localized("Medium", "中"), .medium), (localized("Large", "大"), .large),
    ]
    return sizes.map { title, size in
      makeButton(title, .filled()) { $0.buttonSize = size }
    }
  }

  private var placements: [UIButton] {
    let edges: [(String, NSDirectionalRectEdge)] = [
      (localized("Start", "前"), .leading), (localized("End", "后"), .trailing),
      (localized("Top", "上"), .top), (localized("Bottom", "下"), .bottom),
    ]
    return edges.map { title, edge in
      makeButton(title, .tinted()) {
        $0.image = UIImage(systemName: "star")
        $0.imagePlacement = edge
        $0.imagePadding = 4
      }
    }
  }

  private var corners: [UIButton] {
    let styles: [(String, UIButton.Configuration.CornerStyle)] = [
      (localized("Small", "小"), .small), (localized("Large", "大"), .large),
      (localized("Capsule", "胶囊"), .capsule),
    ]
    return styles.map { title, style in
      makeButton(title, .gray()) {
        $0.cornerStyle = style
        $0.background.strokeWidth = 1
      }
    }
  }

  private var cart: UIButton {
    makeButton(localized("Buy", "购买"), .filled()) {
      $0.subtitle = localized("3 things in the cart", "购物车中有 3 件")
      $0.image = UIImage(systemName: "cart")
      $0.imagePadding = 10
      $0.baseBackgroundColor = .systemIndigo
    }
  }

  private var favorite: UIButton {
    let button = makeButton(localized("Favorite", "收藏"), .plain()) {
      $0.imagePadding = 6
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = .preferredFont(forTextStyle: .headline)
        return attributes
      }
    }
    button.configurationUpdateHandler = { button in
      let name = button.isSelected ? "heart.fill" : "heart"
      button.configuration?.image = UIImage(systemName: name)
    }
    button.addAction(
      UIAction { ($0.sender as? UIButton)?.isSelected.toggle() },
      for: .touchUpInside
    )
    return button
  }

  private var load: UIButton {
    let button = makeButton(localized("Load", "加载"), .gray()) { $0.imagePadding = 6 }
    button.addAction(
      UIAction { ($0.sender as? UIButton)?.configuration?.showsActivityIndicator.toggle() },
      for: .touchUpInside
    )
    return button
  }

  private func makeButton(
    _ title: String,
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }
}
