// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The localized strings of the system that the kit shows.
@MainActor
enum SystemStrings {
  /// The title of a back button that has no other, in the user's language.
  static var back: String {
    #if os(Linux)
    // No bundle has the word here: a bar that nobody sees says it.
    func firstText(in view: UIView) -> String? {
      if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
      return view.subviews.lazy.compactMap(firstText).first
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let below = UINavigationItem(title: "")
    below.backButtonDisplayMode = .generic
    bar.setItems([below, UINavigationItem(title: "")], animated: false)
    bar.layoutIfNeeded()
    return firstText(in: bar) ?? "Back"
    #else
    Bundle(for: UINavigationController.self)
      .localizedString(forKey: "Back", value: "Back", table: nil)
    #endif
  }
}
