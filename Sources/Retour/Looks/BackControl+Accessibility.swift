// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackControl {
  /// Makes the button one element for assistive technologies.
  func becomeAccessible() {
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
  }

  /// Returns what is announced of the button: "Back, <title>".
  ///
  /// - Parameter title: The title that UIKit's own button would show.
  /// - Returns: The text, in the user's language.
  func announcement(of title: String?) -> String {
    let back = SystemStrings.back
    return title.map { $0 == back ? back : "\(back), \($0)" } ?? back
  }
}
