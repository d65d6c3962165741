// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Retour
import UIKit

extension BackButton {
  /// A custom button with the title of the page below that slides in and out.
  ///
  /// - Parameter decorate: Changes the button.
  /// - Returns: The style of back buttons.
  static func slidingButton(
    _ decorate: @escaping @MainActor (UIButton) -> Void = { _ in }
  ) -> BackButton {
    BackButton.view { context in
      let button = UIButton(type: .custom)
      button.setTitle(context.title ?? localized("Back", "返回"), for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 13, weight: .bold)
      button.setBackgroundImage(.backPill(.systemGray4), for: .normal)
      decorate(button)
      button.frame.size = CGSize(width: max(52, button.sizeThatFits(.zero).width + 20), height: 31)
      return button
    }
    .withMotion(.slide())
  }
}
