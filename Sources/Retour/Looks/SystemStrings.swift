// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The localized strings of the system that the kit shows.
@MainActor
enum SystemStrings {
  /// UIKit's bundle, which is found in the file system: once, and not for each page.
  private static let bundle = Bundle(for: UINavigationBar.self)

  /// The title of a back button that has no other, in the user's language.
  static var back: String { bundle.localizedString(forKey: "Back", value: "Back", table: nil) }
}
