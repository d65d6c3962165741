// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import QuartzCore
import RetourHost
import RetourRender
public import UIKit

/// A screen, a finger and a clock of one's own: what a test of navigation code needs.
///
/// Nothing in it depends on real time: a push of half a second takes as long as its frames take to
/// compute, and always makes the same frames. Worlds live side by side; the one made or moved last
/// is the one that `UIScreen.main`, `UIApplication.shared` and `UIView.animate` speak to.
@MainActor
public final class World {
  /// The direction in which people read.
  public enum Direction: String, CaseIterable, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  /// The direction in which the world's people read.
  public let direction: Direction
  /// The window, which fills the screen.
  public let window: UIWindow
  /// The finger on the screen.
  public private(set) lazy var finger = Finger(self)
  let display: HeadlessDisplay
  package let stage: Stage

  /// Creates a world with one window and shows it.
  ///
  /// - Parameters:
  ///   - direction: The direction in which people read.
  ///   - size: The size of the screen in points; a common phone's unless given.
  ///   - scale: The pixels per point.
  ///   - style: Whether the interface is light or dark.
  ///   - safeAreaInsets: What the device's own furniture covers, in points.
  ///   - language: The language of the system's own words, such as "Back": "en", "de", "zh-Hans"...
  ///   - root: The controller to show.
  public init(
    _ direction: Direction = .leftToRight,
    size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 2,
    style: UIUserInterfaceStyle = .light,
    safeAreaInsets: UIEdgeInsets = .zero,
    language: String = "en",
    root: UIViewController? = nil
  ) {
    self.direction = direction
    display = HeadlessDisplay(size: size, scale: scale)
    let session = Session(clock: FrameClock(source: .virtual))
    Session.standard = session
    stage = Stage(
      session: session,
      display: display,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style),
        UITraitCollection(layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight),
      ]),
      safeAreaInsets: safeAreaInsets,
      language: language
    )
    window = UIWindow(windowScene: stage.scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    advance(by: 0)
  }

  /// Nothing of the world outlives it: the session lets go of all that is shown.
  isolated deinit {
    if Session.standard === stage.session { Session.standard = Session(clock: FrameClock()) }
    stage.end()
  }

  /// The time that has passed in this world, in seconds.
  public var time: TimeInterval { stage.session.clock.now }

  /// Lets time pass: deadlines and frames on the way happen in their order.
  ///
  /// - Parameter seconds: How much time passes.
  public func advance(by seconds: TimeInterval) {
    Session.standard = stage.session
    stage.perform {
      stage.handleWaitingEvents()
      stage.session.clock.advance(to: stage.session.clock.now + max(0, seconds))
      stage.commit()
    }
  }

  /// Lets time pass until nothing moves any more.
  ///
  /// - Parameter limit: How much time may pass, in seconds.
  /// - Returns: Whether everything came to rest within the limit.
  @discardableResult
  public func settle(within limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    advance(by: 0)
    while let next = stage.session.clock.nextWakeUp, next <= end { advance(by: next - time) }
    return stage.session.clock.nextWakeUp == nil
  }

  /// Lets time pass until nothing moves any more and the tasks of the main actor had their turns.
  public func settle() async {
    // A task that is woken may start another: a handful of rounds lets such chains run out.
    for _ in 0..<8 {
      settle(within: 10)
      await Task.yield()
    }
    settle(within: 10)
  }

  /// Runs code that speaks to this world's screen and application, among other worlds.
  ///
  /// - Parameter body: The code.
  /// - Returns: What the code returns.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    Session.standard = stage.session
    return try stage.perform(body)
  }

  /// Gives the screen another size.
  ///
  /// - Parameter size: The size in points.
  public func resize(to size: CGSize) {
    display.resize(to: size, timestamp: time)
    advance(by: 0)
  }

  /// What the screen shows at this moment.
  public var frame: CGImage {
    perform {
      let list = stage.currentList()
      let (width, height) = (display.pixelWidth, display.pixelHeight)
      return CGImage(width: width, height: height, isOpaque: true) { base, bytesPerRow in
        Compositor().compose(
          list,
          into: PixelBuffer(base: base, width: width, height: height, bytesPerRow: bytesPerRow),
          damage: Region(PixelRect(x: 0, y: 0, width: width, height: height)),
          background: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
        )
      }
    }
  }

  /// The frames that were shown so far; none is shown while nothing changes.
  public var shownFrames: Int { display.presentedFrames }
  /// Whether nothing moves and nothing waits: the process could sleep.
  public var isIdle: Bool { stage.session.clock.nextWakeUp == nil }

  /// Takes the lines of the flow trace: one for each value that crosses a row of the table in
  /// Documentation/Architecture.md.
  public var trace: ((String) -> Void)? {
    get { stage.traceSink }
    set { stage.traceSink = newValue }
  }
}
