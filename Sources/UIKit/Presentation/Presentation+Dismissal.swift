// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension Presentation {
  /// Takes the presented controller away, and all that it presents in turn.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard
      let window = chain.last?.container.storedWindow ?? presenting?.storedView?.storedWindow
    else {
      // Nothing of it is seen: it is gone without a word.
      discard()
      completion?()
      return
    }
    window.inSession { dismiss(in: window, animated: animated, completion: completion) }
  }

  private func dismiss(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    if let below = departingBelow {
      guard below.machine.dismissal == .wait else {
        return below.dismiss(in: window, animated: animated, completion: completion)
      }
      return below.whenAnnounced { [weak self] in
        self?.dismiss(animated: animated, completion: completion)
      }
    }
    switch machine.dismissal {
    case .wait:
      whenAnnounced { [weak self] in self?.dismiss(animated: animated, completion: completion) }
    case .refuse:
      let controller = presenting.map { "\($0)" } ?? "nil"
      RetourLog.log(
        "Attempt to dismiss from view controller \(controller) while a presentation or dismiss is "
          + "in progress!"
      )
    case .start:
      leave(window, from: nil, speed: 0, animated: animated, completion: completion)
    case .takeOver: takeOver(animated: animated, completion: completion)
    case .startAfterArrival:
      let seen = motion?.seen
      let speed = (driver?.velocity ?? 0) * (motion?.distance ?? 0)
      endMotion(finished: true)
      leave(window, from: seen, speed: speed, animated: animated, completion: completion)
    }
  }

  /// Lets the topmost controller go down, and those between go along unseen.
  ///
  /// - Parameters:
  ///   - window: The window that they are in.
  ///   - seen: Where an unfinished arrival left it; `nil` without one.
  ///   - speed: Its speed there.
  ///   - animated: Whether it takes time.
  ///   - isPulled: Whether a finger moves it.
  ///   - completion: Runs when everyone knows of the end.
  func leave(
    _ window: UIWindow,
    from seen: CGFloat?,
    speed: CGFloat,
    animated: Bool,
    isPulled: Bool = false,
    completion: (() -> Void)?
  ) {
    for upper in chain.dropFirst() { upper.breakOff() }
    for upper in chain { upper.presented.endTransitions() }
    // What heard of those ends may have sent the controller away already.
    guard machine.dismissal == .start, let presenting, let top = chain.last else { return }
    self.completion = completion
    machine.advance()
    let takesTime = isPulled || animated && UIView.areAnimationsEnabled
    let leaving = presented.controllersOnScreen.reversed()
    for upper in chain { upper.presented.lifecycle.beginDismissal() }
    if takesTime {
      custom = isPulled ? nil : departureContext(of: top, to: presenting)
      coordinator = makeCoordinator(
        from: top.presented,
        to: presenting,
        isInteractive: isPulled,
        custom: custom
      )
    }
    for controller in leaving { controller.beginAppearanceTransition(false, animated: takesTime) }
    guard stands else { return }
    if let view = covered {
      covered = nil
      uncover(view, in: window, below: top.container, animated: takesTime)
      guard stands else { return }
    }
    for upper in chain.reversed() { upper.controller.dismissalTransitionWillBegin() }
    guard stands else { return }
    top.container.blocksTouches = true
    let isHeld = isPulled || custom?.startsInteractively == true
    isHeld ? machine.hold() : machine.advance()
    guard takesTime else { return departureEnded() }
    let lower = chain.dropLast()
    if let custom {
      beginDeparture(custom, of: top) { $1 ? $0.departureEnded() : $0.returned() }
      return runWaiting()
    }
    let motion = ModalTransition(
      of: top,
      over: Array(lower),
      isPresenting: false,
      from: top === self ? seen ?? stretched : nil
    )
    move(motion, speed: top === self ? speed : 0, isPulled: isPulled) {
      $1 ? $0.departureEnded() : $0.returned()
    }
    // Where the top one goes, those below it that are seen through it do not stay behind.
    for presentation in lower { presentation.moved.isHidden = true }
    runWaiting()
  }

  private func uncover(
    _ view: UIView,
    in window: UIWindow,
    below sibling: UIView,
    animated: Bool
  ) {
    presenting?.beginAppearanceTransition(true, animated: animated)
    guard stands else { return }
    UIView.performWithoutAnimation {
      view.setStoredFrame(window.storedLayer.bounds)
      window.insertSubview(view, belowSubview: sibling)
    }
    presenting?.announceIsAppearing(animated: animated)
    view.layoutIfNeeded()
  }

  private func departureEnded() {
    machine.release(finishing: true)
    pull.forget()
    motion?.settle()
    settleCustom()
    takePresenterBack()
    machine.advance()
    let leaving = chain.reversed()
    for upper in leaving {
      upper.card?.release()
      upper.card = nil
      upper.container.blocksTouches = false
      upper.moved.isHidden = false
      upper.container.removeFromSuperview()
      upper.presented.viewIfLoaded?.removeFromSuperview()
    }
    if takesPresentingOut { presenting?.endAppearing() }
    for upper in leaving {
      upper.presented.endDisappearing()
    }
    for upper in leaving {
      upper.presented.lifecycle.endModalTransition()
      upper.controller.dismissalTransitionDidEnd(true)
      upper.disconnect()
    }
    machine.advance()
    finishTransition()
  }
}
