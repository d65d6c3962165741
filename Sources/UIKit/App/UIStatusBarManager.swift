// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark text over a light interface, light text over a dark one.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// The animation of a change of the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// A fade.
  case fade
  /// A slide.
  case slide
}

/// The status bar that the view controllers of a scene ask for.
///
/// Nothing draws one here. The answers are computed when they are first read after they changed.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?
  private var isCurrent = false
  /// The location of a finger that has touched the status bar.
  private var tap: CGPoint?
  private var style = UIStatusBarStyle.default
  private var isHidden = false

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// Discards the answers of the view controllers, which changed.
  func invalidate() { isCurrent = false }

  /// The style that the visible view controller asks for.
  open var statusBarStyle: UIStatusBarStyle {
    update()
    return style
  }
  /// Whether the visible view controller hides the status bar.
  open var isStatusBarHidden: Bool {
    update()
    return isHidden
  }
  /// The frame of the status bar, which fills the screen's top safe area.
  open var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  /// Follows a finger: a tap on the status bar scrolls to the top.
  ///
  /// The touch is delivered as well (our decision): nothing draws a status bar over the window.
  func follow(_ touch: TouchInput) {
    guard touch.hasLocation, statusBarFrame.contains(touch.location) else {
      tap = nil
      return
    }
    switch touch.phase {
    case .began: tap = touch.location
    case .moved: break
    case .cancelled: tap = nil
    case .ended:
      let isTap = tap.map { abs(touch.location.x - $0.x) <= GestureFigures.tapMovement } ?? false
      tap = nil
      if isTap { scene?.keyWindow?.scrollToTop() }
    }
  }

  private func update() {
    guard !isCurrent, let decider = scene?.askedController else { return }
    isCurrent = true
    style = decider.following(\.childForStatusBarStyle).preferredStatusBarStyle
    isHidden = decider.following(\.childForStatusBarHidden).prefersStatusBarHidden
  }
}
