// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// Somebody who is told about a gesture, and what it is told.
struct RecognizerTarget {
  weak var target: AnyObject?
  let action: Selector
}

extension UIGestureRecognizer {
  /// Adds a target once.
  ///
  /// - Parameters:
  ///   - target: Who is told.
  ///   - action: What it is told.
  func storeTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !storedTargets.contains(where: { $0.target === object && $0.action == action }) else {
      return
    }
    storedTargets.append(RecognizerTarget(target: object, action: action))
  }

  /// Removes targets, also those that are gone.
  ///
  /// - Parameters:
  ///   - target: Who is told; `nil` for everybody.
  ///   - action: What it is told; `nil` for everything.
  func removeStoredTargets(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    storedTargets.removeAll {
      $0.target == nil
        || (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  /// Tells the targets about a state.
  ///
  /// - Parameter state: The state, which the recognizer shows meanwhile.
  func sendActions(for state: State) {
    let before = shownState
    shownState = state
    for target in storedTargets {
      guard let object = target.target else { continue }
      target.action.perform(on: object, with: self)
    }
    shownState = before
  }
}
