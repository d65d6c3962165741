// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UIViewController {
  /// The controller at the root of the containers around this one, itself without any.
  var outermostController: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }

  /// The view right below the window that holds this controller's.
  var outermostView: UIView? {
    guard var view = storedView, let window = view.storedWindow else { return nil }
    while let superview = view.storedSuperview, superview !== window { view = superview }
    return view
  }

  /// The presentation that put this controller or one around it where it is.
  var presentationAround: Presentation? {
    let outermost = outermostController
    guard let presentation = outermost.presentingController?.storedPresentation,
      presentation.presented === outermost
    else { return nil }
    return presentation
  }

  /// The controller that this one or the nearest around it presents.
  var presentedInHierarchy: UIViewController? {
    storedPresentation?.presented ?? storedParent?.presentedInHierarchy
  }

  /// The controller that presented this one or the nearest around it.
  var presentingInHierarchy: UIViewController? {
    presentingController ?? storedParent?.presentingInHierarchy
  }

  /// The coordinator of the presentation or dismissal that this controller is part of.
  var modalCoordinator: TransitionCoordinator? {
    if let coordinator = storedPresentation?.coordinator { return coordinator }
    guard presentingController != nil else { return nil }
    // A dismissal of several belongs to the lowest.
    var presentation = presentationAround
    while let lower = presentation {
      if let coordinator = lower.coordinator { return coordinator }
      presentation = lower.presenting?.presentationAround
    }
    return nil
  }

  /// This controller and those over it that are seen, the lowest first.
  var controllersOnScreen: [UIViewController] {
    guard let presentation = storedPresentation else { return [self] }
    let above = presentation.presented.controllersOnScreen
    return presentation.covered != nil ? above : [self] + above
  }

  // MARK: Presenting

  func presentModally(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = outermostController
    let again: @MainActor () -> Void = { [weak self, controller] in
      self?.presentModally(controller, animated: animated, completion: completion)
    }
    if presenter.deferDuringStart(again) { return }
    if let presentation = presenter.storedPresentation {
      switch presentation.machine.nextPresentation {
      case .wait: return presentation.whenAnnounced(again)
      case .start: break
      case .refuse, .startAfterArrival, .takeOver:
        return RetourLog.log(
          "Attempt to present \(controller) on \(presenter) which is already presenting "
            + "\(presentation.presented)"
        )
      }
    }
    if let around = presentationAround {
      let own = around.departingBelow ?? around
      switch own.machine.innerPresentation {
      case .wait: return own.whenAnnounced(again)
      case .start: break
      case .refuse, .startAfterArrival, .takeOver:
        return RetourLog.log(
          "Attempt to present \(controller) on \(presenter) while a presentation is in progress!"
        )
      }
    }
    if controller === presenter {
      misuse("Application tried to present modally an active controller \(controller).")
    }
    controller.refuseUnlessPresentable()
    guard let window = presenter.storedView?.storedWindow else {
      return RetourLog.log(
        "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy!"
      )
    }
    window.root.endAppearance()
    presenter.endTransitions()
    // What heard of the end of a push may have presented something itself.
    if presenter.storedPresentation != nil { return again() }
    Presentation(of: controller, by: presenter, source: self).arrive(
      in: window,
      animated: animated,
      completion: completion
    )
  }

  /// Stops the process with UIKit's text if the controller cannot be presented.
  private func refuseUnlessPresentable() {
    if let presentingController {
      misuse(
        "Application tried to present modally a view controller \(self) that is already being "
          + "presented by \(presentingController)."
      )
    }
    if let storedParent {
      misuse(
        "Application tried to present modally a view controller \(self) that has a parent view "
          + "controller \(storedParent)."
      )
    }
    if resolvedPresentationStyle == .none {
      misuse(
        "The specified modal presentation style doesn't have a corresponding presentation "
          + "controller."
      )
    }
  }

  // MARK: Dismissing

  func dismissModally(animated: Bool, completion: (() -> Void)?) {
    let outermost = outermostController
    let again: @MainActor () -> Void = { [weak self] in
      self?.dismissModally(animated: animated, completion: completion)
    }
    if outermost.deferDuringStart(again) { return }
    if let presentation = outermost.storedPresentation {
      // What this one presented is gone: the call means the controller itself.
      if presentation.machine.state == .left { return presentation.whenAnnounced(again) }
      return presentation.dismiss(animated: animated, completion: completion)
    }
    presentationAround?.dismiss(animated: animated, completion: completion)
  }
}
