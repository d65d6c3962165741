// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

extension UIScrollView: BackSwipeYielding {
  /// Whether the view cannot be scrolled sideways any further towards its leading edge.
  public var yieldsToBackSwipe: Bool {
    let (insets, width) = (adjustedContentInset, contentSize.width)
    guard width + insets.left + insets.right > bounds.width else { return true }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? contentOffset.x >= width + insets.right - bounds.width : contentOffset.x <= -insets.left
  }
}

extension UISlider: BackSwipeYielding {
  /// `false`: a drag moves the thumb.
  public var yieldsToBackSwipe: Bool { false }
}

extension UISegmentedControl: BackSwipeYielding {
  /// `false`: a drag moves the mark of the selected segment.
  public var yieldsToBackSwipe: Bool { false }
}

extension UIPageControl: BackSwipeYielding {
  /// `false`: a drag goes through the pages.
  public var yieldsToBackSwipe: Bool { false }
}

extension UISwitch: BackSwipeYielding {
  /// `false`: a drag moves the thumb.
  public var yieldsToBackSwipe: Bool { false }
}

extension UIView {
  /// Whether a touch selects the view's text when it is dragged, as the mouse does.
  func selectsText(with touch: UITouch?) -> Bool {
    guard touch?.type == .indirectPointer else { return false }
    return self is UITextField || (self as? UITextView)?.isSelectable == true
  }
}
