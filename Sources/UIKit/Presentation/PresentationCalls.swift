// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The calls of `present` and `dismiss`: starts, defers or refuses them.
@MainActor
enum PresentationCalls {
  /// Presents a view controller over the root of another's containers, or in a context.
  ///
  /// - Parameters:
  ///   - controller: The view controller to present.
  ///   - source: The view controller whose `present` was called.
  ///   - animated: Whether the presentation is animated.
  ///   - completion: Called after all other callbacks.
  static func present(
    _ controller: UIViewController,
    from source: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = source.presenter(for: controller.resolvedPresentationStyle)
    let again: () -> Void = { [weak source, controller] in
      guard let source else { return }
      present(controller, from: source, animated: animated, completion: completion)
    }
    if source.windowPresenter.deferDuringStart(again) { return }
    if let presentation = presenter.storedPresentation {
      switch presentation.machine.answerToPresentationByPresenter {
      case .wait: return presentation.deferCall(again)
      case .start: break
      case .refuse, .finishPresentationAndStart, .takeOver:
        return RetourLog.log(
          "Attempt to present \(controller) on \(presenter) which is already presenting "
            + "\(presentation.presented)"
        )
      }
    }
    if let around = source.presentationAround {
      let own = around.dismissingBelow ?? around
      switch own.machine.answerToPresentationByPresented {
      case .wait: return own.deferCall(again)
      case .start: break
      case .refuse, .finishPresentationAndStart, .takeOver:
        return RetourLog.log(
          "Attempt to present \(controller) on \(presenter) while a presentation is in progress!"
        )
      }
    }
    refuseMisuse(controller, by: presenter)
    guard let window = presenter.storedView?.storedWindow else {
      return RetourLog.log(
        "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy!"
      )
    }
    // A held transition may wait for the answer to an alert, which leaves the pages in place.
    let isAlert = controller.automaticPresentationStyle == .custom
    if endTransitions(around: presenter, of: source.windowPresenter, isAlert, window, again) {
      return
    }
    // A callback of the end of a push may have presented something itself, or popped the presenter.
    if presenter.storedPresentation != nil || presenter.storedView?.storedWindow == nil {
      return again()
    }
    let adaptation = PresentationAdaptation(
      of: controller,
      by: presenter,
      source: source,
      traits: window.computedTraits
    )
    if adaptation.presented !== controller { refuseMisuse(adaptation.presented, by: presenter) }
    let place = PresentationPlace(of: presenter, source: source)
    PresentationEngine(adaptation, at: place).present(
      in: window,
      source: source,
      animated: animated,
      completion: completion
    )
  }

  /// Ends the transitions below a presentation that is about to begin.
  ///
  /// - Parameters:
  ///   - presenter: The view controller that presents.
  ///   - container: The one that covers the window.
  ///   - isAlert: Whether a held transition stays.
  ///   - window: The window.
  ///   - again: Repeats the call.
  /// - Returns: Whether the call was deferred.
  private static func endTransitions(
    around presenter: UIViewController,
    of container: UIViewController,
    _ isAlert: Bool,
    _ window: UIWindow,
    _ again: @escaping () -> Void
  ) -> Bool {
    if let over = container.storedPresentation, over !== presenter.storedPresentation {
      // One that runs over the whole window ends first, and may cover the context.
      if over.deferWhileNotifying(again) { return true }
      for presentation in over.chain { presentation.interrupt() }
    }
    window.root.endAppearance()
    if !isAlert || !container.holdsTransition { container.endTransitions() }
    return false
  }

  /// Stops the process with UIKit's text if a view controller cannot be presented.
  private static func refuseMisuse(_ controller: UIViewController, by presenter: UIViewController) {
    if controller === presenter {
      misuse("Application tried to present modally an active controller \(controller).")
    }
    if let presenting = controller.presentingController {
      misuse(
        "Application tried to present modally a view controller \(controller) that is already being "
          + "presented by \(presenting)."
      )
    }
    if let parent = controller.storedParent {
      misuse(
        "Application tried to present modally a view controller \(controller) that has a parent view "
          + "controller \(parent)."
      )
    }
    if controller.resolvedPresentationStyle == .none {
      misuse(
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller."
      )
    }
  }

  /// Dismisses what a view controller or its containers present; without that, the root of these.
  ///
  /// - Parameters:
  ///   - controller: The view controller whose `dismiss` was called.
  ///   - animated: Whether the dismissal is animated.
  ///   - completion: Called after all other callbacks.
  static func dismiss(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let again: () -> Void = { [weak controller] in
      guard let controller else { return }
      dismiss(controller, animated: animated, completion: completion)
    }
    if controller.windowPresenter.deferDuringStart(again) { return }
    if let presentation = controller.presentationInHierarchy {
      // Once it presents nothing any more, the call means the view controller itself.
      if presentation.machine.state == .didDismiss { return presentation.deferCall(again) }
      return dismiss(presentation, animated: animated, completion: completion)
    }
    if let around = controller.presentationAround {
      dismiss(around, animated: animated, completion: completion)
    }
  }

  /// Dismisses a presentation and those on top of it.
  ///
  /// - Parameters:
  ///   - presentation: The presentation.
  ///   - animated: Whether the dismissal is animated.
  ///   - completion: Called after all other callbacks.
  static func dismiss(
    _ presentation: PresentationEngine,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    guard
      let window = presentation.chain.last?.stage.container.storedWindow
        ?? presentation.presenting?.storedView?.storedWindow
    else {
      // Nothing of it is visible: there are no callbacks.
      presentation.discard()
      completion?()
      return
    }
    window.inSession {
      dismissInSession(presentation, animated: animated, completion: completion)
    }
  }

  private static func dismissInSession(
    _ presentation: PresentationEngine,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let again: () -> Void = { [weak presentation] in
      guard let presentation else { return }
      dismiss(presentation, animated: animated, completion: completion)
    }
    if let below = presentation.dismissingBelow {
      guard below.machine.answerToDismissal == .wait else {
        return dismissInSession(below, animated: animated, completion: completion)
      }
      return below.deferCall(again)
    }
    switch presentation.machine.answerToDismissal {
    case .wait: presentation.deferCall(again)
    case .refuse:
      let controller = presentation.presenting.map { "\($0)" } ?? "nil"
      RetourLog.log(
        "Attempt to dismiss from view controller \(controller) while a presentation or dismiss is "
          + "in progress!"
      )
    case .start, .takeOver, .finishPresentationAndStart:
      presentation.dismiss(animated: animated, completion: completion)
    }
  }
}
