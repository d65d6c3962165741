// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Makes the presentation controllers of a view controller.
@MainActor
struct PresentationControllerFactory {
  let presented: UIViewController

  /// Returns the presentation controller of the view controller's style, made on demand.
  ///
  /// - Parameters:
  ///   - presenting: The presenting view controller, if it is known.
  ///   - source: The view controller whose `present` was called.
  /// - Returns: The presentation controller, which is kept until the presentation ends.
  func prepare(
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    let controller =
      presented.storedPresentationController
      ?? presented.makePresentationController(presenting: presenting)
      ?? make(for: presented.resolvedPresentationStyle, presenting, source)
    controller.prepare(presenting: presenting)
    presented.keepPresentationController(controller)
    return controller
  }

  /// Returns the presentation controller that manages the view controller in an adapted style.
  ///
  /// - Parameters:
  ///   - original: The presentation controller of the presentation's own style.
  ///   - style: The style that replaces it; `nil` if none does.
  /// - Returns: A new presentation controller, or the original one.
  func adapt(
    _ original: UIPresentationController,
    to style: UIModalPresentationStyle?
  ) -> UIPresentationController {
    if style == nil, original.storedPresented === presented { return original }
    let style = style ?? original.style
    let presenting = original.storedPresenting
    let own = original.storedPresented === presented ? original.adaptiveController(for: style) : nil
    let controller = own ?? make(for: style, presenting, presenting ?? presented)
    controller.prepare(presenting: presenting)
    controller.adapt(to: style)
    controller.delegate = original.delegate
    original.delegate?.presentationController(original, prepare: controller)
    return controller
  }

  private func make(
    for style: UIModalPresentationStyle,
    _ presenting: UIViewController?,
    _ source: UIViewController
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic:
      return UISheetPresentationController(
        presentedViewController: presented,
        presenting: presenting
      )
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: presented,
        presenting: presenting
      )
    case .custom:
      let custom = presented.storedTransitioningDelegate?.presentationController(
        forPresented: presented,
        presenting: presenting,
        source: source
      )
      if let custom { return custom }
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none: break
    }
    return UIPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
