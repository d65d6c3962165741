// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// An open menu with its submenus, from the press that opens it until it has closed.
///
/// The container view retains it, and the window that one.
@MainActor
final class MenuSession {
  /// A displayed menu.
  private struct Level {
    let menu: UIMenu
    let view: MenuView
    let anchor: CGPoint
  }

  private let request: MenuRequest
  private var machine: MenuTouchStateMachine
  private var keys = MenuKeySelection()
  private weak var container: MenuContainerView?
  private weak var window: UIWindow?
  /// The menus, the root first.
  private var levels: [Level] = []
  private lazy var deferred = DeferredElements { [weak self] in self?.elementsDidLoad() }
  /// The location at which the finger came down, and the offset at that time.
  private var start: (point: CGPoint, offset: CGFloat) = (.zero, 0)
  private var location = CGPoint.zero
  private var velocity = VelocityEstimator()
  private var dwell: FrameClock.Entry?
  private var edgeScroll: FrameClock.Entry?
  private var isClosing = false

  // MARK: Opening

  /// Opens a menu.
  ///
  /// - Parameters:
  ///   - request: The menu and its source.
  ///   - point: The location of the finger that opens it, in the window's coordinates; `nil`
  ///     without a finger.
  /// - Returns: The session; `nil` if there is nothing to show.
  static func open(_ request: MenuRequest, pressedAt point: CGPoint?) -> MenuSession? {
    guard let window = request.source.storedWindow else { return nil }
    let session = MenuSession(request, pressedAt: point, in: window)
    let content = MenuContent(request.menu, isSubmenu: false, session.deferred)
    guard !content.isEmpty else { return nil }
    window.openMenu?.close(animated: false)
    session.show(content, in: window)
    return session
  }

  private init(_ request: MenuRequest, pressedAt point: CGPoint?, in window: UIWindow) {
    (self.request, self.window) = (request, window)
    machine = MenuTouchStateMachine(isPressed: point != nil)
    if let point { (start.point, location) = (point, point) }
  }

  private func show(_ content: MenuContent, in window: UIWindow) {
    let container = MenuContainerView(of: self, in: window)
    self.container = container
    window.addSubview(container)
    window.setOpenMenu(self)
    request.onChange(true)
    let view = MenuView(content)
    let size = CGSize(width: min(MenuFigures.width, room.width), height: room.height)
    let placement = MenuPlacement(view.sizeThatFits(size), at: sourceFrame, in: room)
    add(Level(menu: request.menu, view: view, anchor: placement.anchor), at: placement.frame)
  }

  /// The frame of the source in the container's coordinates.
  private var sourceFrame: CGRect {
    container.map { request.source.convert(request.area, to: $0) } ?? .zero
  }

  /// The area that menus may cover, as wide as a menu.
  private var room: CGRect {
    guard let container else { return .zero }
    let safe = container.storedLayer.bounds.inset(by: container.computedSafeAreaInsets)
    let margin = MenuFigures.margin
    return safe.insetBy(dx: min(margin, safe.width / 2), dy: min(margin, safe.height / 2))
  }

  private func add(_ level: Level, at frame: CGRect) {
    levels.append(level)
    container?.addSubview(level.view)
    UIView.performWithoutAnimation {
      level.view.frame = frame
      level.view.layoutIfNeeded()
      level.view.alpha = 0
      level.view.collapse(to: level.anchor)
    }
    UIView.animate(
      withDuration: MenuFigures.openDuration,
      delay: 0,
      usingSpringWithDamping: Self.damping,
      initialSpringVelocity: 0,
      animations: {
        level.view.alpha = 1
        level.view.transform = .identity
      }
    )
  }

  /// The damping ratio of the appearance (our decision).
  private static let damping: CGFloat = 0.8

  // MARK: Touches

  /// Handles a finger that comes down.
  func touchBegan(at point: CGPoint) {
    (start, location) = ((point, top?.offset ?? 0), point)
    keys.clear()
    velocity = VelocityEstimator()
    act(on: machine.touchBegan(on: target(at: point)))
  }

