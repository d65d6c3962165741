// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGPath {
  /// The lines and curves of the path in order.
  package var segments: [PathSegment] {
    var segments: [PathSegment] = []
    steps.forEachSegment(
      line: { from, to in if from != to { segments.append(PathSegment(line: from, to)) } },
      curve: { from, first, second, to in
        segments.append(PathSegment(curve: from, first, second, to))
      }
    )
    return segments
  }

  /// Returns the part of the path between two shares of its length, subpaths one after another.
  ///
  /// - Parameters:
  ///   - start: The share at which the part begins, 0...1.
  ///   - end: The share at which it ends.
  /// - Returns: The part; empty where it has no length.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
    let segments = segments
    let whole = segments.reduce(0) { $0 + $1.length }
    let (first, last) = (start * whole, end * whole)
    var part = PathSteps()
    guard whole > 0, last > first else { return CGPath(steps: part) }
    var passed: CGFloat = 0
    for segment in segments where segment.length > 0 {
      defer { passed += segment.length }
      guard passed < last, passed + segment.length > first else { continue }
      let begin = segment.parameter(atShare: max(0, (first - passed) / segment.length))
      let finish = segment.parameter(atShare: min(1, (last - passed) / segment.length))
      let point = segment.point(at: begin)
      if part.current != point { part.append(.move(point)) }
      part.append(segment.step(from: begin, to: finish))
    }
    return CGPath(steps: part)
  }

  /// Returns the path on the way to another one with the same kinds of steps.
  ///
  /// - Parameters:
  ///   - other: The path at a progress of 1.
  ///   - progress: The progress.
  /// - Returns: The path in between, or `nil` where the steps are of other kinds.
  package func mixed(with other: CGPath, at progress: CGFloat) -> CGPath? {
    let (before, after) = (steps.list, other.steps.list)
    guard before.count == after.count else { return nil }
    var mixed = PathSteps()
    for (left, right) in zip(before, after) {
      guard left.type == right.type else { return nil }
      let targets = right.points
      var index = 0
      mixed.append(
        left.mapPoints { point in
          defer { index += 1 }
          let target = targets[index]
          return CGPoint(
            x: point.x + (target.x - point.x) * progress,
            y: point.y + (target.y - point.y) * progress
          )
        }
      )
    }
    return CGPath(steps: mixed)
  }

  /// The rectangle and the radius of its corners, when the path is nothing else.
  package var roundedRect: (rect: CGRect, radius: CGFloat)? {
    let box = boundingBoxOfPath
    guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
    if isNear(CGPath(rect: box, transform: nil)) { return (box, 0) }
    // The first line of a rounded rectangle runs from the middle of the right edge to the corner.
    var radius = min(box.width, box.height) / 2
    if steps.list.count > 1, case .line(let point) = steps.list[1] { radius = box.maxY - point.y }
    guard radius > 0, radius <= min(box.width, box.height) / 2 + Self.slack else { return nil }
    let shape = CGPath(
      roundedRect: box,
      cornerWidth: radius,
      cornerHeight: radius,
      transform: nil
    )
    return isNear(shape) ? (box, radius) : nil
  }

  /// The distance in points of which no shape shows a trace.
  private static let slack: CGFloat = 1e-6

  private func isNear(_ other: CGPath) -> Bool {
    let (left, right) = (steps.list, other.steps.list)
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { one, two in
      one.type == two.type
        && zip(one.points, two.points).allSatisfy {
          abs($0.x - $1.x) <= Self.slack && abs($0.y - $1.y) <= Self.slack
        }
    }
  }
}
