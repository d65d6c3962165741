// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIViewController.Transition {
  /// The options of a zoom.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject, @preconcurrency NSCopying {
    /// Creates the default options.
    public override init() {}

    init(_ other: ZoomOptions) {
      interactiveDismissShouldBegin = other.interactiveDismissShouldBegin
      alignmentRectProvider = other.alignmentRectProvider
      dimmingColor = other.dimmingColor
    }

    /// Returns whether a gesture may move the zoomed page; `nil`, the default, allows those that
    /// would begin.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    /// Returns the part of the zoomed view controller's view that fills the source view, in that
    /// view's coordinates in points; `nil` for all of it.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    /// The color over the page below; `nil`, the default, is a light black.
    open var dimmingColor: UIColor?

    /// Returns a copy.
    ///
    /// - Parameter zone: Ignored.
    /// - Returns: Options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { ZoomOptions(self) }
  }
}
