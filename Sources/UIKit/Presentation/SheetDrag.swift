// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The finger that drags a sheet down.
@MainActor
final class SheetDrag {
  /// Recognizes the finger; it is added to the wrapper of a sheet.
  let recognizer = SheetPanGestureRecognizer()
  private var machine = SheetDragStateMachine()
  private weak var engine: PresentationEngine?
  /// The drag of a sheet of several heights.
  private let detents = DetentDrag()

  /// Connects the recognizer to the presentation that it dismisses.
  func connect(to engine: PresentationEngine) {
    self.engine = engine
    detents.connect(to: engine)
    recognizer.connect(to: self)
  }

  /// Whether a finger drags the sheet.
  var isActive: Bool { machine.isActive || detents.isActive }

  /// Whether a finger may begin to drag the sheet.
  var canBegin: Bool { engine?.canBeginDrag == true }

  /// Whether a movement of a finger is for the sheet, not for content that scrolls.
  ///
  /// - Parameters:
  ///   - movement: The movement with which the gesture began.
  ///   - isAtEdge: Whether the content shows its top edge; `nil` without content that scrolls.
  /// - Returns: Whether the sheet follows it.
  func takes(_ movement: CGPoint, isAtEdge: Bool? = nil) -> Bool {
    guard canBegin, abs(movement.y) > abs(movement.x), isAtEdge != false else { return false }
    if movement.y > 0 { return true }
    guard let engine, let sheet = engine.controller as? UISheetPresentationController,
      let places = sheet.places, places.tops.count > 1,
      isAtEdge == nil || sheet.prefersScrollingExpandsWhenScrolledToEdge
    else { return false }
    let layer = engine.stage.moved.storedLayer
    return (layer.presentation() ?? layer).frame.minY > places.tops[0] + 0.5
  }

  /// Ignores the finger until it is lifted.
  func cancel() {
    detents.forget()
    machine.forget()
    recognizer.cancelGesture()
  }

  /// Forgets the drag: the transition that it drove has ended.
  func forget() { machine.forget() }

  /// Ends the animation of a sheet that resisted the finger, and returns where it is visible, as a
  /// share of its way off the screen; `nil` for a sheet in its place.
  func takeOffset() -> CGFloat? {
    guard let stage = engine?.stage, stage.controller.allowsInteractiveDismissal,
      stage.controller.transitionStyle == .cover
    else { return nil }
    let layer = stage.moved.storedLayer
    let offset = (layer.presentation() ?? layer).position.y - stage.rest.midY
    layer.removeAllAnimations()
    return offset == 0 ? nil : offset / stage.travel
  }

  /// Handles a change of the recognizer's state.
  func recognizerDidChange(_ recognizer: UIPanGestureRecognizer) {
    guard let engine else { return }
    let stage = engine.stage
    let sheet = engine.controller as? UISheetPresentationController
    if detents.isActive || !machine.isActive && (sheet?.places?.tops.count ?? 1) > 1 {
      return detents.recognizerDidChange(recognizer)
    }
    let translation = recognizer.translation(in: stage.container).y
    switch recognizer.state {
    case .began:
      guard canBegin else { return }
      act(machine.began(mayDismiss: engine.allowsDismissal))
      act(machine.moved(to: translation, height: stage.travel))
    case .changed: act(machine.moved(to: translation, height: stage.travel))
    case .ended:
      let velocity = recognizer.velocity(in: stage.container).y
      act(machine.ended(at: translation, velocity: velocity, height: stage.travel))
    case .cancelled, .failed: act(machine.cancelled())
    case .possible: return
    }
  }

  private func act(_ action: SheetDragStateMachine.Action) {
    guard let engine else { return }
    let stage = engine.stage
    switch action {
    case .none: return
    case .beginDismissal: if !engine.beginInteractiveDismissal() { machine.forget() }
    case .update(let progress): engine.scrub(to: progress)
    case .finish(let velocity): engine.releaseDrag(finishing: true, velocity: velocity)
    case .cancel(let velocity): engine.releaseDrag(finishing: false, velocity: velocity)
    case .stretch(let length):
      UIView.performWithoutAnimation {
        stage.moved.center = CGPoint(x: stage.rest.midX, y: stage.rest.midY + length)
      }
    case .springBack(let isAttempt):
      springBack(stage)
      let controller = stage.controller
      if isAttempt { controller.delegate?.presentationControllerDidAttemptToDismiss(controller) }
    }
  }

  private func springBack(_ stage: PresentationStage) {
    UIView.animateLikeTransitions {
      stage.moved.center = CGPoint(x: stage.rest.midX, y: stage.rest.midY)
    }
  }
}
