// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The stacks are those of the model, and no step observed a violation.
package struct StackIsTheModel: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    if let violation = scene.report.violation { return violation }
    for (index, slot) in scene.slots.enumerated() {
      guard let stack = slot.controller else { continue }
      let numbers = stack.pageNumbers
      if numbers != slot.model.stack {
        return "stack \(index) is \(numbers), must be \(slot.model.stack)"
      }
      if isAtRest, slot.model.isSwiping { return "a swipe goes on in stack \(index) at rest" }
    }
    if isAtRest, scene.modals.contains(where: \.mustGo) { return "a dismissal goes on at rest" }
    let count = scene.presentedCount
    if count != scene.modals.count { return "\(count) presented, must be \(scene.modals.count)" }
    return scene.report.unexpectedLines.first.map { "logged: \($0)" }
  }
}
