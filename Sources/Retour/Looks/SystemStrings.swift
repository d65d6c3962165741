// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The localized strings of the system that the kit shows.
@MainActor
enum SystemStrings {
  /// The title of a back button that has no other, in the user's language.
  static var back: String {
    Bundle(for: UINavigationBar.self).localizedString(forKey: "Back", value: "Back", table: nil)
  }
}
