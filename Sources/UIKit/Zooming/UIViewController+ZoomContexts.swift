// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIViewController.Transition {
  /// The view controllers of a zoom, for the closure that provides its source view.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The view controller that the zoom begins at.
    public let sourceViewController: UIViewController
    /// The view controller that grows.
    public let zoomedViewController: UIViewController

    init(from source: UIViewController, to zoomed: UIViewController) {
      (sourceViewController, zoomedViewController) = (source, zoomed)
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The views of a zoom, for the closure that aligns them.
  @preconcurrency @MainActor
  public class AlignmentRectContext: NSObject {
    /// The view out of which the page grows.
    public let sourceView: UIView
    /// The view controller that grows.
    public let zoomedViewController: UIViewController

    init(_ sourceView: UIView, _ zoomedViewController: UIViewController) {
      (self.sourceView, self.zoomedViewController) = (sourceView, zoomedViewController)
    }
  }

  /// The gesture that is about to move a zoomed page, for the closure that allows it.
  @preconcurrency @MainActor
  public class InteractionContext: NSObject {
    /// The location of the gesture in the coordinates of the zoomed view controller's view, in
    /// points.
    public let location: CGPoint
    /// The velocity of the gesture in points per second.
    public let velocity: CGVector
    /// Whether the gesture begins without the closure.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      (self.location, self.velocity, self.willBegin) = (location, velocity, willBegin)
    }
  }
}
