// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackControl {
  /// Makes the button one element for assistive technologies, with the label "Back, <title>".
  ///
  /// - Parameter title: The title that UIKit's own button would show.
  func announce(_ title: String?) {
    let back = SystemStrings.back
    isAccessibilityElement = true
    accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
    accessibilityLabel = title.map { $0 == back ? back : "\(back), \($0)" } ?? back
  }
}
