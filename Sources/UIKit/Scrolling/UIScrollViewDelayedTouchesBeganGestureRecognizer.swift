// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A recognizer that never recognizes: it delays touches of content until they cannot be drags.
///
/// Drags that begin meanwhile keep the touches for themselves.
@preconcurrency @MainActor
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// Whether the time has passed, so that the content has the touch.
  private(set) var hasExpired = false

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.contains(where: { $0.storedView !== engine.view }) else {
      return engine.setState(.failed)
    }
    if touches.contains(where: { $0.storedView is any UndelayedView }) { return deadlineExpired() }
    engine.setDeadline(after: ScrollFigures.contentDelay)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.setState(.failed)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.setState(.failed)
  }

  override func reset() { hasExpired = false }

  override func deadlineExpired() {
    hasExpired = true
    engine.setState(.failed)
  }
}
