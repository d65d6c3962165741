// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// At most three pages of a stack are in the window, at rest the top one alone, and it fills its
/// place, lit and touchable.
package struct PagesInWindow: FuzzInvariant {
  package init() {}

  package func violation(in scene: FuzzScene, isAtRest: Bool) -> String? {
    let seen = scene.records.values.filter { $0.view?.window != nil }
    for (index, slot) in scene.slots.enumerated() {
      guard let view = slot.controller?.viewIfLoaded else { continue }
      let count = seen.count { $0.view?.isDescendant(of: view) == true }
      if count > 3 {
        let pages = seen.map(\.number).sorted()
        return "\(count) pages of stack \(index) are in the window: \(pages)"
      }
    }
    guard isAtRest else { return nil }
    let numbers = Set(seen.map(\.number))
    if numbers != Set(scene.pagesOnScreen) {
      return "pages \(numbers.sorted()) are in the window, must be \(scene.pagesOnScreen)"
    }
    for record in seen { if let wrong = wrongPlace(of: record, scene) { return wrong } }
    return inputIsBlocked(in: scene)
  }

  private func wrongPlace(of record: FuzzRecord, _ scene: FuzzScene) -> String? {
    guard let view = record.view, let holder = view.superview, let container = holder.superview
    else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    if frame != scene.world.window.bounds { return "page \(record.number) is at \(frame)" }
    if view.alpha * holder.alpha != 1 || view.isHidden || holder.isHidden {
      return "page \(record.number) is not lit"
    }
    if holder.layer.shouldRasterize || holder.layer.shadowOpacity != 0 {
      return "page \(record.number) is at rest as if it were moving"
    }
    if container.subviews.count != 1 {
      return "page \(record.number) lies among \(container.subviews.count) views"
    }
    return nil
  }

  private func inputIsBlocked(in scene: FuzzScene) -> String? {
    guard let top = scene.frontPage, let view = scene.records[top]?.view else {
      return nil
    }
    let window = scene.world.window
    let hit = window.hitTest(CGPoint(x: window.bounds.midX, y: window.bounds.midY), with: nil)
    return hit === view ? nil : "a finger on page \(top) hits \(hit.map { "\($0)" } ?? "nothing")"
  }
}
