// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The items that can have the focus, in reading order, with their frames in the window.
@MainActor
struct FocusMap {
  private(set) var items: [any UIFocusItem] = []
  private(set) var frames: [CGRect] = []
  /// The numbers of the items in reading order.
  private var order: [Int] = []
  private let window: UIWindow

  /// Collects the items of a place.
  init(_ place: FocusPlace) {
    window = place.window
    let bounds = window.storedLayer.bounds
    let nodes = place.views.compactMap { node(of: $0, in: window, clip: bounds) }
    order =
      FocusTree.Node(nodes, part: .content, isMirrored: window.isRightToLeft)?.items ?? []
  }

  /// The first item in reading order.
  var first: (any UIFocusItem)? { order.first.map { entry(items[$0]) } }

  /// Returns the first item in an environment, in reading order.
  func first(inside environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    order.lazy.map { items[$0] }.first { item in
      item.focusChain.contains { $0 === environment }
    }.map(entry)
  }

  /// Returns the item that the focus comes to in place of the first one of a list.
  private func entry(_ item: any UIFocusItem) -> any UIFocusItem {
    guard let cell = ListElement(item)?.list.focusEntry, number(of: cell) != nil else {
      return item
    }
    return cell
  }

  /// Returns the number of an item; `nil` if it cannot have the focus.
  func number(of item: any UIFocusItem) -> Int? { items.firstIndex { $0 === item } }

  /// Returns the stops of the Tab key.
  ///
  /// - Parameter last: Returns the item of a group that had the focus last.
  /// - Returns: The stops, in reading order.
  func stops(last: (String) -> (any UIFocusItem)?) -> FocusStops {
    var lastItems: [String: Int?] = [:]
    let stops = order.map { index in
      let item = items[index]
      if let group = item.focusGroup {
        if lastItems[group] == nil { lastItems[group] = .some(last(group).flatMap(number)) }
        return FocusStops.Item(index, group: group)
      }
      guard let list = ListElement(item)?.list else { return FocusStops.Item(index) }
      let group = list.focusGroupOfElements
      if lastItems[group] == nil { lastItems[group] = .some(list.focusEntry.flatMap(number)) }
      return FocusStops.Item(index, group: group)
    }
    return FocusStops(stops, lastItems: lastItems.compactMapValues { $0 })
  }

  // MARK: Collecting

  private mutating func node(
    of item: any UIFocusItem,
    in container: any UIFocusItemContainer,
    clip: CGRect
  ) -> FocusTree.Node? {
    var clip = clip
    let view = item as? UIView
    if let view {
      guard view.admitsFocus else { return nil }
      if view.storedLayer.masksToBounds { clip = clip.intersection(frame(of: view)) }
    }
    guard !clip.isEmpty else { return nil }
    let own = item.canBecomeFocused ? leaf(item, in: container, clip: clip) : nil
    // Content out of sight is scrolled to.
    if let area = (view as? UIScrollView)?.focusableContent {
      clip = clip.union(window.storedLayer.convert(area, from: view?.storedLayer))
    }
    // A control is one element, whatever it is made of.
    if item is UIControl { return own }
    guard let inner = item.focusItemContainer else { return own }
    let area = inner.coordinateSpace.convert(clip, from: window)
    let children = FocusTree.Node(
      inner.focusItems(in: area).compactMap { node(of: $0, in: inner, clip: clip) },
      part: view?.focusPart ?? .content,
      isMirrored: (view ?? item.focusView)?.isRightToLeft ?? false
    )
    guard let own, let children else { return own ?? children }
    return FocusTree.Node([own, children], part: children.part, isMirrored: false)
  }

  private mutating func leaf(
    _ item: any UIFocusItem,
    in container: any UIFocusItemContainer,
    clip: CGRect
  ) -> FocusTree.Node? {
    let frame =
      (item as? UIView).map(frame(of:))
      ?? container.coordinateSpace.convert(item.frame, to: window)
    guard !frame.isEmpty, frame.intersects(clip) else { return nil }
    items.append(item)
    frames.append(frame)
    return FocusTree.Node(item: items.count - 1, frame: frame)
  }

  private func frame(of view: UIView) -> CGRect {
    view.storedLayer.convert(view.storedLayer.bounds, to: window.storedLayer)
  }
}

extension UIView {
  /// The view's part of the window in reading order.
  fileprivate var focusPart: FocusTree.Part {
    self is UINavigationBar
      ? .topBar : self is UIToolbar || self is UITabBar ? .bottomBar : .content
  }
}
