// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIPageViewController {
  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal = 0
    /// One below the other.
    case vertical = 1
  }

  /// The direction of a change of the page.
  public enum NavigationDirection: Int, Sendable {
    /// To a page that follows: to the right or down, in right-to-left interfaces to the left.
    case forward = 0
    /// To a page that precedes.
    case reverse = 1
  }

  /// The way in which pages change.
  public enum TransitionStyle: Int, Sendable {
    /// The pages scroll.
    case scroll = 1
  }

  /// A key of the options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The value in Apple's headers.
    public let rawValue: String
    /// Creates a key from the value in Apple's headers.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The room between two pages, a number of points; 0 without it.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}
