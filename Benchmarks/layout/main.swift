// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourLayout

/// Adds a problem to a solver.
func insert(_ problem: Problem, _ solver: inout LayoutSolver) throws -> [LayoutConstraintID] {
  let variables = (0..<problem.variables).map { _ in solver.makeVariable() }
  return try problem.requests.map { request in
    let terms = stride(from: 0, to: request.terms.count, by: 2).map {
      LayoutTerm(variables[Int(request.terms[$0])], request.terms[$0 + 1])
    }
    let relation: LayoutRelation =
      request.relation == 0 ? .equal : request.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    return try solver.add(
      LayoutRequest(terms, relation, constant: request.constant, priority: request.priority)
    )
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
  let form = Problem.form(rows: 125)
  let cell = Problem.form(rows: 1)
  let whole = try microseconds(rounds: 20) {
    var solver = LayoutSolver()
    _ = try insert(form, &solver)
    try solver.solve()
  }
  var solver = LayoutSolver()
  let ids = try insert(form, &solver)
  try solver.solve()
  var constant = -390.0
  let before = solver.pivots
  let change = try microseconds(rounds: 200) {
    constant -= 1
    try solver.setConstant(constant, of: ids[0])
    try solver.solve()
  }
  let pivots = solver.pivots - before
  let cells = try microseconds(rounds: 20) {
    for _ in 0..<50 {
      var solver = LayoutSolver()
      _ = try insert(cell, &solver)
      try solver.solve()
    }
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
