// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
package import RetourHost
import RetourRender
public import UIKit

/// A desktop window of a world, with a scene of its own.
///
/// ```swift
/// let other = world.openScene(root: makeApp())
/// other.finger.swipeBack()
/// world.settle()
/// #expect(FrameHash(of: other.frame) == expected)
/// ```
///
/// Time is the world's. Keys and text go to the window with the focus, which is the one that was
/// opened or focused last; the world's mouse, wheel and ``World/finger`` are in its first window.
@MainActor
public final class WorldScene {
  unowned let world: World
  package let stage: Stage
  package let display: HeadlessDisplay
  /// The window that the world made, which nobody else keeps.
  private var ownWindow: UIWindow?
  /// The finger on the scene's screen.
  public private(set) lazy var finger = Finger(self)
  /// The places of the contacts that are down on the scene's screen, by their identifiers.
  private(set) var contacts: [Int: CGPoint] = [:]

  init(_ world: World, _ stage: Stage, _ display: HeadlessDisplay, window: UIWindow?) {
    (self.world, self.stage, self.display) = (world, stage, display)
    ownWindow = window
  }

  /// The scene.
  public var scene: UIWindowScene { stage.scene }
  /// The window that the world made, or the key window of a scene that the app requested; `nil`
  /// once it is closed.
  public var window: UIWindow? { ownWindow ?? stage.scene.keyWindow }
  /// Whether the window is open.
  public var isOpen: Bool { stage.isOpen }
  /// The number of frames that the scene's screen would have shown.
  public var shownFrames: Int { display.presentedFrames }

  /// The image on the scene's screen at the world's time.
  ///
  /// It is composed from scratch, whatever was painted before.
  public var frame: CGImage {
    world.perform {
      let list = stage.currentList()
      let (width, height) = (display.pixelWidth, display.pixelHeight)
      return CGImage(width: width, height: height, isOpaque: true) { pixels in
        Compositor().compose(
          list,
          into: pixels,
          damage: Region(PixelRect(width: width, height: height)),
          background: DisplayList.Color(red: 0, green: 0, blue: 0, alpha: 1)
        )
      }
    }
  }

  /// Gives the window the focus, which the one that has it loses.
  public func focus() { report(.activated) }

  /// Takes the focus from the window, as another program does that gets it.
  public func loseFocus() { report(.deactivated) }

  /// Minimizes the window.
  public func minimize() { report(.minimized) }

  /// Restores the window after it was minimized.
  public func restore() { report(.restored) }

  /// Changes the size of the window.
  ///
  /// - Parameter size: The size in points.
  public func resize(to size: CGSize) {
    display.resize(to: size, timestamp: world.time)
    world.advance(by: 0)
  }

  /// Moves the window to another screen.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The number of frames that it shows in a second.
  ///   - scale: Its pixels per point; `nil` leaves them as they are.
  public func moveToScreen(framesPerSecond: Double, scale: CGFloat? = nil) {
    display.changeRate(to: framesPerSecond, timestamp: world.time)
    if let scale { display.resize(to: display.size, scale: scale, timestamp: world.time) }
    world.advance(by: 0)
  }

  /// Closes the window as the user does: its scene disconnects.
  ///
  /// The last window of a world stays open.
  public func close() {
    report(.closeRequested)
    guard !isOpen else { return }
    ownWindow = nil
    world.forgetClosedScenes()
  }

  /// Posts input of a device to the window, and delivers it.
  func report(_ input: InputEvent.Kind) {
    if case .touch(let touch) = input {
      let isDown = touch.phase == .began || touch.phase == .moved
      contacts[touch.id] = isDown ? touch.location : nil
    }
    display.post(InputEvent(timestamp: world.time, kind: input))
    world.advance(by: 0)
  }
}
