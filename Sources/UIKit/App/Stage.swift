// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import QuartzCore
package import RetourHost
package import RetourRender

/// What one running interface consists of: a session's clock, a display, and what UIKit shows on it.
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
  /// The layer that all windows hang under.
  package let rootLayer = CALayer()
  package let compositor = Compositor()
  /// The language that the interface's own words are in; a key of `SystemString.languages`.
  package var language = "en"
  /// The fingers that are on the display.
  let touchTracker = TouchTracker()
  /// What the display shows; `nil` before the first frame and when the display lost its pixels.
  var shownList: DisplayList?
  /// How many frames the display was given.
  var presentedFrames = 0
  /// The animation blocks that are being run, the innermost last; `nil` switches animation off.
  var animationStack: [ViewAnimation?] = []
  var areAnimationsEnabled = true
  /// Takes note of the animation blocks that are run by an animator.
  var animationRecorder: AnimationRecorder?
  /// The blocks between `beginAnimations` and `commitAnimations`, the innermost last.
  var openAnimationBlocks: [OpenAnimationBlock] = []
  /// What the app gave all views or bar items of a class.
  let templates = AppearanceTemplates()
  /// Work that waits for the next frame to be put together, such as a root's `viewDidAppear`.
  var afterCommit: [@MainActor () -> Void] = []
  /// Called when the user asks for the window to be closed.
  package var onClose: (@MainActor () -> Void)?
  /// Whether frames are composed and shown; without that, layout, callbacks and animations go on as
  /// ever, for tests that look at no picture.
  package var isDrawn = true
  /// Takes the lines of the flow trace; `nil` while nobody asks for them.
  package var traceSink: ((String) -> Void)?
  private var animationNumber = 0
  /// What lets the time of a stage without a window pass.
  private var loop: MainLoop?

  /// Creates the stage of a session.
  ///
  /// - Parameters:
  ///   - session: The session; it keeps the stage from now on.
  ///   - display: Where frames go and touches come from.
  ///   - traits: The traits that hold everywhere on the screen.
  ///   - safeAreaInsets: What the device's own furniture covers, in points.
  package init(
    session: Session,
    display: any Display,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .light),
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    self.session = session
    self.display = display
    screen = UIScreen(display: display, traits: traits, safeAreaInsets: safeAreaInsets)
    application = UIApplication()
    scene = UIWindowScene(screen: screen)
    session.keep(userInterface: self)
    application.stage = self
    scene.stage = self
    rootLayer.anchorPoint = .zero
    rootLayer.bounds = screen.bounds
    rootLayer.onNeedsCommit = { [clock = session.clock] in clock.requestFrame() }
    session.clock.onFrame = { [unowned(unsafe) self] time in
      MainActor.assumeIsolated { drawFrame(at: time) }
    }
  }

  // Nothing looks at a stage through a weak reference: all that is done asks for the stage, and
  // weak references make every such question slower.
  isolated deinit {
    session.clock.onFrame = nil
    application.stage = nil
    scene.stage = nil
  }

  /// The stage of the current session; made headless if there is none, as in a plain test.
  package static var current: Stage {
    if let stage = Session.current.userInterface { return unsafeDowncast(stage, to: Stage.self) }
    return makeStandard()
  }

  /// The stage of a program that made none, such as a plain test.
  private static func makeStandard() -> Stage {
    let stage = makeLive()
    Session.standard = stage.session
    return stage
  }

  /// Makes a stage without a window that lives by real time, as a plain test needs it.
  ///
  /// Its size is that of a common phone: our decision.
  ///
  /// - Returns: The stage, in a session of its own.
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

  /// The animation block that is being run, if changes take time now.
  var currentAnimation: ViewAnimation? {
    areAnimationsEnabled ? animationStack.last ?? nil : nil
  }

  func nextAnimationNumber() -> Int {
    animationNumber += 1
    return animationNumber
  }

  /// Lets go of all that is shown; nobody will see this stage again.
  package func end() {
    session.releaseUserInterface()
    scene.storedWindows = []
    afterCommit = []
  }

  /// Brings screen, windows and the picture in line with a display that changed its size.
  func displayDidResize() {
    screen.readDisplay()
    rootLayer.bounds = screen.bounds
    shownList = nil
    for window in scene.storedWindows { window.screenDidResize() }
    session.clock.requestFrame()
  }
}
