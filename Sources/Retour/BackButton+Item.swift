// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackButton {
  /// Makes the bar button item of one page; `nil` where UIKit's own button is wanted.
  func makeItem(
    above below: UIViewController,
    on stack: BackNavigationController
  )
    -> InstalledBackItem?
  {
    let goBack = UIAction(identifier: .retourGoBack) { [weak stack] _ in
      stack?.popViewController(animated: true)
    }
    let item: InstalledBackItem
    switch content {
    case .system: return nil
    case .view(let make):
      let context = Context(
        title: below.backTitle,
        traitCollection: stack.traitCollection
      )
      item = InstalledBackItem(customView: BackControl.wrap(make(context), goBack))
    case .item(let template):
      if let view = template.customView {
        item = InstalledBackItem(customView: BackControl.wrap(view, goBack))
      } else {
        item = InstalledBackItem()
        item.primaryAction = goBack
        item.title = template.title
        item.image = template.image
      }
      item.tintColor = template.tintColor
    }
    item.look = identity
    item.below = below
    return item
  }
}

extension UIViewController {
  /// The title of a back button that leads to this page, by UIKit's rules.
  fileprivate var backTitle: String? {
    navigationItem.backBarButtonItem?.title ?? navigationItem.backButtonTitle
      ?? navigationItem.title
  }
}

extension UIAction.Identifier {
  fileprivate static let retourGoBack = UIAction.Identifier("org.retour.go-back")
}
