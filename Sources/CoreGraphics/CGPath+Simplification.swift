// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGPath {
  /// The sides of a rectangle on which something lies.
  private struct Sides: OptionSet {
    let rawValue: UInt8
    static let left = Sides(rawValue: 1), right = Sides(rawValue: 2)
    static let above = Sides(rawValue: 4), below = Sides(rawValue: 8)
    static let all: Sides = [.left, .right, .above, .below]

    /// Keeps the sides on which a point lies, too.
    mutating func restrict(to point: CGPoint, of rect: CGRect) {
      if !(point.x < rect.minX) { remove(.left) }
      if !(point.x > rect.maxX) { remove(.right) }
      if !(point.y < rect.minY) { remove(.above) }
      if !(point.y > rect.maxY) { remove(.below) }
    }
  }

  /// Returns a path with fewer steps outside of a rectangle, and the same inside when it is filled.
  ///
  /// Steps that follow one another on the same side of the rectangle become one line: all that lies
  /// between them and the line is on that side. Cairo looks at each step of a path, wherever it
  /// lies.
  ///
  /// - Parameter rect: The rectangle.
  /// - Returns: The path.
  package func simplified(outside rect: CGRect) -> CGPath {
    var simple = PathSteps()
    // The end of the line that is to come, and the sides on which it lies.
    var line: (end: CGPoint, sides: Sides)?
    func addLine() {
      if let line { simple.append(.line(line.end)) }
      line = nil
    }
    for step in steps.list {
      guard let current = line?.end ?? simple.current, let end = step.end, step.type != .moveToPoint
      else {
        addLine()
        simple.append(step)
        continue
      }
      var sides = Sides.all
      sides.restrict(to: current, of: rect)
      _ = step.allPoints { point in
        sides.restrict(to: point, of: rect)
        return !sides.isEmpty
      }
      if let both = line?.sides.intersection(sides), !both.isEmpty {
        line = (end, both)
      } else {
        addLine()
        if sides.isEmpty { simple.append(step) } else { line = (end, sides) }
      }
    }
    addLine()
    return CGPath(steps: simple)
  }
}
