// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The long press that shows the large content viewer; it fails where there is no item to show.
@preconcurrency @MainActor
final class LargeContentGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UILargeContentViewerInteraction?

  init(of interaction: UILargeContentViewerInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("pressed:", LargeContentGestureRecognizer.pressed))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard engine.isActive || touches.allSatisfy({ offersItem(at: $0.sample.point) }) else {
      return engine.setState(.failed)
    }
    super.touchesBegan(touches, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    engine.setState(.failed)
  }

  /// Returns whether a press at a point of the window shows an item.
  func offersItem(at point: CGPoint) -> Bool {
    interaction?.offersItem(at: point) ?? false
  }

  private func pressed(_ recognizer: LargeContentGestureRecognizer) {
    interaction?.pressDidChange(state, at: engine.centroid)
  }
}

extension UIView {
  /// The recognizer of the viewer that a press at a point shows, of the view or a superview.
  ///
  /// - Parameter point: The point in the window's coordinates.
  /// - Returns: The recognizer; `nil` if no item is shown there.
  func largeContentRecognizer(at point: CGPoint) -> LargeContentGestureRecognizer? {
    var view: UIView? = self
    while let current = view {
      for case let found as LargeContentGestureRecognizer in current.storedGestureRecognizers
      where found.engine.isEnabled && found.offersItem(at: point) {
        return found
      }
      view = current.storedSuperview
    }
    return nil
  }
}
