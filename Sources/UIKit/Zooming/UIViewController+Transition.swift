// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The animation with which a view controller is pushed or presented, and goes again.
  ///
  /// Its subclasses are this module's.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// The animations that there are.
    enum Kind {
      case coverVertical, crossDissolve, flipHorizontal
      case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    required init(_ kind: Kind) { self.kind = kind }

    /// Creates a zoom: the page grows out of a view and shrinks into it.
    ///
    /// It serves pushes and presentations of the whole screen. A finger can take it at any time: it
    /// drags the page down or from the leading edge, or two fingers pinch it.
    ///
    /// - Parameters:
    ///   - options: The options, of which the transition keeps a copy.
    ///   - sourceViewProvider: Returns the view; it is asked whenever a transition begins, since
    ///     the page may show another item by then. With `nil`, or a view that is not in the window,
    ///     the page grows in the middle.
    /// - Returns: The transition.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      self.init(.zoom(options.map { ZoomOptions($0) } ?? ZoomOptions(), sourceViewProvider))
    }

    /// A transition in which the view slides up from the bottom, and down again.
    public static var coverVertical: Self { self.init(.coverVertical) }

    /// A transition in which the page turns around its vertical axis, with the view on its back.
    public static var flipHorizontal: Self { self.init(.flipHorizontal) }

    /// A transition in which the view fades in, and out again.
    public static var crossDissolve: Self { self.init(.crossDissolve) }
  }
}
