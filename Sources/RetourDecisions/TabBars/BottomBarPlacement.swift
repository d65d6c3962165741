// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The place of the tab bar of a tab bar controller.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///            layOut(hidesBar:)    carry(by:room:)    settle(hidesBar:)
///  inPlace   inPlace or away      carried            inPlace or away
///  away      inPlace or away      carried            inPlace or away
///  carried   no effect            carried            inPlace or away
/// ```
///
/// `carried` is transient: the end of the transition settles the bar.
package enum BottomBarPlacement: Equatable, Sendable {
  /// In the controller's view, over the selected page.
  case inPlace
  /// Hidden, because the selected page hides it.
  case away
  /// In the wrapper of a page of the selected stack, which it moves with during a push or pop.
  ///
  /// `room` is the height that the bar takes from that page, in points.
  case carried(by: ObjectIdentifier, room: CGFloat)

  /// Updates the placement of a bar at rest in a layout pass.
  ///
  /// - Parameter hidesBar: Whether the selected page hides the bar.
  package mutating func layOut(hidesBar: Bool) {
    if case .carried = self { return }
    settle(hidesBar: hidesBar)
  }

  /// Starts a transition that moves the bar along with a page.
  ///
  /// - Parameters:
  ///   - page: The page that shows the bar.
  ///   - room: The height that the bar takes from that page, in points.
  package mutating func carry(by page: ObjectIdentifier, room: CGFloat) {
    self = .carried(by: page, room: room)
  }

  /// Ends the transition, finished or cancelled.
  ///
  /// - Parameter hidesBar: Whether the selected page hides the bar.
  package mutating func settle(hidesBar: Bool) {
    self = hidesBar ? .away : .inPlace
  }
}
