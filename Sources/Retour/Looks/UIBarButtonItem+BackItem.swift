// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension UIBarButtonItem {
  /// Creates an item with a button of an image's size.
  ///
  /// As a page's `customBackBarButtonItem`, it goes back, and its target and action are not called.
  /// Anywhere else a tap sends the action to the target, with the item as the sender.
  ///
  /// ```swift
  /// list.customBackBarButtonItem = .backItem(image: smiley)
  /// ```
  ///
  /// - Parameters:
  ///   - image: The image, in the bar's tint color unless its rendering mode says otherwise.
  ///   - target: The target of the action; with `nil`, the responder chain is searched.
  ///   - action: The action.
  /// - Returns: The item.
  public static func backItem(
    image: UIImage,
    target: AnyObject? = nil,
    action: Selector? = nil
  ) -> UIBarButtonItem {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.bounds.size = image.size
    let item = UIBarButtonItem(customView: button)
    (item.target, item.action) = (target, action)
    button.addAction(
      UIAction { [weak item] action in
        guard let item, let action = item.action,
          !(item.customView?.superview is BackHolder)
        else { return }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      },
      for: .touchUpInside
    )
    return item
  }
}
