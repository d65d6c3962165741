// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension BackButton.Platter {
  /// Whether the bar draws a background behind each item.
  ///
  /// The bars of iOS 26 do; the appearance on Linux is that of iOS 7 to 18.
  static var isDrawn: Bool {
    #if canImport(ObjectiveC)
    if #available(iOS 26.0, *) { true } else { false }
    #else
    false
    #endif
  }
}
