// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The recognizer of a finger that drags a handle of the selection, or the caret after a long
/// press.
///
/// It takes a handle before any pan can begin, and those wait for it: the swipe back, the scroll
/// view's and a sheet's. A finger that only taps leaves the text its tap.
@preconcurrency @MainActor
final class TextPressGestureRecognizer: UIGestureRecognizer {
  /// The text; it can be gone when the end of a gesture is reported.
  private weak var host: (any EditedText)?
  private var press: TextPress?

  private static let moved = Selector("moved:", TextPressGestureRecognizer.moved(_:))

  init(_ host: any EditedText) {
    self.host = host
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    addTarget(self, action: Self.moved)
  }

  private func moved(_ sender: TextPressGestureRecognizer) {
    guard let drag = host?.editor.selectionDrag else { return }
    switch state {
    case .began:
      guard let press else { return }
      drag.begin(by: press)
      drag.move(to: engine.centroid)
    case .changed: drag.move(to: engine.centroid)
    case .ended: drag.finish()
    case .cancelled, .failed: drag.end()
    case .possible: break
    }
  }

  // MARK: Overridden

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !engine.isActive else {
      for touch in touches.inOrder { engine.ignore(touch) }
      return
    }
    // A button in the view keeps its touches.
    guard press == nil, touches.count == 1, let touch = touches.first, let host,
      touch.storedView === host, host.allowsSelection, host.canBecomeFirstResponder
    else { return engine.setState(.failed) }
    let handle = host.editor.display.handles.end(at: touch.location(in: host))
    host.editor.menu.fingerDown()
    press = TextPress(at: touch.sample.point, on: handle)
    engine.setDeadline(after: GestureFigures.longPress)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !engine.isActive else { return engine.setState(.changed) }
    switch press?.moved(to: engine.centroid) {
    case .begin: engine.setState(.began)
    case .fail: engine.setState(.failed)
    case .wait, nil: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.setState(engine.isActive ? .ended : .failed)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    engine.interrupt()
  }

  override func reset() { press = nil }

  override func deadlineExpired() { engine.setState(.began) }

  override func shouldBeRequiredToFail(
    by otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { press?.handle != nil && !(otherGestureRecognizer is UITapGestureRecognizer) }
}
