// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourHost

/// One instance of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected to the app.
    case unattached = -1
    /// On screen, receiving events.
    case foregroundActive = 0
    /// On screen without the focus.
    case foregroundInactive = 1
    /// Not on screen.
    case background = 2
  }

  /// The reasons that a scene is connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    private let storedActivities: Set<NSUserActivity>

    init(_ activities: Set<NSUserActivity> = []) {
      storedActivities = activities
      super.init()
    }

    /// The tasks for the scene: the one of the request that opened it.
    open var userActivities: Set<NSUserActivity> { storedActivities }
  }

  /// The options of a request to show a scene.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: NSObject {
    /// Creates options.
    public override init() { super.init() }

    /// The scene that asks; it has no effect.
    open var requestingScene: UIScene?
  }

  /// Posted when a scene is connected, before its delegate is called.
  public nonisolated static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification"
  )
  /// Posted when a scene is disconnected, after its delegate was called.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification"
  )
  /// Posted when a scene gained the focus.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification"
  )
  /// Posted when a scene loses the focus.
  public nonisolated static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification"
  )
  /// Posted when a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// Posted when a scene entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification"
  )

  private let storedSession = UISceneSession()

  /// The session of the scene.
  open var session: UISceneSession { storedSession }
  /// The delegate, which the scene keeps alive.
  open var delegate: (any UISceneDelegate)?
  /// The title of the scene's desktop window; empty shows the name of the app.
  open var title: String! = "" {
    didSet {
      if title == nil { title = "" }
      titleDidChange(title)
    }
  }
  /// Shows a title.
  func titleDidChange(_ title: String) {}
  /// The state of the scene; `.unattached` without an app.
  open var activationState: ActivationState { .unattached }
}

/// A scene that has windows: the content of one desktop window.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private let storedScreen: UIScreen
  private unowned(unsafe) var storedStage: Stage?
  private var weakWindows: [WeakWindow] = []
  private(set) lazy var statusBar = UIStatusBarManager(scene: self)
  /// The questions about the system's own interface.
  private(set) lazy var preferences = SystemPreferences(self)
  /// The overrides and observers of traits; `nil` while there are none.
  private(set) var traitSettings: TraitSettings?
  private lazy var storedRestrictions = UISceneSizeRestrictions(self)
  /// The traits of the last notification.
  private var announcedTraits: UITraitCollection
  /// The keyboard focus, if a key or the app has used it.
  private(set) var focusIfMade: FocusEngine?

  init(screen: UIScreen) {
    storedScreen = screen
    announcedTraits = screen.traitCollection
    super.init()
  }

  /// The screen of the scene.
  open var screen: UIScreen { storedScreen }
  /// The area of the screen.
  open var coordinateSpace: any UICoordinateSpace {
    ScreenCoordinateSpace(bounds: storedScreen.bounds)
  }
  /// The visible windows of the scene, the backmost first.
  ///
  /// The scene does not retain them: a window that the app releases disappears.
  open var windows: [UIWindow] { storedWindows }
  /// The window that receives events without a location.
  open var keyWindow: UIWindow? { storedWindows.last { $0.isKeyWindow } }
  /// The limits of the size of the desktop window.
  open var sizeRestrictions: UISceneSizeRestrictions? { storedRestrictions }
  override func titleDidChange(_ title: String) { stage?.display.setTitle(title) }
  /// The state of the keyboard focus.
  open var focusSystem: UIFocusSystem? { focus.system }
  /// The status bar that the view controllers ask for; none is drawn.
  open var statusBarManager: UIStatusBarManager? { statusBar }
  /// The orientation of the window: portrait unless it is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    storedScreen.bounds.width > storedScreen.bounds.height ? .landscapeRight : .portrait
  }
  /// The traits of the scene: those of the screen, with the scene's overrides.
  open var traitCollection: UITraitCollection {
    let traits = storedScreen.traitCollection
    return traitSettings?.applied(to: traits) ?? traits
  }
  /// Called when the traits change, after the windows.
  ///
  /// - Parameter previousTraitCollection: The former traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var activationState: ActivationState {
    switch stage?.life.state {
    case nil, .launching, .terminated: .unattached
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  open override var next: UIResponder? { stage?.application }

  // MARK: The windows

  /// A reference to a window.
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The visible windows, the backmost first.
  var storedWindows: [UIWindow] { weakWindows.compactMap(\.window) }

  /// Shows a window in front of the others.
  func bringToFront(_ window: UIWindow) {
    remove(window)
    weakWindows.append(WeakWindow(window: window))
  }

  /// Removes a window that is hidden; those that were deallocated go with it.
  func remove(_ window: UIWindow) {
    weakWindows.removeAll { $0.window === window || $0.window == nil }
  }

  /// Removes all windows without notifying their view controllers: the stage has ended.
  func removeAllWindows() {
    for window in storedWindows { window.sceneDidEnd() }
    weakWindows = []
  }

  /// Asks the view controllers again, since others can be visible.
  func visibleControllersDidChange() {
    statusBar.invalidate()
    preferences.invalidate()
  }

  // MARK: The keyboard focus

  /// The keyboard focus; it is made when it is first used.
  var focus: FocusEngine {
    if let focusIfMade { return focusIfMade }
    let engine = FocusEngine(self)
    focusIfMade = engine
    return engine
  }

  // MARK: Traits

  func madeTraitSettings() -> TraitSettings { traitSettings.made() }

  /// Notifies the windows, then the scene and its observers, of traits that changed.
  func traitsDidChange() {
    for window in storedWindows { window.sceneTraitsDidChange() }
    let (former, traits) = (announcedTraits, traitCollection)
    guard !former.matches(traits) else { return }
    announcedTraits = traits
    announce(traits, after: former)
  }

  // MARK: The stage

  /// The stage that the scene is part of; `nil` after the stage was deallocated.
  var stage: Stage? { storedStage }

  /// Adds the scene to its stage.
  func attach(to stage: Stage) { storedStage = stage }

  /// Removes the scene from a stage that is deallocated.
  func detach() { storedStage = nil }

  /// Updates the scene when the display changes its size or its pixels.
  ///
  /// - Parameter change: Updates the screen and the windows.
  func update(_ change: () -> Void) {
    let former = (coordinateSpace, interfaceOrientation, traitCollection)
    change()
    traitsDidChange()
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self,
      didUpdate: former.0,
      interfaceOrientation: former.1,
      traitCollection: former.2
    )
  }
}
