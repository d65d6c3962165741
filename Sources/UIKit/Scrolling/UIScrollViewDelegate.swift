// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a scroll view calls while it scrolls and zooms.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  // MARK: Responding to scrolling and dragging

  /// Notifies the delegate that the content offset changed.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Notifies the delegate that a drag begins.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Asks the delegate for the offset at which the content comes to rest after a drag.
  ///
  /// It is not called if the scroll view is paging.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the content, in points per millisecond.
  ///   - targetContentOffset: The proposed offset, which the delegate may change.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Notifies the delegate that a drag ended.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - decelerate: Whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Asks the delegate whether the content may scroll to the top after a tap on the status bar.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Notifies the delegate that the content scrolled to the top after a tap on the status bar.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Notifies the delegate that the content moves on after a drag.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Notifies the delegate that the content came to rest after a drag.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  // MARK: Managing zooming

  /// Asks the delegate for the view that zooms.
  ///
  /// - Parameter scrollView: The scroll view.
  /// - Returns: A subview of the scroll view; `nil`, the default, if nothing zooms.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Notifies the delegate that the content is about to zoom.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that zooms.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Notifies the delegate that zooming ended, and that the content has bounced back.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - view: The view that zoomed.
  ///   - scale: The scale.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Notifies the delegate that the zoom scale changed.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  // MARK: Responding to scrolling animations and inset changes

  /// Notifies the delegate that a scroll ended that the app requested with animation.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Notifies the delegate that the adjusted content inset changed.
  ///
  /// - Parameter scrollView: The scroll view.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Keeps the proposed offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}
  /// Returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
