// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The colors of alerts and action sheets.
enum AlertColors {
  /// The background, without blur (our decision).
  static let background = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.17 : 0.97, alpha: 1)
  }
  /// The background of a pressed row (our decision).
  static let pressed = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.1) : UIColor(white: 0, alpha: 0.08)
  }
  /// The black behind the alert (reported for iOS 13 to 18).
  static let dim = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
