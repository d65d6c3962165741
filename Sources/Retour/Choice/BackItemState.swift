// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What the kit keeps with a navigation item.
@MainActor
final class BackItemState: NSObject {
  /// The look of the page's own button.
  var backButton: BackButton?
  /// The look of the buttons of the pages right above.
  var nextBackButton: BackButton?
  /// The stack that looks after the page.
  weak var stack: BackNavigationController?
  /// The display mode that the item had before an arrow was wanted above it.
  var ownDisplayMode: UINavigationItem.BackButtonDisplayMode?
  /// Whether the page's left items stood beside UIKit's button, and stand beside the kit's now.
  var supplements = false

  /// The mode that the app gave an item.
  func displayMode(of item: UINavigationItem) -> UINavigationItem.BackButtonDisplayMode {
    item.backButtonDisplayMode == .minimal
      ? ownDisplayMode ?? .minimal : item.backButtonDisplayMode
  }

  /// Leaves UIKit's button above an item the arrow only, or gives it back what it says.
  func showArrowOnly(_ arrowOnly: Bool, on item: UINavigationItem) {
    if arrowOnly {
      guard item.backButtonDisplayMode != .minimal || ownDisplayMode == nil else { return }
      ownDisplayMode = item.backButtonDisplayMode
      item.backButtonDisplayMode = .minimal
    } else if let mode = ownDisplayMode {
      if item.backButtonDisplayMode == .minimal { item.backButtonDisplayMode = mode }
      ownDisplayMode = nil
    }
  }
}

/// The address names the association; the value is never read.
nonisolated(unsafe) private var backItemStateKey: UInt8 = 0

extension UINavigationItem {
  var backState: BackItemState {
    if let state = objc_getAssociatedObject(self, &backItemStateKey) as? BackItemState {
      return state
    }
    let state = BackItemState()
    objc_setAssociatedObject(self, &backItemStateKey, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return state
  }

  /// The item that the kit put there.
  var installedBackItem: InstalledBackItem? {
    leftBarButtonItems?.lazy.compactMap { $0 as? InstalledBackItem }.first
  }

  /// The left items that the page set itself.
  var ownLeftItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []).filter { !($0 is InstalledBackItem) }
  }

  /// Whether the page's left items leave room for a back button.
  var supplementsBackButton: Bool { leftItemsSupplementBackButton || backState.supplements }
}
