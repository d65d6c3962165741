// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// The targets of a gesture recognizer and their actions.
struct RecognizerTargets {
  private struct Entry {
    weak var target: AnyObject?
    let action: Selector
  }

  private var entries: [Entry] = []

  /// Adds a target; a pair that is present already is not added again.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained.
  ///   - action: The method to call.
  mutating func add(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !entries.contains(where: { $0.target === object && $0.action == action }) else { return }
    entries.append(Entry(target: object, action: action))
  }

  /// Removes targets; deallocated ones are removed, too.
  ///
  /// - Parameters:
  ///   - target: The target; `nil` matches every target.
  ///   - action: The method; `nil` matches every method.
  mutating func remove(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    entries.removeAll {
      $0.target == nil
        || (object == nil || $0.target === object) && (action == nil || $0.action == action)
    }
  }

  /// Calls the methods of all targets, in the order in which they were added.
  ///
  /// - Parameter sender: The recognizer.
  @MainActor
  func send(from sender: UIGestureRecognizer) {
    for entry in entries {
      guard let object = entry.target else { continue }
      entry.action.perform(on: object, with: sender)
    }
  }
}
