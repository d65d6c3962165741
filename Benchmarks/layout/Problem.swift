// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A system of constraints as text, so that other solvers can read the same.
///
/// Each line is a relation (-1, 0 or 1), a constant, a priority and pairs of a variable's index and
/// its coefficient.
struct Problem {
  private(set) var variables = 0
  private(set) var requests:
    [(relation: Int, constant: Double, priority: Double, terms: [Double])] =
      []

  var text: String {
    requests.map { request in
      let numbers = [Double(request.relation), request.constant, request.priority] + request.terms
      return numbers.map { "\($0)" }.joined(separator: " ")
    }
    .joined(separator: "\n")
  }

  mutating func add(_ relation: Int, _ constant: Double, priority: Double, _ terms: [Double]) {
    requests.append((relation, constant, priority, terms))
    for index in stride(from: 0, to: terms.count, by: 2) {
      variables = max(variables, Int(terms[index]) + 1)
    }
  }

  /// Returns a form: rows with a label, a field and a mark below each other in a page.
  static func form(rows: Int) -> Problem {
    var problem = Problem()
    func equal(_ constant: Double, _ terms: [Double], _ priority: Double = 1000) {
      problem.add(0, constant, priority: priority, terms)
    }
    // The page has a width and a height; each view has left, width, top and height.
    equal(-390, [0, 1])
    equal(-844, [1, 1])
    for row in 0..<rows {
      let (label, field) = (Double(2 + row * 8), Double(6 + row * 8))
      equal(-16, [label, 1])
      equal(-8, [field, 1, label, -1, label + 1, -1])
      equal(16, [field, 1, field + 1, 1, 0, -1])
      if row == 0 {
        equal(-20, [label + 2, 1])
      } else {
        equal(-8, [label + 2, 1, label - 6, -1, label - 5, -1])
      }
      equal(0, [label + 2, 1, label + 3, 0.5, field + 2, -1, field + 3, -0.5])
      equal(-Double(60 + row % 7 * 9), [label + 1, 1], 251)
      equal(-20, [label + 3, 1], 250)
      equal(-34, [field + 3, 1], 750)
    }
    return problem
  }
}
