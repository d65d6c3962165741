// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Something that a popover can point at: a view or a bar button item.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item.
  ///
  /// - Parameter referenceView: A view.
  /// - Returns: The frame in the view's coordinates, in points; `nil` if the item is not in its
  ///   window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds of the view in another view's coordinates.
  ///
  /// - Parameter referenceView: The other view.
  /// - Returns: The frame in points; `nil` unless both are in the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let storedWindow, referenceView.storedWindow === storedWindow else { return nil }
    return convert(storedLayer.bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's view in a bar.
  ///
  /// - Parameter referenceView: A view.
  /// - Returns: The frame in the view's coordinates, in points; `nil` while no bar in the same
  ///   window shows the item.
  public func frame(in referenceView: UIView) -> CGRect? {
    (storedCustomView ?? holder?.button(of: self))?.frame(in: referenceView)
  }
}
