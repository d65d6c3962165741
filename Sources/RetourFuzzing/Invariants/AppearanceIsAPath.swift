// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The calls of each page form a path of UIKit's appearance states; at rest a page has appeared if
/// and only if it is on screen.
package struct AppearanceIsAPath: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    for (number, record) in scene.records {
      if let mistake = record.path.mistake { return "page \(number): \(mistake)" }
    }
    guard isAtRest else { return nil }
    let onScreen = Set(scene.pagesOnScreen)
    for (number, record) in scene.records {
      let expected = onScreen.contains(number) ? AppearancePath.State.appeared : .disappeared
      if record.path.state != expected {
        return "page \(number) is \(record.path.state) at rest, must be \(expected)"
      }
    }
    return nil
  }
}
