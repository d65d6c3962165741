// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A left bar button item that the kit has added to a page, as opposed to the page's own.
@MainActor
final class InstalledBackItem: UIBarButtonItem {
  /// The item's custom view.
  let control: BackControl

  init(control: BackControl) {
    self.control = control
    super.init()
    customView = control
  }

  /// Adopts what a look with the same content says beside its content.
  func adopt(_ look: BackButton) {
    control.adopt(look)
    guard #available(iOS 26.0, *) else { return }
    let hidesBackground = look.platter == .none
    if hidesSharedBackground != hidesBackground { hidesSharedBackground = hidesBackground }
  }

  required init?(coder: NSCoder) { nil }
}

extension UINavigationItem {
  /// The back button that the kit has added.
  var installedBackControl: BackControl? {
    leftBarButtonItems?.lazy.compactMap { ($0 as? InstalledBackItem)?.control }.first
  }

  /// The view of this page's back button that the kit has made; `nil` without one.
  ///
  /// It is what the closure of ``BackButton/view(_:)`` has returned, the custom view of a
  /// `customBackBarButtonItem`, or a view of the kit's. A page can restyle its own button with it.
  public var backButtonView: UIView? { installedBackControl?.content }

  /// The left items that the page has set itself.
  var ownLeftItems: [UIBarButtonItem] {
    (leftBarButtonItems ?? []).filter { !($0 is InstalledBackItem) }
  }
}
