// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The root of the view controller's containers.
  var outermostController: UIViewController {
    var controller = self
    while let parent = controller.storedParent ?? controller.searchedPage { controller = parent }
    return controller
  }

  /// The subview of the window that contains the view.
  var outermostView: UIView? {
    guard var view = storedView, let window = view.storedWindow else { return nil }
    while let superview = view.storedSuperview, superview !== window { view = superview }
    return view
  }

  /// The presentation of this view controller or of the root of its containers.
  var presentationAround: PresentationEngine? {
    let outermost = outermostController
    guard let presentation = outermost.presentingController?.storedPresentation,
      presentation.presented === outermost
    else { return nil }
    return presentation
  }

  /// The view controller that this one or its nearest container presents.
  var presentedInHierarchy: UIViewController? { presentationInHierarchy?.presented }

  /// The view controller that presented this one or its nearest container.
  var presentingInHierarchy: UIViewController? {
    presentingController ?? searchedPage ?? storedParent?.presentingInHierarchy
  }

  /// The coordinator of the presentation or dismissal that the view controller is part of.
  var modalCoordinator: TransitionCoordinator? {
    if let coordinator = storedPresentation?.coordinator { return coordinator }
    guard presentingController != nil else { return nil }
    // The dismissal of a chain belongs to the lowest presentation.
    var presentation = presentationAround
    while let lower = presentation {
      if let coordinator = lower.coordinator { return coordinator }
      presentation = lower.presenting?.presentationAround
    }
    return nil
  }

  /// The visible view controllers among this one and those presented over it, the lowest first.
  var controllersOnScreen: [UIViewController] {
    guard let presentation = storedPresentation else { return [self] }
    let above = presentation.presented.controllersOnScreen
    return presentation.stage.coversPresenter ? above : [self] + above
  }

  /// The presentation controller that manages this view controller or its nearest container, or
  /// else the one that will manage this view controller.
  var nearestPresentationController: UIPresentationController? {
    if let presentation = presentationAround { return presentation.controller }
    guard resolvedPresentationStyle != .none else { return nil }
    return PresentationControllerFactory(presented: self).prepare(presenting: nil, source: self)
  }

  /// Whether the view controller or a visible child prevents an interactive dismissal.
  var isModalWithChildren: Bool {
    isModalInPresentation || childrenThatAppear.contains { $0.isModalWithChildren }
  }
}
