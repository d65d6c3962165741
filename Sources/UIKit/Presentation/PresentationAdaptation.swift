// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The view controller to present and the presentation controller that manages it, adapted to the
/// traits of the window.
@MainActor
struct PresentationAdaptation {
  let presented: UIViewController
  /// The presentation controller of the requested style.
  let original: UIPresentationController
  /// The presentation controller that manages the presentation.
  let controller: UIPresentationController

  /// Adapts a presentation that is about to begin.
  ///
  /// - Parameters:
  ///   - presented: The view controller that an app presents.
  ///   - presenting: The view controller that presents it.
  ///   - source: The view controller whose `present` was called.
  ///   - traits: The traits of the window.
  init(
    of presented: UIViewController,
    by presenting: UIViewController,
    source: UIViewController,
    traits: UITraitCollection
  ) {
    original = PresentationControllerFactory(presented: presented)
      .prepare(presenting: presenting, source: source)
    guard let style = original.styleAdapted(to: traits) else {
      (self.presented, controller) = (presented, original)
      return
    }
    let replacement = original.delegate?.presentationController(
      original,
      viewControllerForAdaptivePresentationStyle: style
    )
    self.presented = replacement ?? presented
    controller = PresentationControllerFactory(presented: self.presented)
      .adapt(original, to: style)
    self.presented.keepPresentationController(controller)
  }
}
