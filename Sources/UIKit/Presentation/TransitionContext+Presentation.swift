// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension TransitionContext {
  /// Asks the presented view controller's delegate for the animator of its presentation.
  static func presentation(
    of presented: UIViewController,
    by presenting: UIViewController,
    source: UIViewController,
    on stage: PresentationStage
  ) -> TransitionContext? {
    let delegate = presented.storedTransitioningDelegate
    let animator = delegate?.animationController(
      forPresented: presented,
      presenting: presenting,
      source: source
    )
    guard let animator else { return nil }
    return TransitionContext(
      from: presenting,
      to: presented,
      container: stage.container,
      style: stage.controller.style,
      animator: animator,
      interactor: delegate?.interactionControllerForPresentation(using: animator)
    )
  }

  /// Asks the presented view controller's delegate for the animator of its dismissal.
  static func dismissal(
    of presented: UIViewController,
    to presenting: UIViewController,
    on stage: PresentationStage
  ) -> TransitionContext? {
    let delegate = presented.storedTransitioningDelegate
    guard let animator = delegate?.animationController(forDismissed: presented) else { return nil }
    return TransitionContext(
      from: presented,
      to: presenting,
      container: stage.container,
      style: stage.controller.style,
      animator: animator,
      interactor: delegate?.interactionControllerForDismissal(using: animator)
    )
  }

  /// Sets the views and frames of a presentation.
  func describePresentation(
    of presented: UIViewController,
    by presenting: UIViewController,
    removesPresenter: Bool,
    on stage: PresentationStage
  ) {
    let bounds = stage.container.storedLayer.bounds
    let frame = stage.controller.frameOfPresentedViewInContainerView
    setView(of: presented, stage.moved)
    if !removesPresenter { setView(of: presenting, nil) }
    setFrames(of: presenting, initial: bounds, final: removesPresenter ? .zero : bounds)
    setFrames(of: presented, initial: .zero, final: frame)
  }

  /// Sets the views and frames of a dismissal.
  func describeDismissal(
    of presented: UIViewController,
    to presenting: UIViewController,
    insertsPresenter: Bool,
    on stage: PresentationStage
  ) {
    if stage.moved !== stage.wrapper { setView(of: presented, stage.moved) }
    if !insertsPresenter { setView(of: presenting, nil) }
    setFrames(of: presented, initial: stage.rest, final: .zero)
    setFrames(of: presenting, initial: .zero, final: stage.container.storedLayer.bounds)
  }
}
