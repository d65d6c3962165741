// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Provides the pages of a page view controller when the user turns to them.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another one.
  ///
  /// It is called ahead of a swipe, when the other page is shown.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - viewController: The page that is shown.
  /// - Returns: The page before it; `nil` if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another one.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - viewController: The page that is shown.
  /// - Returns: The page after it; `nil` if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots in the page indicator.
  ///
  /// It is called when the data source or the pages are set.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: The number of pages; 0, the default, shows no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the dot that stands out in the page indicator.
  ///
  /// It is called after `presentationCount(for:)`. The indicator follows swipes by itself.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: The index of the page that is shown; 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
