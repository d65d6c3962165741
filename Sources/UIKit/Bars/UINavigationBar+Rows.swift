// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

extension UINavigationBar {
  /// Returns the row with titles and buttons: all of the bar but the room for an item's prompt,
  /// large title and search bar.
  ///
  /// During a transition the bar has the height of the new item; the rows of both are equally high
  /// in a controller's bar.
  ///
  /// - Parameter item: The item.
  /// - Returns: The row's frame in the bar.
  func row(of item: UINavigationItem?) -> CGRect {
    let (bounds, top) = (storedLayer.bounds, promptRoom(of: item))
    let height =
      managingController == nil ? bounds.height - top : bounds.height - rooms.prompt - rooms.below
    return CGRect(x: 0, y: top, width: bounds.width, height: max(0, height))
  }

  /// Returns the height of an item's prompt, in points; one in a bar without a controller has the
  /// height that the bar has beyond its row.
  func promptRoom(of item: UINavigationItem?) -> CGFloat {
    guard let item, item.promptHeight > 0 else { return 0 }
    guard managingController == nil else { return barFigures.promptHeight }
    return max(0, min(barFigures.promptHeight, storedLayer.bounds.height - plainHeight))
  }

  /// Returns the height of the bar with an item on top, in points, without a large title.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - size: The room for the bar.
  /// - Returns: The height, which a subclass may decide.
  func height(with item: UINavigationItem?, in size: CGSize) -> CGFloat {
    rowHeight(in: size) + Self.promptHeight(of: item)
  }

  /// Returns the height of a controller's bar with the rooms that it has, in points.
  func heightWithRooms(in size: CGSize) -> CGFloat {
    rowHeight(in: size) + rooms.prompt + rooms.below
  }

  /// Returns the height of the row in a room for the bar, in points, which a subclass may decide.
  func rowHeight(in size: CGSize) -> CGFloat {
    sizeThatFits(size).height - Self.promptHeight(of: engine.items.last)
  }

  /// The bar's height for its top item, in points.
  var fittingHeight: CGFloat { plainHeight + Self.promptHeight(of: engine.items.last) }

  /// The height of the row, in points.
  private var plainHeight: CGFloat {
    barFigures.height(isCompact: computedTraits.hasCompactBars)
  }

  /// The part of the bar's zone above the bar, in points.
  var zonePadding: CGFloat { barFigures.padding(isCompact: computedTraits.hasCompactBars) }

  private static func promptHeight(of item: UINavigationItem?) -> CGFloat {
    item?.promptHeight ?? 0
  }

  /// Makes room for the prompt of the top item; in an animation, the bar grows along with it.
  func promptDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    let holder = managingController?.storedView
    holder?.setNeedsLayout()
    if UIView.inheritedAnimationDuration > 0 { (holder ?? self).layoutIfNeeded() }
  }
}

extension UINavigationItem {
  /// The height of the prompt, in points; 0 without one, and while the search bar replaces the row.
  var promptHeight: CGFloat {
    let isSearching = storedSearchController?.engine.replacesRow == true
    guard shownPrompt != nil, !isSearching else { return 0 }
    return (bar?.barFigures ?? .flat).promptHeight
  }
}
