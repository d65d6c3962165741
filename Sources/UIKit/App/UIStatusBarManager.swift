// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// How a status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As suits the interface: dark text over light, light text over dark.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How a status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}

/// What a scene's status bar is asked to look like; nothing draws one here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  weak var scene: UIWindowScene?
  /// Whether the controllers' answers are known.
  var isCurrent = false
  private var style = UIStatusBarStyle.default
  private var isHidden = false

  /// The style that the controller on the screen asks for.
  open var statusBarStyle: UIStatusBarStyle {
    ask()
    return style
  }
  /// Whether the controller on the screen wants no status bar.
  open var isStatusBarHidden: Bool {
    ask()
    return isHidden
  }
  /// Where a status bar would lie: in the screen's top safe area.
  open var statusBarFrame: CGRect {
    guard let screen = scene?.screen, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.safeAreaInsets.top)
  }

  private func ask() {
    guard !isCurrent, let root = scene?.keyWindow?.storedRoot else { return }
    isCurrent = true
    var decider = root
    for presentation in root.storedPresentation?.chain ?? [] {
      let presented = presentation.presented
      guard !presented.lifecycle.isBeingDismissed else { break }
      if presentation.controller.style == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
      {
        decider = presented
      }
    }
    style = decider.following(\.childForStatusBarStyle).preferredStatusBarStyle
    isHidden = decider.following(\.childForStatusBarHidden).prefersStatusBarHidden
  }
}

extension UIViewController {
  /// The controller that a chain of contained ones leads to.
  fileprivate func following(
    _ next: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController {
    var controller = self
    while let inner = controller[keyPath: next], inner !== controller { controller = inner }
    return controller
  }
}
