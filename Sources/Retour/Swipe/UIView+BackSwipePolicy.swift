// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit

extension UIView {
  /// Whether a swipe back of a ``BackNavigationController`` may begin on the view.
  ///
  /// ```swift
  /// stack.swipeArea = .content
  /// map.backSwipePolicy = .exclude
  /// ```
  ///
  /// The policy applies to the subviews as well, and to swipes forward, which begin at an edge. It
  /// takes effect with the next touch.
  public var backSwipePolicy: BackSwipePolicy {
    get { objc_getAssociatedObject(self, policyKey.address) as? BackSwipePolicy ?? .automatic }
    set {
      objc_setAssociatedObject(
        self,
        policyKey.address,
        newValue,
        .OBJC_ASSOCIATION_RETAIN_NONATOMIC
      )
    }
  }

  /// Whether the view itself has a part in swipes, by its policy or its class.
  var hasPartInBackSwipes: Bool {
    backSwipePolicy != .automatic || self is any BackSwipeYielding
  }

  /// Whether the view itself allows a swipe.
  ///
  /// - Parameter isEdge: Whether the swipe begins at the edge of the page.
  /// - Returns: The answer, without those of other views.
  func allowsBackSwipe(atEdge isEdge: Bool) -> Bool {
    switch backSwipePolicy {
    case .exclude: false
    case .edgeOnly: isEdge
    case .yieldAtLeadingEdge: isEdge || (self as? any BackSwipeYielding)?.yieldsToBackSwipe ?? false
    case .automatic: isEdge || (self as? any BackSwipeYielding)?.yieldsToBackSwipe ?? true
    }
  }
}

private let policyKey = AssociationKey()
