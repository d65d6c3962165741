// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The container of items that can have the focus, or that contain such items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate system of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items in an area.
  ///
  /// - Parameter rect: The area, in the coordinates of the container.
  /// - Returns: The items, also those that can only contain others.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
