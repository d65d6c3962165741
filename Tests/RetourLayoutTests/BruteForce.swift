// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout

/// A system of constraints that is solved by trying all vertices, for comparison.
///
/// The best solutions include a point in which as many constraints or axes as there are variables
/// meet. The errors there are computed from their definition.
struct BruteForce {
  /// A constraint over variables with indices.
  struct Constraint {
    var coefficients: [Double]
    var relation: LayoutRelation
    var constant: Double
    var priority: Double

    func error(at point: [Double]) -> Double {
      let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
      return switch relation {
      case .equal: abs(value)
      case .lessThanOrEqual: max(0, value)
      case .greaterThanOrEqual: max(0, -value)
      }
    }
  }

  let isNonnegative: [Bool]
  var constraints: [Constraint]

  /// Returns the errors at each priority, the highest first; `nil` for a point that is not allowed.
  func errors(at point: [Double]) -> [Double]? {
    for (value, isNonnegative) in zip(point, isNonnegative) where isNonnegative && value < -1e-6 {
      return nil
    }
    var errors: [Double: Double] = [:]
    for constraint in constraints {
      let error = constraint.error(at: point)
      if constraint.priority < LayoutRequest.required {
        errors[constraint.priority, default: 0] += error
      } else if error > 1e-5 {
        return nil
      }
    }
    return errors.sorted { $0.key > $1.key }.map(\.value)
  }

  /// The least errors; `nil` if required constraints exclude each other.
  var leastErrors: [Double]? {
    let count = isNonnegative.count
    var planes = constraints.map { $0.coefficients + [$0.constant] }
    for axis in 0..<count {
      planes.append((0...count).map { $0 == axis ? 1 : 0 })
    }
    var best: [Double]?
    func choose(_ chosen: [[Double]], from start: Int) {
      if chosen.count == count {
        guard let point = Self.intersection(chosen), let errors = errors(at: point) else { return }
        if best.map({ Self.isLess(errors, than: $0) }) ?? true { best = errors }
        return
      }
      for index in planes.indices.dropFirst(start) {
        choose(chosen + [planes[index]], from: index + 1)
      }
    }
    choose([], from: 0)
    return best
  }

  static func isLess(_ left: [Double], than right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-5 { return left < right }
    return false
  }

  /// Returns the point in which planes meet, by Gauss's method.
  private static func intersection(_ planes: [[Double]]) -> [Double]? {
    var rows = planes
    let count = rows.count
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { -rows[$0][count] / rows[$0][$0] }
  }
}
