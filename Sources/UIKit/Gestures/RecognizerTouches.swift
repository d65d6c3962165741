// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The touches of a gesture, and its location after they have ended.
@MainActor
struct RecognizerTouches {
  /// The touches that are down, in the order in which they began.
  private(set) var down: [UITouch] = []
  /// The view in which the gesture's first touch began.
  private(set) weak var hitView: UIView?
  /// The type of the gesture's first touch.
  private(set) var type: UITouch.TouchType?
  /// The locations of the touches that made a discrete gesture, in the window's coordinates.
  private var restingPoints: [CGPoint] = []
  /// The last centroid, in the window's coordinates.
  private var lastCentroid = CGPoint.zero

  /// The locations of the gesture's touches, in the window's coordinates.
  var points: [CGPoint] { down.isEmpty ? restingPoints : down.map(\.sample.point) }

  /// The centroid of the touches, or the last one, in the window's coordinates.
  var centroid: CGPoint {
    let points = points
    guard !points.isEmpty else { return lastCentroid }
    let share = 1 / CGFloat(points.count)
    return points.reduce(into: .zero) { centroid, point in
      centroid.x += point.x * share
      centroid.y += point.y * share
    }
  }

  mutating func touchBegan(_ touch: UITouch) {
    if down.isEmpty { hitView = touch.storedView }
    type = type ?? touch.type
    down.append(touch)
  }

  mutating func pressBegan(in view: UIView) {
    if down.isEmpty { hitView = view }
  }

  /// Moves the gesture, which has no touches, to a pointer.
  mutating func place(pointer point: CGPoint, over view: UIView) {
    (restingPoints, lastCentroid, hitView) = ([], point, view)
  }

  mutating func touchEnded(_ touch: UITouch) {
    lastCentroid = centroid
    touchIgnored(touch)
  }

  mutating func touchIgnored(_ touch: UITouch) {
    down.removeAll { $0 === touch }
  }

  /// Removes all touches; the locations of a discrete gesture remain.
  mutating func removeAll() { (down, type) = ([], nil) }

  /// Keeps the location of a touch that is about to end.
  mutating func rest(at point: CGPoint) { restingPoints.append(point) }

  /// Forgets the locations of a discrete gesture.
  mutating func forgetRestingPoints() { restingPoints = [] }
}
