// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// At rest every page that is neither on a stack nor presented is freed, with its view.
package struct GonePagesAreFreed: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    let kept = scene.keptPages
    for number in kept where scene.records[number]?.controller == nil {
      return "page \(number) was freed though it is kept"
    }
    guard isAtRest else { return nil }
    if scene.hasStrayAlert { return "an alert is alive that is not presented" }
    for record in scene.records.values where !kept.contains(record.number) {
      return "\(record.controller == nil ? "the view of page" : "page") \(record.number) is alive"
    }
    return nil
  }
}
