// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourLayout

/// A solver with the solution of a problem.
struct Solution: ~Copyable {
  var solver = LayoutSolver()
  /// The problem's first constraint.
  var first: LayoutConstraintID?
}

/// The constraints of a problem, made for a solver's first variables; not measured.
struct Requests {
  private let variables: Int
  private let requests: [LayoutRequest]

  init(_ problem: Problem) {
    var solver = LayoutSolver()
    let variables = (0..<problem.variables).map { _ in solver.makeVariable() }
    self.variables = problem.variables
    requests = problem.requests.map { request in
      let terms = stride(from: 0, to: request.terms.count, by: 2).map {
        LayoutTerm(variables[Int(request.terms[$0])], request.terms[$0 + 1])
      }
      let relation: LayoutRelation =
        switch request.relation {
        case 0: .equal
        case ..<0: .lessThanOrEqual
        default: .greaterThanOrEqual
        }
      return LayoutRequest(
        terms,
        relation,
        constant: request.constant,
        priority: request.priority
      )
    }
  }

  /// Returns the solution, by a new solver.
  func solve() throws -> Solution {
    var solution = Solution()
    for _ in 0..<variables { _ = solution.solver.makeVariable() }
    for request in requests {
      let id = try solution.solver.add(request)
      if solution.first == nil { solution.first = id }
    }
    try solution.solver.solve()
    return solution
  }
}

/// Returns the least time of some rounds, in microseconds.
func microseconds(rounds: Int, _ body: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let times = try (0..<rounds).map { _ in try clock.measure(body) }
  return (times.min() ?? .zero) / .microseconds(1)
}

/// Measures a form of about 1,000 constraints, a change in it, and 50 cells of 12.
func measure() throws {
  let form = Requests(.form(rows: 125))
  let cell = Requests(.form(rows: 1))
  let whole = try microseconds(rounds: 20) { _ = try form.solve() }
  var solution = try form.solve()
  guard let width = solution.first else { return }
  var constant = -390.0
  let before = solution.solver.pivots
  let change = try microseconds(rounds: 200) {
    constant -= 1
    try solution.solver.setConstant(constant, of: width)
    try solution.solver.solve()
  }
  let pivots = solution.solver.pivots - before
  let cells = try microseconds(rounds: 20) {
    for _ in 0..<50 { _ = try cell.solve() }
  }
  print(
    """
    {"bench":"layout","form":\(whole),"change":\(change),"cells":\(cells),"pivots":\(pivots)}
    """
  )
}

switch CommandLine.arguments.dropFirst().first {
case "form": print(Problem.form(rows: 125).text)
case "cell": print(Problem.form(rows: 1).text)
default: try measure()
}
