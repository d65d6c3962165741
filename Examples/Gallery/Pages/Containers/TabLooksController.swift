// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Tabs whose bar has another look for each of them.
final class TabLooksController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.standardAppearance = UITabBarAppearance()
    setViewControllers(
      [
        tab(localized("Material", "材质"), "square.grid.2x2", "3", nil),
        tab(localized("Color", "颜色"), "star", "12", colorful),
        tab(localized("Marked", "标记"), "bell", "", marked),
      ],
      animated: false
    )
  }

  private func tab(
    _ title: String,
    _ image: String,
    _ badge: String,
    _ appearance: UITabBarAppearance?
  ) -> UIViewController {
    let page = TabLookListController(style: .plain)
    page.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: image), tag: 0)
    page.tabBarItem.badgeValue = badge
    page.tabBarItem.standardAppearance = appearance
    page.tabBarItem.scrollEdgeAppearance = appearance
    return page
  }

  /// A look with a color of its own for everything.
  private var colorful: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 0.16, green: 0.2, blue: 0.36, alpha: 1)
    let looks = [
      appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance,
      appearance.compactInlineLayoutAppearance,
    ]
    for look in looks {
      look.normal.iconColor = UIColor(white: 1, alpha: 0.6)
      look.normal.titleTextAttributes = [.foregroundColor: UIColor(white: 1, alpha: 0.6)]
      look.selected.iconColor = .white
      look.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
      look.normal.badgeBackgroundColor = .systemYellow
      look.normal.badgeTextAttributes = [.foregroundColor: UIColor.black]
    }
    return appearance
  }

  /// A look with tabs in the middle and a mark behind the selected one.
  private var marked: UITabBarAppearance {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.selectionIndicatorImage = Self.mark
    appearance.selectionIndicatorTintColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
    appearance.stackedItemPositioning = .centered
    appearance.stackedItemWidth = 80
    appearance.stackedItemSpacing = 8
    appearance.stackedLayoutAppearance.normal.badgePositionAdjustment = UIOffset(
      horizontal: 6,
      vertical: 4
    )
    return appearance
  }

  /// Drawn for each page: the scale is that of the screen.
  private static var mark: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
      .image { _ in
        UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 22, height: 22), cornerRadius: 8)
          .fill()
      }
      .resizableImage(withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
      .withRenderingMode(.alwaysTemplate)
  }
}

/// A long list under a tab bar.
final class TabLookListController: PushingListController {
  override func fill(_ content: inout UIListContentConfiguration, ofRow row: Int) {
    content.text = localized("Row \(row + 1)", "第 \(row + 1) 行")
  }

  override func page(ofRow row: Int) -> UIViewController {
    TabLookListController(style: .plain).titled(localized("Row \(row + 1)", "第 \(row + 1) 行"))
  }
}
