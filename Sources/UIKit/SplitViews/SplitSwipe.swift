// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The finger that shows the hidden columns, from the edge of the window at which they are.
@preconcurrency @MainActor
final class SplitSwipe: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var engine: SplitEngine?
  private weak var controller: UISplitViewController?

  /// Connects the recognizer to the columns that it shows.
  func connect(to engine: SplitEngine) {
    self.engine = engine
    recognizer.delegate = self
    recognizer.addTarget(self, action: Selector("handlePan:", SplitSwipe.handlePan(_:)))
  }

  /// Adds the recognizer to the view of a split view controller.
  func attach(to controller: UISplitViewController) {
    self.controller = controller
    controller.storedView?.addGestureRecognizer(recognizer)
  }

  /// Sets the edge.
  func setEdge(isRight: Bool) { recognizer.edges = isRight ? .right : .left }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let engine, let controller, controller.presentsWithGesture,
      !engine.collapse.isCollapsed, engine.arrangement.level < engine.arrangement.most
    else { return false }
    // The swipe back of the column at the edge comes first.
    let column = engine.order[engine.arrangement.most - engine.arrangement.level]
    let stack = engine.content(column) as? UINavigationController
    return (stack?.viewControllers.count ?? 0) < 2
  }

  private func handlePan(_ sender: UIScreenEdgePanGestureRecognizer) {
    guard let engine, let controller else { return }
    switch sender.state {
    case .began:
      controller.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
      engine.change(animated: true) { $0.show($0.most - $0.level - 1) }
    case .ended, .cancelled, .failed:
      controller.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    case .possible, .changed: return
    }
  }
}
