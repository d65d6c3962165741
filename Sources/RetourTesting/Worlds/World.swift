// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import QuartzCore
package import RetourHost
import RetourRender
public import UIKit

/// A headless screen with a window, a finger and a virtual clock, for tests of navigation code.
///
/// ```swift
/// let stack = UINavigationController(rootViewController: InboxViewController())
/// let world = World(root: stack)
/// world.finger.tap(at: CGPoint(x: 100, y: 200))
/// world.settle()
/// expectStack(stack, ["Inbox", "Letter"])
/// ```
///
/// Nothing depends on real time: time advances only in calls of the world and its finger, and the
/// same calls produce the same frames. When a world is deallocated, its window and all view
/// controllers in it are released.
///
/// Tests run side by side, each with worlds of its own. `UIScreen.main`, `UIApplication.shared` and
/// `UIView.animate` use the world that the running task created or advanced last; in a task that
/// has not done so, such as a `Task` that the test starts, the last one of the test. Code that a
/// world runs, such as timers and callbacks of frames, uses that world, and so do the tasks that it
/// starts. ``perform(_:)`` chooses a world explicitly.
@MainActor
public final class World {
  /// A layout direction of the interface.
  public enum Direction: String, CaseIterable, Sendable {
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// A design of the system's bars.
  public enum Design: String, CaseIterable, Sendable {
    /// Bars as up to iOS 18.
    case flat
    /// Bars as from iOS 26 on: their items lie on glass above the page.
    case glass
  }

  /// The layout direction of the interface.
  public let direction: Direction
  /// The window, which fills the screen.
  public let window: UIWindow
  /// The finger on the screen.
  public var finger: Finger { ownScene.finger }
  /// The scene of the first window.
  private(set) lazy var ownScene = WorldScene(self, stage, display, window: window)
  /// The further scenes that are open and that a test has asked for.
  private var otherScenes: [WorldScene] = []
  let keyboard = Keyboard()
  /// The places of the fingers and of the mouse's button that are down in the first window, by
  /// their identifiers.
  package var contacts: [Int: CGPoint] { ownScene.contacts }
  package let display: HeadlessDisplay
  package let stage: Stage
  /// The session of the stage; any thread may ask for it.
  nonisolated let session: Session

  /// Creates a world with a key window that fills the screen.
  ///
  /// The first frame is committed: a root view controller has appeared.
  ///
  /// - Parameters:
  ///   - direction: The layout direction of the interface; `nil` takes that of the language.
  ///   - size: The size of the screen in points.
  ///   - scale: The pixels per point.
  ///   - framesPerSecond: The frames that the screen shows in a second.
  ///   - style: The user interface style.
  ///   - safeAreaInsets: The insets of the screen, such as those for a notch, in points.
  ///   - contentSize: The size of text that the user prefers.
  ///   - verticalSizeClass: The class of the height until the screen is resized; `.unspecified`
  ///     takes that of the size. Bars of a low screen are low ones.
  ///   - language: The language of the system's strings, such as "Back": "en", "de", "zh-Hans"...
  ///   - popsAreInterruptible: Whether a swipe may take over a pop that runs, as from iOS 26 on.
  ///   - popsFromContent: Whether UIKit's stacks swipe back from anywhere on a page, as from iOS 26
  ///     on.
  ///   - design: The design of the bars.
  ///   - root: The root view controller of the window.
  public init(
    _ direction: Direction? = nil,
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 2,
    framesPerSecond: Double = 60,
    style: UIUserInterfaceStyle = .light,
    safeAreaInsets: UIEdgeInsets = .zero,
    contentSize: UIContentSizeCategory = .large,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    language: String = "en",
    popsAreInterruptible: Bool = false,
    popsFromContent: Bool = false,
    design: Design = .flat,
    root: UIViewController? = nil
  ) {
    let follows = Stage.layoutDirection(of: language) == .rightToLeft
    self.direction = direction ?? (follows ? .rightToLeft : .leftToRight)
    display = HeadlessDisplay(size: size, scale: scale, framesPerSecond: framesPerSecond)
    session = Session(clock: FrameClock(source: .virtual))
    SessionRegistry.shared.note(session)
    stage = Stage(
      session: session,
      display: display,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(
          layoutDirection: self.direction == .rightToLeft ? .rightToLeft : .leftToRight
        ),
        UITraitCollection(preferredContentSizeCategory: contentSize),
        UITraitCollection(verticalSizeClass: verticalSizeClass),
      ]),
      safeAreaInsets: safeAreaInsets,
      language: language,
      popsAreInterruptible: popsAreInterruptible,
      popsFromContent: popsFromContent,
      hasGlass: design == .glass
    )
    stage.interface.opener = { [display] in HeadlessDisplay(like: display) }
    // An image is composed when a test asks for it.
    stage.frameUse = .counted
    window = stage.perform { [stage] in UIWindow(windowScene: stage.scene) }
    stage.perform {
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    advance(by: 0)
  }

  isolated deinit {
    SessionRegistry.shared.remove(stage.session)
    stage.interface.end()
  }

  /// The world's time, in seconds.
  public var time: TimeInterval { stage.session.clock.now }

