// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIBarButtonItem {
  /// Creates an item from an image, as the project's `barItemWithImage:target:action:`.
  ///
  /// - Parameter image: The image.
  /// - Returns: An item whose custom view is a button of the image's size; a tap calls the item's
  ///   target and action.
  static func seedItem(image: UIImage) -> UIBarButtonItem {
    let button = UIButton(frame: CGRect(origin: .zero, size: image.size))
    button.setImage(image, for: .normal)
    let item = UIBarButtonItem(customView: button)
    button.addAction(
      UIAction { [weak item] _ in
        guard let item, let action = item.action else { return }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      },
      for: .touchUpInside
    )
    return item
  }

  /// Creates the default item of the app, as the project's `defaultBackButton`.
  ///
  /// - Returns: A new item.
  static func seedDefault() -> UIBarButtonItem { seedItem(image: .backArrow) }
}
