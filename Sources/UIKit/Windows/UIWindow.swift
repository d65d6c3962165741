// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore

/// The view at the root of what is shown, which events come in through.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The height of windows above each other.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The value that Apple's headers give it.
    public let rawValue: CGFloat
    /// Creates it from the value that Apple's headers give it.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's window.
    public static let normal = Level(rawValue: 0)  // Apple header
    /// The level of alerts, above the status bar's.
    public static let alert = Level(rawValue: 2000)  // Apple header
  }

  let touchDelivery = TouchDelivery()
  private(set) var storedScene: UIWindowScene?
  var storedRoot: UIViewController?
  /// The root that has not heard of the end of its appearance yet.
  weak var arrivingRoot: UIViewController?
  private(set) var isShown = false

  /// Creates a window that fills a scene's screen.
  ///
  /// - Parameter windowScene: The scene that shows it.
  public init(windowScene: UIWindowScene) {
    storedScene = windowScene
    super.init(frame: windowScene.screen.bounds)
    prepare()
  }

  /// Creates a window of the app's scene.
  ///
  /// - Parameter frame: Its frame on the screen, in points.
  public override init(frame: CGRect) {
    storedScene = Stage.current.scene
    super.init(frame: frame)
    prepare()
  }

  /// Creates a window of no size in the app's scene.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder cannot be read here.
  public required init?(coder: NSCoder) {
    storedScene = Stage.current.scene
    super.init(coder: coder)
    prepare()
  }

  /// Creates a window that fills the app's screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  isolated deinit {
    touchDelivery.window = nil
    forEachDescendant { $0.storedWindow = nil }
  }

  /// The session whose clock this window lives by.
  package var session: Session { storedScene?.stage?.session ?? Session.current }

  /// The screen that the window is shown on.
  open var screen: UIScreen { storedScene?.screen ?? UIScreen.main }
  /// The scene that shows the window.
  open var windowScene: UIWindowScene? { storedScene }
  /// The height of the window above others.
  open var windowLevel = Level.normal {
    didSet { storedLayer.zPosition = windowLevel.rawValue }
  }
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set { replaceRoot(with: newValue) }
  }

  /// Whether the window takes events without a place.
  open private(set) var isKeyWindow = false
  /// Shows the window in front of others of its level and makes it the key window.
  open func makeKeyAndVisible() {
    show()
    makeKey()
  }
  /// Makes the window the one that takes events without a place.
  open func makeKey() {
    guard !isKeyWindow else { return }
    for window in storedScene?.storedWindows ?? [] where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }
  /// Tells the window that it became the key window.
  open func becomeKey() {}
  /// Tells the window that it is no longer the key window.
  open func resignKey() {}

  open override var isHidden: Bool {
    get { super.isHidden }
    set { newValue ? hide() : show() }
  }

  /// Sends an event's touches to the recognizers and views that they belong to.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) { touchDelivery.send(event, in: self) }

  open override var next: UIResponder? { storedScene }
  open override func layoutSubviews() {
    super.layoutSubviews()
    storedRoot?.viewIfLoaded?.setPlace(storedLayer.bounds)
  }

  private func prepare() {
    storedWindow = self
    super.isHidden = true
    inheritedValuesDidChange()
  }

  /// The traits that the window's views are about to hear of, if they change.
  private var traitsToCome: UITraitCollection? {
    let traits = computedTraits
    return traits == reportedTraits ? nil : traits
  }

  private func show() {
    guard let stage = storedScene?.stage else { return }
    storedScene?.bringToFront(self)
    stage.rootLayer.addSublayer(storedLayer)
    super.isHidden = false
    guard !isShown else { return }
    isShown = true
    takeAppearance(of: stage.templates)
    showRoot()
  }

  private func hide() {
    guard isShown else { return }
    isShown = false
    touchDelivery.cancelAll()
    hideRoot()
    super.isHidden = true
    storedScene?.remove(self)
    storedLayer.removeFromSuperlayer()
    guard isKeyWindow else { return }
    isKeyWindow = false
    resignKey()
  }

  /// Follows a screen that changed its size or its pixels.
  func screenDidResize() {
    let bounds = screen.bounds
    if bounds != storedLayer.frame {
      change(to: bounds.size, of: traitsToCome) { setStoredFrame(bounds) }
    }
    if storedLayer.contentsScale != screen.scale {
      forEachDescendant { $0.takeScale(screen.scale) }
    }
    if traitsToCome != nil { inheritedValuesDidChange() }
  }
}
