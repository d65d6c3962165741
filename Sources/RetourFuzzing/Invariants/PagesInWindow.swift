// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// At most three pages of a stack are in the window; at rest only the top one, which fills its
/// container, is opaque and receives touches.
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
    for record in seen { if let wrong = wrongPlacement(of: record, scene) { return wrong } }
    return inputIsBlocked(in: scene)
  }

  private func wrongPlacement(of record: FuzzRecord, _ scene: FuzzScene) -> String? {
    guard let view = record.view, let holder = view.superview, let container = holder.superview
    else { return nil }
    let hasCards = scene.modals.contains(where: \.isCard)
    if let wrong = wrongFrame(of: view, record.number, scene) { return wrong }
    if view.alpha * holder.alpha != 1 || view.isHidden || holder.isHidden {
      return "page \(record.number) is not visible"
    }
    // Cards have shadows and lie over a dimming view.
    if hasCards { return nil }
    if holder.layer.shouldRasterize || holder.layer.shadowOpacity != 0 {
      return "page \(record.number) is at rest as if it were moving"
    }
    if container.subviews.count != 1 {
      return "page \(record.number) lies among \(container.subviews.count) views"
    }
    return nil
  }

  private func wrongFrame(of view: UIView, _ number: Int, _ scene: FuzzScene) -> String? {
    let frame = view.convert(view.bounds, to: nil)
    let room = scene.world.window.bounds
    let isInCard = number == scene.frontPage && scene.modals.last?.isCard == true
    // The views below a card are scaled down.
    if !isInCard, scene.modals.contains(where: \.isCard) { return nil }
    var expected = room
    // A card covers a low window.
    if isInCard, scene.world.window.traitCollection.verticalSizeClass != .compact {
      expected.origin.y = min(max(frame.minY, 1), room.midY)
      expected.size.height = room.height - expected.minY
    }
    return frame == expected ? nil : "page \(number) is at \(frame) in \(room.size)"
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
