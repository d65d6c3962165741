// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A view that is itself dragged sideways, such as a carousel or a slider.
///
/// It answers one question. While the answer is `false`, only swipes from the edge of the page
/// begin on the view. With `true`, a swipe back begins anywhere on it. The view's own pan gesture
/// recognizers begin where no swipe does.
///
/// ```swift
/// final class Carousel: UIView, BackSwipeYielding {
///   var yieldsToBackSwipe: Bool { offset == 0 }
/// }
/// ```
///
/// The kit answers for `UIScrollView`, which yields where it cannot be scrolled towards its leading
/// edge, and for `UISlider`, `UISwitch`, `UISegmentedControl` and `UIPageControl`, which never
/// yield.
@MainActor
public protocol BackSwipeYielding: UIView {
  /// Whether a drag towards the trailing edge may be a swipe back.
  ///
  /// The kit asks when a touch begins.
  var yieldsToBackSwipe: Bool { get }
}
