// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore

/// The root of a view hierarchy on a screen, and the entry point of its events.
///
/// A window retains its scene and its root view controller. Nothing but the app retains a window: a
/// visible one that the app releases leaves the screen, and its root view controller disappears.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The position of windows from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The value in Apple's headers.
    public let rawValue: CGFloat
    /// Creates it from the value that Apple's headers give it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(rawValue: 0)  // Apple header
    /// The level of alerts, above the status bar's.
    public static let alert = Level(rawValue: 2000)  // Apple header
  }

  let touchDelivery = TouchDelivery()
  let pressDelivery = PressDelivery()
  let wheelDelivery = WheelDelivery()
  let hoverDelivery = HoverDelivery()
  private(set) var storedScene: UIWindowScene?
  /// The root view controller and its appearance.
  private(set) lazy var root = WindowRoot(self)
  /// Whether the window is visible.
  private(set) var isShown = false
  /// The open menu.
  private(set) weak var openMenu: MenuSession?
  /// The edit menu that is presented.
  private(set) weak var editMenu: EditMenuSession?

  /// The root view controller.
  var storedRoot: UIViewController? { root.controller }

  /// Creates a window that fills a scene's screen.
  ///
  /// - Parameter windowScene: The scene.
  public init(windowScene: UIWindowScene) {
    storedScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    prepare()
  }

  /// Creates a window of the app's scene.
  ///
  /// The window is hidden until it is shown. The scene does not retain it.
  ///
  /// - Parameter frame: Its frame on the screen, in points.
  public override init(frame: CGRect) {
    storedScene = Stage.current.scene
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window of zero size in the app's scene.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    storedScene = Stage.current.scene
    super.init(coder: coder)
    prepare()
  }

  /// Creates a window that fills the app's screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  isolated deinit {
    touchDelivery.disconnect()
    pressDelivery.disconnect()
    storedLayer.removeFromSuperlayer()
    didLeaveWindow()
    if isShown, let stage = storedScene?.stage { stage.perform { root.windowWasReleased() } }
  }

  /// The session of the window's scene, with its clock.
  package var session: Session { storedScene?.stage?.session ?? Session.current }

  /// The screen of the window.
  open var screen: UIScreen { storedScene?.screen ?? UIScreen.main }
  /// The scene of the window.
  open var windowScene: UIWindowScene? { storedScene }
  /// The position of the window from back to front; the newest of a level is in front.
  open var windowLevel = Level.normal {
    didSet { storedLayer.zPosition = windowLevel.rawValue }
  }
  open override var window: UIWindow? { self }

  /// The view controller whose view fills the window.
  ///
  /// In a visible window, a change dismisses everything that the former root presents, without
  /// animation; `viewDidAppear` of the new root follows after the next layout, before a frame.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { root.replace(with: newValue) }
  }

  /// Whether the window is the key window, which receives events without a location.
  open private(set) var isKeyWindow = false
  /// Shows the window in front of others of its level and makes it the key window.
  ///
  /// The root view controller begins to appear before the method returns, and `viewDidAppear(_:)`
  /// follows after the next frame. The scene does not retain the window, which the app keeps.
  open func makeKeyAndVisible() {
    show()
    makeKey()
  }
  /// Makes the window the key window.
  open func makeKey() {
    guard !isKeyWindow else { return }
    for window in storedScene?.storedWindows ?? [] where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }
  /// Called after the window became the key window.
  open func becomeKey() {}
  /// Called after another window became the key window, or this one was hidden.
  open func resignKey() {}

  open override var isHidden: Bool {
    get { super.isHidden }
    set { newValue ? hide() : show() }
  }

  /// Delivers an event's touches to gesture recognizers, then to views; presses to key commands,
  /// then to the first responder; the movements of a wheel to scroll views, and those of a pointer
  /// to hover gesture recognizers.
  ///
  /// Overrides receive every event of the window; without a call of `super` it is not delivered.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent {
      pressDelivery.send(event)
    } else if let event = event as? UIScrollEvent {
      editMenu?.close(animated: true)
      wheelDelivery.send(event, in: self)
    } else if let event = event as? UIHoverEvent {
      touchDelivery.perform { hoverDelivery.send(event, in: self) }
    } else {
      if event.storedTouches.contains(where: { $0.sample.phase == .began }) {
        storedScene?.focusIfMade?.touchBegan()
        wheelDelivery.touchBegan()
      }
      let present = editMenu
      touchDelivery.send(event)
      present?.touchesBegan(in: event)
      openMenu(rightClickedIn: event)
    }
  }

  /// Moves the keyboard focus, presses the item that has it, or scrolls.
  ///
  /// The presses of other keys go on to the scene, as do those that have no effect.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    var rest = pressDelivery.focusKeys.begin(presses, in: self)
    if !rest.isEmpty { rest = pressDelivery.scrollKeys.begin(rest, in: self) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressDelivery.focusKeys.end(presses)
    super.pressesEnded(presses, with: event)
  }
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressDelivery.focusKeys.cancel(presses)
    super.pressesCancelled(presses, with: event)
  }
  /// The root view controller.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    storedRoot.map { [$0] } ?? []
  }

  open override var next: UIResponder? { storedScene }
  open override func layoutSubviews() {
    super.layoutSubviews()
    storedRoot?.viewIfLoaded?.setPlace(storedLayer.bounds)
  }

  override var rootSafeAreaInsets: UIEdgeInsets { screen.safeAreaInsets }
  override var rootTraits: UITraitCollection {
    storedScene?.traitCollection ?? screen.traitCollection
  }

  private func prepare() {
    touchDelivery.connect(to: self)
    pressDelivery.connect(to: self)
    didEnter(self)
    super.isHidden = true
    inheritedValuesDidChange()
  }

  /// The traits that the window's views are about to be notified of, if they changed.
  private var pendingTraits: UITraitCollection? {
    let traits = computedTraits
    return traits == inherited.traits ? nil : traits
  }

  private func show() {
    guard let stage = storedScene?.stage else { return }
    storedScene?.bringToFront(self)
    stage.rootLayer.addSublayer(storedLayer)
    super.isHidden = false
    guard !isShown else { return }
    isShown = true
    takeAppearance(of: stage.templates)
    root.show()
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    touchDelivery.cancelAll()
    wheelDelivery.cancel()
    root.hide()
    super.isHidden = true
    storedScene?.remove(self)
    storedLayer.removeFromSuperlayer()
    guard isKeyWindow else { return }
    isKeyWindow = false
    resignKey()
  }

  /// Records the open menu.
  func setOpenMenu(_ menu: MenuSession?) { openMenu = menu }
  /// Records the edit menu that is presented.
  func setEditMenu(_ menu: EditMenuSession?) { editMenu = menu }

  /// Closes the menus below a view that was presented over them.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if !(subview is MenuContainerView) { openMenu?.close(animated: false) }
    if !(subview is EditMenuContainerView) { editMenu?.close(animated: false) }
    if !(subview is MenuContainerView), !(subview is EditMenuContainerView) {
      storedScene?.stage?.textInput.keyboard.stay(above: subview)
    }
  }

  /// Leaves a scene whose stage has ended.
  func sceneDidEnd() { isShown = false }

  /// Adopts a new size or scale of the screen, and its traits before anything is laid out.
  func screenDidResize() {
    let bounds = screen.bounds
    guard bounds != storedLayer.frame else { return adoptScreen() }
    change(to: bounds.size, of: pendingTraits) {
      setStoredFrame(bounds)
      adoptScreen()
    }
  }

  private func adoptScreen() {
    if storedLayer.contentsScale != screen.scale {
      forEachDescendant { $0.takeScale(screen.scale) }
    }
    sceneTraitsDidChange()
  }

  /// Adopts the traits of the scene.
  func sceneTraitsDidChange() {
    if pendingTraits != nil { inheritedValuesDidChange() }
  }
}
