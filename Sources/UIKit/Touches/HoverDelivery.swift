// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The delivery of one window's pointer to hover gesture recognizers.
///
/// Recognizers below the pointer recognize together. Each is asked once, when the pointer enters
/// its view. A view that moves below a resting pointer is met with the pointer's next movement
/// (our decision).
@MainActor
final class HoverDelivery {
  /// A recognizer below the pointer.
  private struct Entry {
    weak var recognizer: UIHoverGestureRecognizer?
    /// Whether recognizer, delegate and views let it begin.
    var isAccepted: Bool
  }

  private var entries: [Entry] = []

  /// Whether no recognizer is below the pointer.
  var isAtRest: Bool { entries.isEmpty }

  /// Delivers the movement of a pointer.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - window: The window.
  func send(_ event: UIHoverEvent, in window: UIWindow) {
    let point = event.location(in: window)
    let below = point.map { recognizers(at: $0, of: event, in: window) } ?? []
    let left = entries.compactMap(\.recognizer).filter { !below.contains($0) }
    entries.removeAll { entry in entry.recognizer.map { !below.contains($0) } ?? true }
    for recognizer in left { recognizer.pointerLeft(to: point, of: event) }
    guard let point else { return }
    for recognizer in below where recognizer.engine.isEnabled {
      if let entry = entries.first(where: { $0.recognizer === recognizer }) {
        if entry.isAccepted { recognizer.pointerMoved(to: point, of: event) }
      } else {
        enter(recognizer, at: point, of: event)
      }
    }
  }

  private func enter(_ recognizer: UIHoverGestureRecognizer, at point: CGPoint, of event: UIEvent) {
    entries.append(Entry(recognizer: recognizer, isAccepted: false))
    guard recognizer.shouldReceive(event),
      recognizer.storedDelegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
    else { return }
    recognizer.pointerMoved(to: point, of: event)
    guard let index = entries.firstIndex(where: { $0.recognizer === recognizer }) else { return }
    entries[index].isAccepted = recognizer.engine.isActive
  }

  /// The recognizers of the hit view and its superviews, innermost and newest first.
  private func recognizers(
    at point: CGPoint,
    of event: UIEvent,
    in window: UIWindow
  ) -> [UIHoverGestureRecognizer] {
    var recognizers: [UIHoverGestureRecognizer] = []
    var view = window.hitTest(point, with: event)
    while let current = view {
      for recognizer in current.storedGestureRecognizers.reversed() {
        if let recognizer = recognizer as? UIHoverGestureRecognizer {
          recognizers.append(recognizer)
        }
      }
      view = current.storedSuperview
    }
    return recognizers
  }
}