  /// Handles a finger that moves, also the one that opened the menu.
  func touchMoved(to point: CGPoint) {
    location = point
    if let now { velocity.add(point, at: now) }
    let movement = CGPoint(x: point.x - start.point.x, y: point.y - start.point.y)
    let former = machine.highlighted
    act(
      on: machine.touchMoved(
        to: target(at: point),
        movement: movement,
        canScroll: (top?.maximumOffset ?? 0) > 0
      )
    )
    if machine.highlighted != former { restartDwell() }
    followEdge()
  }

  /// Handles a finger that lifts.
  func touchEnded(at point: CGPoint) {
    cancelTimers()
    act(on: machine.touchEnded(on: target(at: point)))
  }

  /// Handles a touch that the system cancels.
  func touchCancelled() {
    cancelTimers()
    act(on: machine.touchCancelled())
  }

  private var top: MenuView? { levels.last?.view }
  private var now: Double? { window?.session.clock.now }

  private func target(at point: CGPoint) -> MenuTouchStateMachine.Target {
    if let target = top?.target(at: point) { return target }
    return levels.dropLast().contains { $0.view.target(at: point) != nil } ? .parent : .outside
  }

  private func act(on action: MenuTouchStateMachine.Action) {
    switch action {
    case .none: break
    case .highlight(let index): top?.highlight(index)
    case .choose(let index): choose(index)
    case .openSubmenu(let index): openSubmenu(index)
    case .closeSubmenu: closeSubmenu()
    case .scroll(let distance):
      top?.highlight(nil)
      top?.setOffset(start.offset - distance)
    case .endScrolling: decelerate()
    case .dismiss: close(animated: true)
    }
  }

  // MARK: Keys

  /// Handles a press that begins or repeats; an open menu takes all presses of its window.
  func press(_ press: UIPress) {
    guard !isClosing, let top,
      let key = MenuKeySelection.Key(press, isMirrored: top.isRightToLeft)
    else { return }
    act(on: keys.press(key, in: top.targets, isSubmenu: levels.count > 1))
    if let index = keys.index { top.reveal(index) }
  }

  // MARK: Scrolling

  /// Continues a scroll with the finger's velocity.
  private func decelerate() {
    guard let top else { return }
    let distance = velocity.velocity.y * MenuFigures.deceleration / 2
    UIView.animate(
      withDuration: MenuFigures.deceleration,
      delay: 0,
      options: .curveEaseOut,
      animations: { top.setOffset(top.offset - distance) }
    )
  }

  /// Scrolls step by step while a finger that opened the menu rests at an end of it.
  private func followEdge() {
    guard machine.scrollsAtEdges, edgeScroll == nil, edgeDirection != 0 else { return }
    scheduleEdgeStep()
  }

  private func scheduleEdgeStep() {
    guard let clock = window?.session.clock else { return }
    edgeScroll = clock.schedule(at: clock.now + clock.frameInterval) { [weak self] in
      self?.edgeStep(clock.frameInterval)
    }
  }

  private func edgeStep(_ interval: Double) {
    edgeScroll = nil
    guard let top, machine.scrollsAtEdges, edgeDirection != 0 else { return }
    top.setOffset(top.offset + edgeDirection * MenuFigures.edgeSpeed * interval)
    touchMoved(to: location)
  }

  /// 1 for a finger at the lower end of a menu that continues there, -1 at the upper, 0 elsewhere.
  private var edgeDirection: CGFloat {
    guard let top else { return 0 }
    let frame = top.storedLayer.frame
    guard location.x >= frame.minX, location.x <= frame.maxX else { return 0 }
    if location.y > frame.maxY - MenuFigures.edge { return top.offset < top.maximumOffset ? 1 : 0 }
    return location.y < frame.minY + MenuFigures.edge && top.offset > 0 ? -1 : 0
  }

  private func restartDwell() {
    dwell?.cancel()
    dwell = nil
    guard let clock = window?.session.clock,
      case .submenu = target(at: location), machine.highlighted != nil
    else { return }
    dwell = clock.schedule(at: clock.now + MenuFigures.dwell) { [weak self] in
      guard let self else { return }
      dwell = nil
      act(on: machine.didDwell())
    }
  }

  private func cancelTimers() {
    for timer in [dwell, edgeScroll] { timer?.cancel() }
    (dwell, edgeScroll) = (nil, nil)
  }

  // MARK: Choosing

