// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The finger that drags a sheet of several heights.
@MainActor
final class DetentDrag {
  private var machine: DetentDragStateMachine?
  private weak var engine: PresentationEngine?
  private var former: UISheetPresentationController.Detent.Identifier?

  /// Connects the drag to the presentation that it resizes and dismisses.
  func connect(to engine: PresentationEngine) { self.engine = engine }

  /// Whether a finger drags the sheet.
  var isActive: Bool { machine?.isActive == true }

  /// Forgets the drag: code dismisses the sheet, or its container has another size.
  func forget() {
    guard machine != nil else { return }
    machine = nil
    (engine?.controller as? UISheetPresentationController)?.follow(nil)
  }

  /// Handles a change of the recognizer's state.
  func recognizerDidChange(_ recognizer: UIPanGestureRecognizer) {
    guard let engine, let sheet = engine.controller as? UISheetPresentationController else {
      return
    }
    let container = engine.stage.container
    let translation = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      guard engine.canBeginDrag, let detents = sheet.places else { return }
      former = sheet.restingIdentifier
      machine = DetentDragStateMachine(detents, from: engine.stage.stopMotion())
      move(by: translation, sheet, engine)
    case .changed: move(by: translation, sheet, engine)
    case .ended:
      let velocity = recognizer.velocity(in: container).y
      act(machine?.ended(by: translation, velocity: velocity), sheet, engine)
    case .cancelled, .failed: act(machine?.cancelled(), sheet, engine)
    case .possible: return
    }
  }

  private func move(
    by translation: CGFloat,
    _ sheet: UISheetPresentationController,
    _ engine: PresentationEngine
  ) {
    for action in machine?.moved(by: translation) ?? [] {
      guard action == .requestDismissal else {
        act(action, sheet, engine)
        continue
      }
      let mayDismiss = engine.allowsDismissal
      for next in machine?.answered(mayDismiss: mayDismiss, at: translation) ?? [] {
        act(next, sheet, engine)
      }
    }
  }

  private func act(
    _ action: DetentDragStateMachine.Action?,
    _ sheet: UISheetPresentationController,
    _ engine: PresentationEngine
  ) {
    switch action {
    case nil, .requestDismissal: return
    case .resize(let top):
      sheet.follow(top)
      engine.stage.place()
      engine.presented.storedView?.layoutIfNeeded()
    case .beginDismissal:
      sheet.selectLowest()
      engine.stage.place()
      if !engine.beginInteractiveDismissal() { machine = nil }
    case .update(let progress): engine.scrub(to: progress)
    case .leaveDismissal: engine.leaveInteractiveDismissal()
    case .finish(let velocity): engine.releaseDrag(finishing: true, velocity: velocity)
    case .cancel(let velocity):
      engine.releaseDrag(finishing: false, velocity: velocity)
      notify(sheet)
    case .settle(let index, let isAttempt):
      engine.stage.animateChange { sheet.select(at: index) }
      notify(sheet)
      if isAttempt { sheet.attemptFailed() }
    }
  }

  private func notify(_ sheet: UISheetPresentationController) {
    guard sheet.restingIdentifier != former else { return }
    sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}
