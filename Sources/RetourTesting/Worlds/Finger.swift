// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import RetourHost
import UIKit

/// A finger on the screen of a world or of one of its scenes.
///
/// Its touches take the same way as those of a real finger: they are events of the display that the
/// window hit-tests and delivers. Each method returns when the events are delivered; only those
/// with a duration advance the world's time.
@MainActor
public final class Finger {
  unowned let scene: WorldScene
  private let id: Int
  private var location = CGPoint.zero

  init(_ scene: WorldScene, id: Int = 1) {
    (self.scene, self.id) = (scene, id)
  }

  private var world: World { scene.world }

  /// Returns another finger on the same screen.
  ///
  /// - Parameter number: The identifier of the finger's touches. A world's own finger is number 1.
  /// - Returns: The finger.
  public func another(_ number: Int) -> Finger { Finger(scene, id: number) }

  /// Puts the finger on the screen.
  ///
  /// - Parameter point: The point of the screen.
  public func down(at point: CGPoint) { report(.began, at: point) }

  /// Moves the finger in a straight line at a constant speed.
  ///
  /// - Parameters:
  ///   - point: The point of the screen to move to.
  ///   - duration: The duration in seconds, in which the finger sends 60 events per second; 0 sends
  ///     one event and advances no time.
  public func move(to point: CGPoint, during duration: TimeInterval = 0) {
    let steps = InputTimes.events(during: duration)
    let start = location
    for step in 1...steps {
      if duration > 0 { world.advance(by: duration / Double(steps)) }
      let share = CGFloat(step) / CGFloat(steps)
      report(
        .moved,
        at: CGPoint(
          x: start.x + (point.x - start.x) * share,
          y: start.y + (point.y - start.y) * share
        )
      )
    }
  }

  /// Holds the finger in place.
  ///
  /// A swipe or drag that ends after a hold has no velocity.
  ///
  /// - Parameter duration: The duration, in seconds.
  public func hold(for duration: TimeInterval) {
    world.advance(by: duration)
    report(.moved, at: location)
  }

  /// Lifts the finger, where it moved last.
  public func up() { report(.ended, at: location) }

  /// Cancels the touch, as the system does when it needs the touch itself.
  public func cancel() { report(.cancelled, at: location) }

  /// Taps a point.
  ///
  /// The finger is down for 50 milliseconds.
  ///
  /// - Parameter point: The point of the screen.
  public func tap(at point: CGPoint) {
    down(at: point)
    world.advance(by: InputTimes.press)
    up()
    world.advance(by: 0)
  }

  /// Begins a swipe back, and leaves the finger down.
  ///
  /// The finger moves from the leading edge, which is the right one in a right-to-left world.
  ///
  /// - Parameters:
  ///   - share: The distance as a share of the screen's width, 0...1.
  ///   - duration: The duration of the movement, in seconds.
  public func dragFromLeadingEdge(to share: CGFloat, during duration: TimeInterval = 0.25) {
    drag(
      to: share,
      of: scene.window?.bounds ?? .zero,
      isMirrored: world.direction == .rightToLeft,
      during: duration
    )
  }

  /// Drags from the leading edge of an area, and leaves the finger down.
  ///
  /// - Parameters:
  ///   - share: The distance as a share of the area's width, 0...1.
  ///   - area: The area, in points of the screen.
  ///   - isMirrored: Whether the leading edge is the right one.
  ///   - duration: The duration of the movement, in seconds.
  func drag(to share: CGFloat, of area: CGRect, isMirrored: Bool, during duration: TimeInterval) {
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: isMirrored ? area.maxX - distance : area.minX + distance, y: area.midY)
    }
    down(at: point(2))
    move(to: point(2 + area.width * share), during: duration)
  }

  private func report(_ phase: InputEvent.Touch.Phase, at point: CGPoint) {
    location = point
    scene.report(.touch(.init(id: id, phase: phase, location: point, device: .touch)))
  }
}
