// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore
import RetourDecisions
package import RetourHost
package import RetourRender

/// One running interface: the clock of a session, a display, and the UIKit objects shown on it.
///
/// The one place where touches, layers, the compositor and the display meet. There is one stage
/// per process, and one more for each `World` of the tests.
@MainActor
package final class Stage {
  package let session: Session
  package let display: any Display
  package let screen: UIScreen
  package let application: UIApplication
  package let scene: UIWindowScene
  /// The superlayer of all windows.
  package let rootLayer = CALayer()
  /// The language of the localized system strings; a key of `SystemString.languages`.
  package let language: String
  /// Whether a swipe may take over a pop that runs, as on iOS 26 (Documentation/Decisions/0002).
  let popsAreInterruptible: Bool
  /// Whether stacks have the swipe from anywhere on a page, as on iOS 26 (Documentation/Decisions/
  /// 0009).
  let popsFromContent: Bool
  /// The design of the bars (Documentation/Decisions/0010).
  let design: InterfaceDesign
  let life: AppLife
  /// The state of assistive technologies.
  package private(set) lazy var accessibility = AccessibilityState(application)
  let presenter: FramePresenter
  package var compositor: Compositor { presenter.compositor }
  /// The fingers on the display.
  private(set) lazy var touchTracker = TouchTracker { [pressTracker] in pressTracker.modifiers }
  /// The keys of the keyboard that are down.
  let pressTracker = PressTracker()
  let animations = AnimationContext()
  /// The updates of properties that views and view controllers have requested.
  let propertyUpdates = PropertyUpdates()
  /// The input of text.
  package private(set) lazy var textInput = TextInputCenter(self)
  /// The appearance proxies of the app.
  let templates = AppearanceTemplates()
  private var afterCommit: [@MainActor () -> Void] = []
  /// Called when the user asks to close the window.
  package var onClose: (@MainActor () -> Void)?
  /// The use of the frames; a change of it shows a whole one.
  package var frameUse = FrameUse.shown {
    didSet {
      session.stepsAnimations = frameUse != .skipped
      redraw()
    }
  }
  /// Receives the lines of the flow trace, if it is on.
  package var traceSink: ((String) -> Void)?
  /// The loop of a stage without a window, which no app runner keeps.
  private var loop: MainLoop?

  /// Creates the stage of a session.
  ///
  /// - Parameters:
  ///   - session: The session, which keeps the stage alive from now on.
  ///   - display: The display that shows frames and delivers touches.
  ///   - traits: The traits of the screen.
  ///   - safeAreaInsets: The parts of the screen that the device itself covers, in points.
  ///   - language: The language of the localized system strings; a key of `SystemString.languages`.
  ///   - popsAreInterruptible: Whether a swipe may take over a pop that runs.
  ///   - popsFromContent: Whether stacks have the swipe from anywhere on a page.
  ///   - hasGlass: Whether bars have the design of iOS 26.
  package init(
    session: Session,
    display: any Display,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light),
    safeAreaInsets: UIEdgeInsets = .zero,
    language: String = "en",
    popsAreInterruptible: Bool = false,
    popsFromContent: Bool = false,
    hasGlass: Bool = false
  ) {
    self.session = session
    design = hasGlass ? .glass : .flat
    self.popsFromContent = popsFromContent
    self.popsAreInterruptible = popsAreInterruptible
    self.display = display
    self.language = language
    screen = UIScreen(display: display, traits: traits, safeAreaInsets: safeAreaInsets)
    application = UIApplication()
    scene = UIWindowScene(screen: screen)
    life = AppLife(application: application, scene: scene)
    presenter = FramePresenter(display: display)
    session.keep(userInterface: self)
    application.attach(to: self)
    scene.attach(to: self)
    followFrameRate()
    rootLayer.anchorPoint = .zero
    rootLayer.bounds = screen.bounds
    rootLayer.onNeedsCommit = { [clock = session.clock] in clock.requestFrame() }
    session.clock.onFrame = { [unowned(unsafe) self] time in
      MainActor.assumeIsolated { drawFrame(at: time) }
    }
  }

  // No weak references to a stage: nearly every operation looks it up, and they would be slower.
  isolated deinit {
    session.clock.onFrame = nil
    application.detach()
    scene.detach()
  }

  /// The stage of the current session.
  ///
  /// A session that ended has none: the standard session's replaces it, a headless one that is
  /// created if there is none, as in a plain test.
  package static var current: Stage {
    if let stage = Session.current.userInterface { return unsafeDowncast(stage, to: Stage.self) }
    if let stage = Session.standard.userInterface { return unsafeDowncast(stage, to: Stage.self) }
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
      stage.loop = MainLoop(stage)
      return stage
    }
  }

  /// Runs a closure with this stage as the current one.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try session.perform(body)
  }

  /// Runs a closure after the next commit, such as a root's `viewDidAppear`.
  func performAfterCommit(_ body: @escaping @MainActor () -> Void) { afterCommit.append(body) }

  /// Commits on the clock's next turn, without waiting for a frame.
  func commitOnNextTurn() {
    // Through the scene: the stage may be gone by then.
    session.clock.schedule(at: session.clock.now) { [scene] in scene.stage?.commit() }
  }

  /// Brings the layers up to date without showing them.
  package func commit() {
    commitLayers()
    let work = afterCommit
    afterCommit = []
    for body in work { body() }
    if !work.isEmpty { return commit() }
    if scene.focusIfMade?.didCommit() == true { commitLayers() }
    scene.preferences.askIfNeeded()
  }

  /// Updates properties and lays out now, in the animation block that is open.
  func flushUpdates() {
    for window in scene.storedWindows { window.layoutIfNeeded() }
  }

  private func commitLayers() {
    propertyUpdates.perform()
    if frameUse == .skipped { rootLayer.commitLayout() } else { rootLayer.commitMarks() }
    CATransaction.flush()
  }

  /// Removes all windows; the stage is not used any more.
  package func end() {
    perform {
      scene.removeAllWindows()
      afterCommit = []
    }
    session.releaseUserInterface()
  }

  /// Updates screen, windows and the next frame after the display changed its size.
  func displayDidResize() {
    scene.update {
      screen.readDisplay()
      rootLayer.bounds = screen.bounds
      for window in scene.storedWindows { window.screenDidResize() }
    }
    followFrameRate()
    redraw()
  }

  /// Takes the rate of the screen that the window is on.
  func followFrameRate() { session.clock.frameInterval = 1 / display.framesPerSecond }

  /// Shows a whole frame, as the display lost its pixels.
  func redraw() {
    presenter.invalidate()
    session.clock.requestFrame()
  }
}
