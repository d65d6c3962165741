// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A line or a curve of a path, as a cubic curve.
package struct PathSegment: Equatable, Sendable {
  let from: CGPoint
  let first: CGPoint
  let second: CGPoint
  let to: CGPoint
  /// Whether it is a straight line, along which equal parameters are equal lengths.
  let isLine: Bool
  /// Its length in points.
  package let length: CGFloat
  /// The lengths from the start to equally spaced parameters; empty for a line.
  private let lengths: [CGFloat]

  /// The number of chords that measure a curve: within a thousandth for a quarter of a circle.
  private static let chords = 64

  /// Creates a line.
  init(line from: CGPoint, _ to: CGPoint) {
    (self.from, first, second, self.to) = (from, from, to, to)
    (isLine, lengths) = (true, [])
    length = hypot(to.x - from.x, to.y - from.y)
  }

  /// Creates a cubic curve.
  init(curve from: CGPoint, _ first: CGPoint, _ second: CGPoint, _ to: CGPoint) {
    (self.from, self.first, self.second, self.to) = (from, first, second, to)
    isLine = false
    var lengths: [CGFloat] = [0]
    var last = from
    for index in 1...Self.chords {
      let t = CGFloat(index) / CGFloat(Self.chords)
      let point = PathSteps.point(on: (from, first, second, to), at: t)
      lengths.append((lengths.last ?? 0) + hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    self.lengths = lengths
    length = lengths.last ?? 0
  }

  /// Returns the point at a parameter, 0...1.
  package func point(at t: CGFloat) -> CGPoint {
    guard isLine else { return PathSteps.point(on: (from, first, second, to), at: t) }
    return CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
  }

  /// Returns the direction at a parameter, in radians from the x axis towards the y axis.
  package func angle(at t: CGFloat) -> CGFloat {
    let reach: CGFloat = 1e-3
    let (before, after) = (point(at: max(t - reach, 0)), point(at: min(t + reach, 1)))
    return atan2(after.y - before.y, after.x - before.x)
  }

  /// Returns the parameter at a share of the length.
  package func parameter(atShare share: CGFloat) -> CGFloat {
    guard !isLine, length > 0 else { return share }
    let wanted = min(max(share, 0), 1) * length
    let next = lengths.firstIndex { $0 >= wanted } ?? Self.chords
    guard next > 0 else { return 0 }
    let chord = lengths[next] - lengths[next - 1]
    let inside = chord > 0 ? (wanted - lengths[next - 1]) / chord : 0
    return (CGFloat(next - 1) + inside) / CGFloat(Self.chords)
  }

  /// Returns the step that draws the part between two parameters, from the point at the first.
  func step(from start: CGFloat, to end: CGFloat) -> PathStep {
    guard !isLine else { return .line(point(at: end)) }
    // The control points of a part are the blossoms of its ends (de Casteljau).
    func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
      func mix(_ left: CGPoint, _ right: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: left.x + (right.x - left.x) * t, y: left.y + (right.y - left.y) * t)
      }
      let one = (mix(from, first, a), mix(first, second, a), mix(second, to, a))
      let two = (mix(one.0, one.1, b), mix(one.1, one.2, b))
      return mix(two.0, two.1, c)
    }
    return .curve(
      blossom(start, start, end),
      blossom(start, end, end),
      to: blossom(end, end, end)
    )
  }
}
