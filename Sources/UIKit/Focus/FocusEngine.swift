// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The keyboard focus of a scene: the item that has it, and the ring around that item.
///
/// The scene makes it when a key or the app first uses the focus; until then there is no work for
/// it. From then on it looks after each commit whether the item can keep the focus.
@MainActor
final class FocusEngine {
  private weak var scene: UIWindowScene?
  private(set) lazy var system = UIFocusSystem(self)
  private var focus = FocusRecord()
  private var memory = FocusMemory()
  /// The pages at the last look.
  private var pages: [FocusPlace.Page] = []
  /// The controller in front at the last look.
  private weak var front: UIViewController?
  private weak var requested: (any UIFocusEnvironment)?
  /// Whether an item has had the focus.
  private var isActive = false
  private var isUpdating = false
  private let ring = FocusRing()
  /// Whether the focus is shown: since the last key that moved it, no finger has touched.
  private(set) var isShown = false
  /// The number of searches through views: for tests.
  private(set) var searches = 0

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// The item with the focus.
  var focusedItem: (any UIFocusItem)? { focus.item }
  /// Whether a ring is on the screen.
  var showsRing: Bool { ring.isOnScreen }

  // MARK: Keys and touches

  /// An effect of a key.
  enum Action {
    case move(to: any UIFocusItem, UIFocusHeading)
    /// Moves to an element of a list, which need not be visible.
    case scroll(any FocusList, to: IndexPath, UIFocusHeading)
    case press(any UIFocusItem)
    case step(any SteppedControl, by: Int)
  }

  /// Returns the effect of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - window: The window that receives it.
  /// - Returns: The effect; `nil` leaves the key to others.
  func action(for key: FocusKey, in window: UIWindow) -> Action? {
    guard key.isUsed(whileShown: isShown) else { return nil }
    let place = FocusPlace(of: window)
    guard !place.isMoving else { return nil }
    let focused = window.pressDelivery.editor?.responderView ?? focusedItem
    let present = focused.flatMap { place.allowsFocus(on: $0) ? $0 : nil }
    if key == .press { return present.map(Action.press) }
    if key == .show, let present { return .move(to: present, []) }
    if case .arrow(let direction) = key, let control = present as? any SteppedControl,
      let steps = direction.steps(isMirrored: control.isRightToLeft), control.takesSteps
    {
      return .step(control, by: steps)
    }
    if case .arrow(let direction) = key, let element = present.flatMap(ListElement.init),
      let path = element.neighbor(direction)
    {
      return .scroll(element.list, to: path, key.heading)
    }
    let map = makeMap(place)
    guard let next = next(from: present, key, in: map, place) else {
      if !map.items.isEmpty { reportFailure(from: present, to: nil, key.heading) }
      return nil
    }
    return .move(to: next, key.heading)
  }

  private func next(
    from present: (any UIFocusItem)?,
    _ key: FocusKey,
    in map: FocusMap,
    _ place: FocusPlace
  ) -> (any UIFocusItem)? {
    let number = present.flatMap(map.number)
    let stops = map.stops { memory.lastItem(inGroup: $0) }
    switch key {
    case .press: return nil
    case .show: return search(place.root, in: map, restoring: true)
    case .tab(let isForward):
      if number == nil, isForward { return search(place.root, in: map, restoring: true) }
      return stops.item(from: number, isForward: isForward).map { map.items[$0] }
    case .arrow(let direction):
      guard let number else { return nil }
      let others = stops.items(aroundItem: number)
      let found = direction.nearest(from: map.frames[number], among: others.map { map.frames[$0] })
      return found.map { map.items[others[$0]] }
    }
  }

  /// Moves the focus by a key, and shows it.
  func move(to item: any UIFocusItem, _ heading: UIFocusHeading) {
    let editor = scene?.keyWindow?.pressDelivery.editor
    // An editor that goes on keeps the focus.
    if let editor, editor.responderView !== item, !editor.resignFirstResponder() { return }
    isShown = true
    item.focusView?.revealForFocus()
    update(to: item, heading)
    showRing()
    if focusedItem === item { (item as? any TextEditor)?.focusArrived() }
  }

  /// Hides the ring: a finger or the mouse is in use.
  func touchBegan() {
    isShown = false
    ring.remove()
  }

  // MARK: Requests

  /// Requests that the focus goes to an environment.
  func request(_ environment: any UIFocusEnvironment) {
    requested = environment
    scene?.stage?.session.clock.requestFrame()
  }

