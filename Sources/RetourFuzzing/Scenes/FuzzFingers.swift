// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourHost
import RetourTesting
import UIKit

/// The fingers on the screen of a scene.
@MainActor
final class FuzzFingers {
  /// The phases of the first finger.
  private enum First {
    case up, swiping, dragging
  }

  private let world: World
  private var first = First.up
  private var isSecondDown = false

  init(_ world: World) { self.world = world }

  /// Whether a finger touches the screen.
  var isAnyDown: Bool { first != .up || isSecondDown }

  /// Puts the first finger on the leading edge and moves it far enough to begin a swipe.
  func beginSwipe() { beginSwipe(from: 0.01, to: 0.15) }

  /// Puts the first finger on the trailing edge and moves it far enough to begin a swipe forward.
  func beginForward() { beginSwipe(from: 0.99, to: 0.85) }

  /// Puts the first finger inside of the page and moves it far enough to begin a swipe.
  func beginInside() { beginSwipe(from: 0.4, to: 0.55) }

  private func beginSwipe(from start: CGFloat, to share: CGFloat) {
    guard first == .up else { return }
    first = .swiping
    world.finger.down(at: point(atShare: start))
    world.finger.move(to: point(atShare: share))
  }

  /// Puts the first finger in the middle and moves it up or down.
  func beginDrag(down: Bool) {
    guard first == .up else { return }
    first = .dragging
    world.finger.down(at: point(atShare: 0.5))
    world.finger.move(to: point(atShare: 0.5, height: down ? 0.6 : 0.4))
    world.finger.move(to: point(atShare: 0.5, height: down ? 0.7 : 0.3))
  }

  /// Moves the first finger to a share of the width, or of the height in a drag, in percent.
  func move(to percent: Int) {
    let share = CGFloat(percent) / 100
    switch first {
    case .up: return
    case .swiping: world.finger.move(to: point(atShare: share))
    case .dragging: world.finger.move(to: point(atShare: 0.5, height: share))
    }
  }

  func lift() {
    if first != .up { world.finger.up() }
    first = .up
  }

  func cancel() {
    if first != .up { world.finger.cancel() }
    first = .up
  }

  /// Puts the second finger down in the middle, or lifts it.
  func toggleSecond() {
    let second = world.finger.another(2)
    isSecondDown ? second.up() : second.down(at: point(atShare: 0.5))
    isSecondDown.toggle()
  }

  /// Lifts all fingers.
  func liftAll() {
    lift()
    if isSecondDown { toggleSecond() }
  }

  /// Deactivates and activates the app, which cancels all touches.
  func resign() {
    for kind in [InputEvent.Kind.deactivated, .activated] {
      world.display.post(InputEvent(timestamp: world.time, kind: kind))
    }
    (first, isSecondDown) = (.up, false)
    world.advance(by: 0)
  }

  /// Taps the place of the back button.
  func tapBack() {
    let x: CGFloat = 20
    let width = world.window.bounds.width
    world.finger.tap(at: CGPoint(x: world.direction == .rightToLeft ? width - x : x, y: 22))
  }

  /// Taps a point at a share of the width from the leading edge, at half the height.
  func tap(atShare share: CGFloat) { world.finger.tap(at: point(atShare: share)) }

  /// Taps a point of the window.
  func tap(at point: CGPoint) { world.finger.tap(at: point) }

  /// A point at a distance from the leading edge and the top, in shares of the screen.
  func point(atShare share: CGFloat, height: CGFloat = 0.5) -> CGPoint {
    let bounds = world.window.bounds
    let x = bounds.width * share
    return CGPoint(
      x: world.direction == .rightToLeft ? bounds.width - x : x,
      y: bounds.height * height
    )
  }
}