  private func choose(_ index: Int) {
    top?.highlight(nil)
    guard let item = top?.itemViews[index].item else { return }
    guard case .leaf(let leaf) = item else { return closeSubmenu() }
    levels.last?.menu.select(leaf)
    if leaf.attributes.contains(.keepsMenuPresented) {
      leaf.performWithSender(request.sender, target: nil)
      refresh()
    } else {
      close(animated: true)
      leaf.performWithSender(request.sender, target: nil)
    }
  }

  private func openSubmenu(_ index: Int) {
    guard let parent = top, case .submenu(let menu) = parent.itemViews[index].item,
      let container
    else { return }
    parent.highlight(nil)
    let row = parent.itemViews[index]
    let frame = row.convert(row.storedLayer.bounds, to: container)
    let view = MenuView(MenuContent(menu, isSubmenu: true, deferred))
    let size = CGSize(width: frame.width, height: room.height)
    let placement = MenuPlacement(
      CGSize(width: frame.width, height: view.sizeThatFits(size).height),
      over: frame,
      in: room
    )
    keys.clear()
    add(Level(menu: menu, view: view, anchor: placement.anchor), at: placement.frame)
    UIView.animate(withDuration: MenuFigures.closeDuration) {
      parent.transform = CGAffineTransform(
        scaleX: MenuFigures.parentScale,
        y: MenuFigures.parentScale
      )
    }
  }

  private func closeSubmenu() {
    guard levels.count > 1 else { return }
    keys.clear()
    let level = levels.removeLast()
    let parent = levels.last?.view
    UIView.animate(
      withDuration: MenuFigures.closeDuration,
      animations: {
        level.view.alpha = 0
        level.view.collapse(to: level.anchor)
        parent?.transform = .identity
      },
      completion: { _ in level.view.removeFromSuperview() }
    )
  }

  /// Shows the present titles, states and elements of all menus.
  private func refresh() {
    for (depth, level) in levels.enumerated() {
      level.view.show(MenuContent(level.menu, isSubmenu: depth > 0, deferred))
    }
  }

  private func elementsDidLoad() {
    guard !isClosing else { return }
    refresh()
    for level in levels { place(level) }
  }

  /// Gives a menu the frame for its content; its upper or lower end stays.
  private func place(_ level: Level) {
    let frame = level.view.storedLayer.frame
    let height = min(
      level.view.sizeThatFits(frame.size).height,
      frame.minY >= level.anchor.y ? room.maxY - frame.minY : room.height
    )
    let isAbove = level.anchor.y >= frame.maxY
    let y = isAbove ? max(room.minY, frame.maxY - height) : frame.minY
    level.view.frame = CGRect(x: frame.minX, y: y, width: frame.width, height: height)
  }

  // MARK: Closing

  /// Closes all menus.
  func close(animated: Bool) {
    guard !isClosing else { return }
    isClosing = true
    cancelTimers()
    machine.menuDidClose()
    window?.setOpenMenu(nil)
    request.onChange(false)
    guard let container else { return }
    container.isUserInteractionEnabled = false
    guard animated else { return container.removeFromSuperview() }
    let levels = levels
    UIView.animate(
      withDuration: MenuFigures.closeDuration,
      animations: {
        for level in levels {
          level.view.alpha = 0
          level.view.collapse(to: levels[0].anchor)
        }
      },
      completion: { _ in container.removeFromSuperview() }
    )
  }

  /// Handles a source whose elements are others now.
  func sourceDidChange(_ source: UIView) {
    if request.source === source { close(animated: true) }
  }

  /// Handles a view that leaves the window.
  func viewWasRemoved(_ view: UIView) {
    if request.source.isInside(view) { close(animated: false) }
  }

  /// Closes the menu when the window has another size.
  func containerDidLayOut() {
    guard let container, let size = shownSize else {
      shownSize = container?.storedLayer.bounds.size
      return
    }
    if container.storedLayer.bounds.size != size { close(animated: false) }
  }

  private var shownSize: CGSize?
}

extension UIView {
  /// Scales the view about a point of its superview, to the size of a closed menu.
  fileprivate func collapse(to anchor: CGPoint) {
    let scale = MenuFigures.closedScale
    let position = storedLayer.position
    transform = CGAffineTransform(
      a: scale,
      b: 0,
      c: 0,
      d: scale,
      tx: (anchor.x - position.x) * (1 - scale),
      ty: (anchor.y - position.y) * (1 - scale)
    )
  }
}
