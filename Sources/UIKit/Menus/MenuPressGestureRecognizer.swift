// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A gesture recognizer that opens a menu and lets the same finger slide to the choice.
///
/// It begins after a long press, or at once for a right click and for a menu that is a control's
/// primary action. Where the large content viewer shows the item first, the press is a longer one.
@preconcurrency @MainActor
final class MenuPressGestureRecognizer: UILongPressGestureRecognizer {
  /// Provides the menu for a press at a point of the window; `nil` where there is none.
  private let request: @MainActor (CGPoint?) -> MenuRequest?
  /// Whether there is one, where making it takes long; `nil` makes it when a finger comes down.
  private let accepts: (@MainActor (CGPoint) -> Bool)?
  /// Whether the menu opens when the finger comes down.
  private let isImmediate: @MainActor () -> Bool
  /// The menu of a press that opens it at once: it is made once.
  private var prepared: MenuRequest?
  private weak var session: MenuSession?

  init(
    isImmediate: @escaping @MainActor () -> Bool = { false },
    accepts: (@MainActor (CGPoint) -> Bool)? = nil,
    request: @escaping @MainActor (CGPoint?) -> MenuRequest?
  ) {
    (self.isImmediate, self.accepts, self.request) = (isImmediate, accepts, request)
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector("pressed:", MenuPressGestureRecognizer.pressed))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let point = touches.first?.sample.point else { return engine.setState(.failed) }
    let found = accepts == nil ? request(point) : nil
    guard found != nil || accepts?(point) == true else { return engine.setState(.failed) }
    let isViewed = view?.largeContentRecognizer(at: point) != nil
    minimumPressDuration = isViewed ? LargeContentFigures.menuPress : GestureFigures.longPress
    super.touchesBegan(touches, with: event)
    guard engine.isPossible else { return }
    guard isImmediate() || event.storedButtonMask.contains(.secondary) else { return }
    prepared = found ?? request(point)
    engine.setState(.began)
  }

  /// The large content viewer lets the user read an item before its menu opens.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is LargeContentGestureRecognizer)
  }

  private func pressed(_ recognizer: MenuPressGestureRecognizer) {
    let point = engine.centroid
    switch state {
    case .began:
      let opened = prepared ?? request(point)
      prepared = nil
      view?.largeContentRecognizer(at: point)?.cancelGesture()
      session = opened.flatMap { MenuSession.open($0, pressedAt: point) }
    case .changed: session?.touchMoved(to: point)
    case .ended: session?.touchEnded(at: point)
    case .cancelled, .failed: session?.touchCancelled()
    case .possible: break
    }
  }

  /// Opens the menu if it opens when a finger comes down.
  ///
  /// - Returns: Whether a menu opened.
  func openIfImmediate() -> Bool { engine.isEnabled && isImmediate() && open(at: nil) }

  /// Opens the menu without a finger.
  ///
  /// - Parameter point: The location of the pointer in the window's coordinates, if any.
  /// - Returns: Whether a menu opened.
  func open(at point: CGPoint?) -> Bool {
    request(point).flatMap { MenuSession.open($0, pressedAt: nil) } != nil
  }
}

extension UIWindow {
  /// Opens the menu below the pointer when its secondary button comes down.
  ///
  /// - Parameter event: An event whose touches have been delivered.
  func openMenu(rightClickedIn event: UIEvent) {
    guard event.storedButtonMask == .secondary,
      let touch = event.storedTouches.first(where: { $0.storedWindow === self }),
      touch.sample.phase == .began
    else { return }
    openMenu(at: touch.sample.point)
  }

  /// Opens the menu at a point, as a right click does: that of the innermost view that has one.
  ///
  /// - Parameter point: The point in the window's coordinates.
  /// - Returns: Whether a menu opened.
  @discardableResult
  func openMenu(at point: CGPoint) -> Bool {
    hitTest(point, with: nil)?.openMenu(at: point) ?? false
  }
}

extension UIView {
  /// Opens the menu of the view or the nearest superview that has one.
  ///
  /// - Parameter point: A point in the window's coordinates; `nil` without a pointer.
  /// - Returns: Whether a menu opened.
  @discardableResult
  func openMenu(at point: CGPoint?) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current.openOwnMenu(at: point) { return true }
      view = current.storedSuperview
    }
    return false
  }

  /// Opens the menu of the view.
  ///
  /// - Parameter point: A point in the window's coordinates; `nil` without a pointer.
  /// - Returns: Whether a menu opened.
  func openOwnMenu(at point: CGPoint?) -> Bool {
    if let text = self as? any EditedText {
      return point.map { text.editor.rightClick(at: convert($0, from: nil)) }
        ?? text.editor.menu.show()
    }
    return storedGestureRecognizers.contains { recognizer in
      guard let recognizer = recognizer as? MenuPressGestureRecognizer else { return false }
      return recognizer.engine.isEnabled && recognizer.open(at: point)
    }
  }
}
