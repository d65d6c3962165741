// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {}

/// A scene that holds windows: the content of one desktop window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private let storedScreen: UIScreen
  /// A stage clears this when it goes.
  unowned(unsafe) var stage: Stage?
  var storedWindows: [UIWindow] = []

  init(screen: UIScreen) {
    storedScreen = screen
    super.init()
    statusBar.scene = self
  }

  /// The screen that the scene is shown on.
  open var screen: UIScreen { storedScreen }
  /// The windows of the scene, the backmost first.
  open var windows: [UIWindow] { storedWindows }
  /// The window that takes events without a place.
  open var keyWindow: UIWindow? { storedWindows.last { $0.isKeyWindow } }
  let statusBar = UIStatusBarManager()
  /// What the controllers ask of the status bar.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  /// How the window is held: upright unless it is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    storedScreen.bounds.width > storedScreen.bounds.height ? .landscapeRight : .portrait
  }
  /// The traits that hold in the scene.
  open var traitCollection: UITraitCollection { storedScreen.traitCollection }

  open override var next: UIResponder? { stage?.application }
}
