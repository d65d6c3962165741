// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The direction in which the stick of a gamepad is held, as an arrow key.
///
/// | held | the stick | then held |
/// |---|---|---|
/// | none | within the dead zone | none |
/// | none | further out | the direction of the longer part |
/// | one | less far in that direction than the release | none, or another as from none |
/// | one | clearly further to another side | that side's |
/// | one | else | the same |
///
/// Pure: no clock. The figures are ours.
package struct StickDirection: Equatable, Sendable {
  /// The distance from rest at which the stick holds a direction.
  package static let deadZone: CGFloat = 0.5
  /// The distance below which it lets go; less than the dead zone, so that nothing flickers.
  package static let release: CGFloat = 0.35
  /// The part of the present direction by which another one has to be longer.
  package static let preference: CGFloat = 1.25

  /// The direction; `nil` at rest.
  package private(set) var held: FocusDirection?

  /// Creates the direction of a stick at rest.
  package init() {}

  /// The stick moved.
  ///
  /// - Parameter place: Its place of -1...1, right and down.
  package mutating func move(to place: CGPoint) {
    guard place.x.isFinite, place.y.isFinite else { return held = nil }
    let isSideways = abs(place.x) > abs(place.y)
    let longest: FocusDirection =
      isSideways ? (place.x < 0 ? .left : .right) : (place.y < 0 ? .up : .down)
    let distance = longest.part(of: place)
    if let held {
      let part = held.part(of: place)
      if part >= Self.release, distance <= part * Self.preference { return }
    }
    held = distance >= Self.deadZone ? longest : nil
  }
}

extension FocusDirection {
  /// The distance in the direction; negative on the other side.
  fileprivate func part(of place: CGPoint) -> CGFloat {
    switch self {
    case .up: -place.y
    case .down: place.y
    case .left: -place.x
    case .right: place.x
    }
  }
}