  /// Requests an update inside of an environment, if the focus is in it.
  func requestUpdate(inside environment: any UIFocusEnvironment) {
    guard let focusedItem, focusedItem.focusChain.contains(where: { $0 === environment }) else {
      return
    }
    request(environment)
  }

  /// Performs the update that was requested now.
  func updateIfNeeded() { if requested != nil { settle() } }

  // MARK: Following the interface

  /// Looks whether the item can keep the focus, and keeps the ring around it.
  ///
  /// While a transition moves the page or the presented view in front, the focus stays with its
  /// item.
  ///
  /// - Returns: Whether layers may have changed.
  func didCommit() -> Bool {
    guard isActive || requested != nil, !isUpdating else { return false }
    settle()
    showRing()
    return true
  }

  private func settle() {
    guard !isUpdating, let window = scene?.keyWindow else { return }
    let place = FocusPlace(of: window)
    guard !place.isMoving else { return }
    let keeps = focusedItem.map(place.allowsFocus) ?? false
    let replaced = place.page(replacedSince: pages, around: focus, keeps: keeps)
    let hasMoved = front !== place.front || replaced != nil
    (pages, front) = (place.pages, place.front)
    if let requested {
      self.requested = nil
      let item = search(requested, in: makeMap(place), restoring: false)
      if item != nil || !keeps { update(to: item, []) }
    } else if let replaced {
      update(to: search(replaced, in: makeMap(place), restoring: true), [])
    } else if !keeps, hasMoved || !focus.isEmpty {
      let start = focus.chain.first { place.contains($0) } ?? place.root
      update(to: search(start, in: makeMap(place), restoring: true), [])
    }
  }

  private func makeMap(_ place: FocusPlace) -> FocusMap {
    searches += 1
    return FocusMap(place)
  }

  /// Searches an environment for an item, then those that contain it.
  private func search(
    _ start: any UIFocusEnvironment,
    in map: FocusMap,
    restoring: Bool
  ) -> (any UIFocusItem)? {
    // A view controller stands for its view.
    for environment in start.focusChain
    where environment === start || (environment as? UIView)?.controller == nil {
      var visited: Set<ObjectIdentifier> = []
      if let item = search(environment, in: map, restoring, &visited) { return item }
      // A request for one environment does not concern those around it.
      if !restoring { return nil }
    }
    return map.first
  }

  private func search(
    _ environment: any UIFocusEnvironment,
    in map: FocusMap,
    _ restoring: Bool,
    _ visited: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if restoring, let controller = environment as? UIViewController,
      controller.restoresFocusAfterTransition,
      let item = memory.item(in: controller), map.number(of: item) != nil
    {
      return item
    }
    if let item = environment as? any UIFocusItem, map.number(of: item) != nil { return item }
    for preferred in environment.preferredFocusEnvironments {
      if let item = search(preferred, in: map, restoring, &visited) { return item }
    }
    return map.first(inside: environment)
  }

  // MARK: Updating

  private func update(to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    let former = focus
    guard next !== former.item || next == nil && !former.isEmpty else { return }
    let context = UIFocusUpdateContext(from: former.item, to: next, heading: heading)
    isUpdating = true
    defer { isUpdating = false }
    let record = FocusRecord(next)
    let environments = former.merged(with: record)
    if let item = former.item, item.canKeepFocus,
      !environments.allSatisfy({ $0.shouldUpdateFocus(in: context) })
    {
      return reportFailure(from: item, to: next, heading)
    }
    focus = record
    if let next {
      isActive = true
      memory.note(next, in: record.chain)
    }
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification,
      object: system,
      userInfo: [
        UIFocusSystem.focusUpdateContextUserInfoKey: context,
        UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
      ]
    )
    coordinator.run()
  }

  private func reportFailure(
    from former: (any UIFocusItem)?,
    to next: (any UIFocusItem)?,
    _ heading: UIFocusHeading
  ) {
    guard !heading.isEmpty else { return }
    let context = UIFocusUpdateContext(from: former, to: next, heading: heading)
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification,
      object: system,
      userInfo: [UIFocusSystem.focusUpdateContextUserInfoKey: context]
    )
  }

  private func showRing() {
    if isShown { ring.show(around: focusedItem) }
  }
}

extension FocusKey {
  /// The heading of the updates that the key causes.
  fileprivate var heading: UIFocusHeading {
    switch self {
    case .press, .show: []
    case .tab(let isForward): isForward ? .next : .previous
    case .arrow(.up): .up
    case .arrow(.down): .down
    case .arrow(.left): .left
    case .arrow(.right): .right
    }
  }
}
