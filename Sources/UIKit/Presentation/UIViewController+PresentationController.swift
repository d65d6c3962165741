// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// What manages the presentation of this controller or the one around it; else what will manage
  /// this one's.
  var nearestPresentationController: UIPresentationController? {
    if let presentation = presentationAround { return presentation.controller }
    guard resolvedPresentationStyle != .none else { return nil }
    return readyPresentationController(presenting: nil, source: self)
  }

  /// The presentation controller, made now unless a client asked for it before.
  ///
  /// - Parameters:
  ///   - presenting: The controller below, if it is known.
  ///   - source: The controller whose `present` was called.
  /// - Returns: The presentation controller, which lasts until the end of the presentation.
  func readyPresentationController(
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    let controller =
      storedPresentationController
      ?? makePresentationController(presenting: presenting)
      ?? makePresentationController(for: resolvedPresentationStyle, presenting, source)
    controller.storedPresenting = presenting
    keepPresentationController(controller)
    return controller
  }

  private func makePresentationController(
    for style: UIModalPresentationStyle,
    _ presenting: UIViewController?,
    _ source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .custom:
      let own = storedTransitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presenting,
        source: source
      )
      if let own { return own }
    case .fullScreen, .overFullScreen, .none: break
    }
    return UIPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// Whether the controller or one that it contains and shows keeps fingers from dismissing it.
  var isModalWithChildren: Bool {
    isModalInPresentation || childrenThatAppear.contains { $0.isModalWithChildren }
  }
}