  /// Advances the world's time.
  ///
  /// Events, timers and frames that are due in between happen in order, at their own times.
  /// Advancing by 0 delivers events that wait and commits changes of views.
  ///
  /// - Parameter seconds: The duration.
  public func advance(by seconds: TimeInterval) {
    SessionRegistry.shared.note(stage.session)
    stage.perform {
      stage.interface.handleWaitingEvents()
      let clock = stage.session.clock
      clock.advance(to: clock.now + max(0, seconds))
      if seconds > 0 { clock.updateRestingObservers() }
      stage.commit()
    }
  }

  /// Advances the world's time until no animation runs and no timer waits.
  ///
  /// A repeating animation or a display link never comes to rest: the method returns `false` at the
  /// limit.
  ///
  /// - Parameter limit: The maximum duration, in seconds.
  /// - Returns: Whether the world came to rest within the limit.
  @discardableResult
  public func settle(within limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    advance(by: 0)
    while let next = stage.session.clock.nextWakeUp, next <= end { advance(by: next - time) }
    return stage.session.clock.nextWakeUp == nil
  }

  /// Advances the world's time until it is at rest and waiting tasks of the main actor have run.
  ///
  /// ```swift
  /// stack.pushViewController(page, animated: true)  // the page starts a `Task` that loads
  /// await world.settleTasks()
  /// ```
  public func settleTasks() async {
    // A task that resumes may start another: a few rounds let such chains end.
    for _ in 0..<8 {
      settle(within: 10)
      await Task.yield()
    }
    // A task that yields passes through another thread, which may wait for a processor.
    for _ in 0..<2 {
      settle(within: 10)
      try? await Task.sleep(for: .milliseconds(1))
    }
    settle(within: 10)
  }

  /// Runs code that uses this world's screen and application.
  ///
  /// Only tests with several worlds need it, and code that runs outside of the test's tasks, such
  /// as a detached task. The world is from now on the one that the task uses.
  ///
  /// - Parameter body: The code.
  /// - Returns: The result of the code.
  /// - Throws: The error that the code throws.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    SessionRegistry.shared.note(stage.session)
    return try stage.perform(body)
  }

  /// Posts input of a device, and delivers it: keys, sticks and text to the window with the focus,
  /// all else to the first one.
  func report(_ input: InputEvent.Kind) {
    switch input {
    case .key, .text, .stick: frontScene.report(input)
    default: ownScene.report(input)
    }
  }

  // MARK: Scenes

  /// The scene of the window with the focus.
  var frontScene: WorldScene { scene(of: stage.interface.front) }

  /// Returns the scene of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage; the app may have requested its scene.
  ///   - window: The window of a scene that a test opens.
  /// - Returns: The scene.
  func scene(of stage: Stage, window: UIWindow? = nil) -> WorldScene {
    if stage === self.stage { return ownScene }
    if let known = otherScenes.first(where: { $0.stage === stage }) { return known }
    guard let display = stage.display as? HeadlessDisplay else {
      preconditionFailure("the windows of a world have headless displays")
    }
    let scene = WorldScene(self, stage, display, window: window)
    otherScenes.append(scene)
    return scene
  }

  /// Forgets the scenes that were closed.
  func forgetClosedScenes() { otherScenes.removeAll { !$0.isOpen } }

  // MARK: The screen

  /// Changes the size of the screen, and so of the window.
  ///
  /// View controllers receive `viewWillTransition(to:with:)` before this returns. A transition that
  /// runs completes, also one that a finger drives; a transition that reverts ends at once.
  ///
  /// - Parameter size: The size in points.
  public func resize(to size: CGSize) {
    ownScene.resize(to: size)
  }

  /// Moves the window to another screen.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames that it shows in a second.
  ///   - scale: Its pixels per point; `nil` leaves them as they are.
  public func moveToScreen(framesPerSecond: Double, scale: CGFloat? = nil) {
    ownScene.moveToScreen(framesPerSecond: framesPerSecond, scale: scale)
  }

  /// The image on the screen at the world's time.
  ///
  /// It is composed from scratch, whatever was painted before.
  public var frame: CGImage { ownScene.frame }

  /// The number of frames that a screen would have shown; none is while nothing changes.
  public var shownFrames: Int { display.presentedFrames }
  /// Whether frames are left out, so that a transition takes a fraction of the processor's time.
  ///
  /// Layout and callbacks come as with frames, and at the same times. Views draw when ``frame`` is
  /// asked for, which shows the screen at any time. ``shownFrames`` stays as it is.
  public var skipsFrames: Bool {
    get { stage.frameUse == .skipped }
    set { stage.frameUse = newValue ? .skipped : .counted }
  }
  /// Whether no frame, timer or event is due: an app's process would sleep.
  public var isIdle: Bool { stage.session.clock.nextWakeUp == nil }

  /// A closure that receives the flow trace: a line for each value that crosses a row of the table
  /// in Documentation/Architecture.md.
  public var trace: ((String) -> Void)? {
    get { stage.traceSink }
    set { stage.traceSink = newValue }
  }
}
