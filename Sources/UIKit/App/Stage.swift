// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore
import RetourDecisions
package import RetourHost
package import RetourRender

/// The stage of one scene: a display, and the windows that are shown on it.
///
/// The one place where touches, layers, the compositor and the display meet.
@MainActor
package final class Stage {
  /// The interface that the scene is part of.
  package let interface: UserInterface
  package let display: any Display
  package let screen: UIScreen
  package let scene: UIWindowScene
  /// The superlayer of all windows.
  package let rootLayer = CALayer()
  private(set) lazy var life = SceneLife(self)
  let presenter: FramePresenter
  /// The fingers on the display.
  private(set) lazy var touchTracker = TouchTracker { [pressTracker] in pressTracker.modifiers }
  /// The keys that are down in the window.
  let pressTracker = PressTracker()
  /// The input of text.
  package private(set) lazy var textInput = TextInputCenter(self)
  /// Whether the layers may differ from the frame on the display.
  private var needsFrame = true
  /// Whether the scene is connected.
  package private(set) var isOpen = true
  /// The loop of a stage without a window, which no app runner keeps.
  private var loop: MainLoop?

  /// Creates the stage of a new scene in an interface.
  ///
  /// - Parameters:
  ///   - interface: The interface.
  ///   - display: The display that shows frames and delivers touches.
  ///   - traits: The traits of the screen.
  ///   - safeAreaInsets: The parts of the screen that the device itself covers, in points.
  package init(
    in interface: UserInterface,
    display: any Display,
    traits: UITraitCollection,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.interface = interface
    self.display = display
    screen = UIScreen(display: display, traits: traits, safeAreaInsets: safeAreaInsets)
    scene = UIWindowScene(screen: screen)
    presenter = FramePresenter(display: display)
    interface.add(self)
    scene.attach(to: self)
    rootLayer.anchorPoint = .zero
    rootLayer.bounds = screen.bounds
    rootLayer.onNeedsCommit = { [unowned(unsafe) self] in requestFrame() }
  }

  /// Creates the interface of a session, with the stage of its first scene.
  ///
  /// - Parameters:
  ///   - session: The session, which keeps the interface alive from now on.
  ///   - display: The display that shows frames and delivers touches.
  ///   - traits: The traits of the screen.
  ///   - safeAreaInsets: The parts of the screen that the device itself covers, in points.
  ///   - language: The language of the localized system strings; a key of `SystemString.languages`.
  ///   - popsAreInterruptible: Whether a swipe may take over a pop that runs.
  ///   - popsFromContent: Whether stacks have the swipe from anywhere on a page.
  ///   - hasGlass: Whether bars have the design of iOS 26.
  package convenience init(
    session: Session,
    display: any Display,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light),
    safeAreaInsets: UIEdgeInsets = .zero,
    language: String = "en",
    popsAreInterruptible: Bool = false,
    popsFromContent: Bool = false,
    hasGlass: Bool = false
  ) {
    let interface = UserInterface(
      session: session,
      traits: traits,
      language: language,
      popsAreInterruptible: popsAreInterruptible,
      popsFromContent: popsFromContent,
      hasGlass: hasGlass
    )
    self.init(in: interface, display: display, traits: traits, safeAreaInsets: safeAreaInsets)
  }

  // No weak references to a stage: nearly every operation looks it up, and they would be slower.
  isolated deinit {
    rootLayer.onNeedsCommit = nil
    scene.detach()
  }

  /// The stage of the current session: that whose events are handled, or that had the focus last.
  ///
  /// A session that ended has none: the standard session's replaces it, a headless one that is
  /// created if there is none, as in a plain test.
  package static var current: Stage {
    if let interface = Session.current.userInterface {
      return unsafeDowncast(interface, to: UserInterface.self).front
    }
    if let interface = Session.standard.userInterface {
      return unsafeDowncast(interface, to: UserInterface.self).front
    }
    return makeStandard()
  }

  /// Creates the stage of a process that has none, such as a plain test.
  private static func makeStandard() -> Stage {
    let stage = makeLive()
    Session.standard = stage.session
    return stage
  }

  /// Creates a stage without a window that runs in real time, for plain tests.
  ///
  /// Its size is that of a common phone: our decision.
  ///
  /// - Returns: The stage, in a new session.
  package static func makeLive() -> Stage {
    let session = Session(clock: FrameClock(source: .live(monotonicNow)))
    let display = HeadlessDisplay(size: CGSize(width: 390, height: 844), scale: 3)
    return session.perform {
      let stage = Stage(session: session, display: display)
      stage.loop = MainLoop(stage.interface)
      return stage
    }
  }

  /// Runs a closure with this stage's session as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try session.perform(body)
  }

  /// Commits on the clock's next turn, without waiting for a frame.
  func commitOnNextTurn() {
    // Through the scene: the stage may be gone by then.
    session.clock.schedule(at: session.clock.now) { [scene] in scene.stage?.commit() }
  }

  /// Updates screen, windows and the next frame after the display changed its size.
  func displayDidResize() {
    scene.update {
      screen.readDisplay()
      rootLayer.bounds = screen.bounds
      for window in scene.storedWindows { window.screenDidResize() }
      textInput.keyboard.screenDidResize()
    }
    interface.followFrameRate()
    redraw()
  }

  /// Takes the windows of a scene that was disconnected off the screen, and closes the display.
  func close() {
    isOpen = false
    for window in scene.storedWindows { window.isHidden = true }
    // The delegate keeps the window, which keeps the scene.
    scene.delegate = nil
    interface.remove(self)
    display.close()
  }

  // MARK: Frames

  private func requestFrame() {
    needsFrame = true
    session.clock.requestFrame()
  }

  /// Shows a whole frame, as the display lost its pixels.
  func redraw() {
    presenter.invalidate()
    requestFrame()
  }

  /// Composes the frame and shows it, unless it is the one on the display or nobody can see it.
  func drawFrame(at time: Double) {
    guard needsFrame || session.hasAnimations, life.state != .background else { return }
    // The frame after the end of an animation differs as well.
    needsFrame = session.hasAnimations
    if interface.frameUse == .skipped { return rootLayer.skipFrame() }
    let frame = rootLayer.frame(at: time, scale: screen.scale, size: screen.bounds.size)
    trace(.layers, "\(frame.list.items.count) items")
    presenter.present(frame.list, composes: interface.frameUse == .shown, trace: trace)
    if frame.animates { session.clock.requestFrame() }
  }

  /// The display list of the layers at the clock's time.
  package func currentList() -> DisplayList {
    commit()
    if interface.frameUse == .skipped { rootLayer.commitMarks() }
    needsFrame = true
    return rootLayer.frame(
      at: session.clock.now,
      scale: screen.scale,
      size: screen.bounds.size
    ).list
  }
}
