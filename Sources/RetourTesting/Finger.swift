// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import RetourHost
import UIKit

/// A finger that touches the screen of a world, through everything that a real one goes through.
@MainActor
public final class Finger {
  private unowned let world: World
  private let id: Int
  private var location = CGPoint.zero
  /// The time between two reports of a moving finger, in seconds: a touch screen's 60 per second.
  private static let interval = 1.0 / 60

  init(_ world: World, id: Int = 1) {
    (self.world, self.id) = (world, id)
  }

  /// Returns another finger on the same screen.
  ///
  /// - Parameter number: Which one; this one is number 1.
  /// - Returns: The finger.
  public func another(_ number: Int) -> Finger { Finger(world, id: number) }

  /// Puts the finger down.
  ///
  /// - Parameter point: Where on the screen, in points.
  public func down(at point: CGPoint) { report(.began, at: point) }

  /// Moves the finger, in a straight line at an even speed.
  ///
  /// - Parameters:
  ///   - point: Where to, in points.
  ///   - duration: How long it takes, in seconds; 0 for one report.
  public func move(to point: CGPoint, during duration: TimeInterval = 0) {
    let steps = max(1, Int((duration / Self.interval).rounded()))
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

  /// Lets time pass with the finger where it is.
  ///
  /// - Parameter duration: How long, in seconds.
  public func hold(for duration: TimeInterval) {
    world.advance(by: duration)
    report(.moved, at: location)
  }

  /// Lifts the finger.
  public func up() { report(.ended, at: location) }

  /// Takes the finger away as the system does when something else needs it.
  public func cancel() { report(.cancelled, at: location) }

  /// Puts the finger down and lifts it in the same place.
  ///
  /// - Parameter point: Where on the screen, in points.
  public func tap(at point: CGPoint) {
    down(at: point)
    world.advance(by: 0.05)
    up()
    world.advance(by: 0)
  }

  /// Puts the finger on the leading edge and drags the page along, without letting go.
  ///
  /// - Parameters:
  ///   - share: How much of the screen's width the page goes, 0...1.
  ///   - duration: How long it takes, in seconds.
  public func dragFromLeadingEdge(to share: CGFloat, during duration: TimeInterval = 0.25) {
    let width = world.window.bounds.width
    let isMirrored = world.direction == .rightToLeft
    let y = world.window.bounds.midY
    func point(_ x: CGFloat) -> CGPoint { CGPoint(x: isMirrored ? width - x : x, y: y) }
    down(at: point(2))
    move(to: point(2 + width * share), during: duration)
  }

  private func report(_ phase: InputEvent.Touch.Phase, at point: CGPoint) {
    location = point
    world.display.post(
      InputEvent(
        timestamp: world.time,
        kind: .touch(.init(id: id, phase: phase, location: point, device: .touch))
      )
    )
    world.advance(by: 0)
  }
}
