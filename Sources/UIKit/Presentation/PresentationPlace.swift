// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a presentation: the window, or a context, which is the view of one view controller.
///
/// What is presented over a page in a context covers the same place.
@MainActor
struct PresentationPlace {
  private(set) weak var presenting: UIViewController?
  /// The view controller whose `present` was called.
  private(set) weak var source: UIViewController?
  /// Whether the presentation covers a context, and not the window.
  let isContext: Bool

  /// Creates the place of a presentation by a view controller, which others contain only in a
  /// context.
  init(of presenting: UIViewController, source: UIViewController) {
    (self.presenting, self.source) = (presenting, source)
    isContext =
      presenting.storedParent != nil || presenting.presentationAround?.place.isContext == true
  }

  /// The view that is covered: that of the presenting view controller, or the views around it.
  var coveredView: UIView? {
    guard isContext, let presenting else { return presenting?.outermostView }
    if let below = presenting.presentationAround, below.presented === presenting {
      return below.stage.container
    }
    return presenting.storedView
  }

  /// Puts a container in front of what it covers.
  ///
  /// - Parameters:
  ///   - stage: The views of the presentation.
  ///   - window: The window.
  func put(_ stage: PresentationStage, in window: UIWindow) {
    guard isContext, let presenting, let view = coveredView, let around = view.storedSuperview
    else { return stage.enter(window, frame: window.storedLayer.bounds) }
    stage.container.autoresizingMask =
      view.translatesAutoresizingMaskIntoConstraints
      ? view.autoresizingMask : [.flexibleWidth, .flexibleHeight]
    stage.container.clipsToBounds = stage.controller.transitionStyle != .flip
    stage.enter(around, frame: view.place, above: presenting.searchInPlace ?? view)
    stage.presented.setContainerSafeAreaInsets(presenting.safeAreaSource.bars)
  }

  /// Returns the presenting view to its place: an animator may have put it into a container.
  ///
  /// - Parameter stages: The stages of the chain of presentations, the lowest first.
  func reclaim(from stages: [PresentationStage]) {
    let owner = isContext ? presenting : presenting?.outermostController
    PresentationStage.reclaim(owner?.storedView, from: stages)
  }
}

extension UIViewController {
  /// The view of a search that lies beside the view controller's own.
  fileprivate var searchInPlace: UIView? {
    guard let view = shownSearch?.storedView, view.storedSuperview === storedView?.storedSuperview
    else { return nil }
    return view
  }
}
