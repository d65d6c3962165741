// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout
import Testing

struct LayoutSolverTests {
  private func request(
    _ terms: [(LayoutVariable, Double)],
    _ relation: LayoutRelation,
    _ constant: Double,
    priority: Double = LayoutRequest.required
  ) -> LayoutRequest {
    LayoutRequest(
      terms.map { LayoutTerm($0.0, $0.1) },
      relation,
      constant: constant,
      priority: priority
    )
  }

  @Test func `a chain of equations has one solution`() throws {
    var solver = LayoutSolver()
    let variables = (0..<50).map { _ in solver.makeVariable() }
    _ = try solver.add(request([(variables[0], 1)], .equal, -8))
    for (one, next) in zip(variables, variables.dropFirst()) {
      _ = try solver.add(request([(next, 1), (one, -1)], .equal, -10))
    }
    try solver.solve()
    #expect(variables.map { solver.value(of: $0) } == (0..<50).map { 8 + 10 * Double($0) })
  }

  @Test func `an error at a higher priority outweighs any number below it`() throws {
    var solver = LayoutSolver()
    let variable = solver.makeVariable()
    _ = try solver.add(request([(variable, 1)], .equal, -1, priority: 251))
    for _ in 0..<100 {
      _ = try solver.add(request([(variable, 1)], .equal, -1000, priority: 250))
    }
    try solver.solve()
    #expect(solver.value(of: variable) == 1)
  }

  @Test func `a nonnegative variable does not go below zero`() throws {
    var solver = LayoutSolver()
    let width = solver.makeVariable(isNonnegative: true)
    let soft = try solver.add(request([(width, 1)], .equal, 30, priority: 999))
    try solver.solve()
    #expect(solver.value(of: width) == 0)
    solver.remove(soft)
    let required = try solver.add(request([(width, 1)], .equal, 30))
    #expect(throws: LayoutError.conflict([required])) { try solver.solve() }
  }

  @Test func `a changed constant needs few pivots and moves what depends on it`() throws {
    var solver = LayoutSolver()
    let variables = (0..<100).map { _ in solver.makeVariable() }
    let first = try solver.add(request([(variables[0], 1)], .equal, 0))
    for (one, next) in zip(variables, variables.dropFirst()) {
      _ = try solver.add(request([(next, 1), (one, -1)], .greaterThanOrEqual, -5))
      _ = try solver.add(request([(next, 1), (one, -1)], .equal, -8, priority: 250))
    }
    try solver.solve()
    let pivots = solver.pivots
    try solver.setConstant(-100, of: first)
    try solver.solve()
    #expect(solver.pivots == pivots)
    #expect(solver.value(of: variables[99]) == 100 + 99 * 8)
  }

  @Test func `a conflict lists the constraints that exclude each other and no others`() throws {
    var solver = LayoutSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let one = try solver.add(request([(left, 1)], .equal, -10))
    let unrelated = try solver.add(request([(right, 1)], .lessThanOrEqual, -1000))
    let two = try solver.add(request([(right, 1), (left, -1)], .greaterThanOrEqual, -20))
    let three = try solver.add(request([(right, 1)], .lessThanOrEqual, -25))
    #expect(throws: LayoutError.conflict([one, two, three])) { try solver.solve() }
    solver.remove(three)
    try solver.solve()
    #expect(solver.value(of: left) == 10)
    #expect(solver.value(of: right) >= 30)
    solver.remove(unrelated)
    try solver.solve()
  }

  @Test func `a constant that no solution satisfies is a conflict until it is changed back`() throws
  {
    var solver = LayoutSolver()
    let variable = solver.makeVariable()
    let low = try solver.add(request([(variable, 1)], .greaterThanOrEqual, -10))
    let high = try solver.add(request([(variable, 1)], .lessThanOrEqual, -20))
    try solver.solve()
    try solver.setConstant(-5, of: high)
    #expect(throws: LayoutError.conflict([low, high])) { try solver.solve() }
    #expect(throws: LayoutError.conflict([low, high])) { try solver.solve() }
    try solver.setConstant(-15, of: high)
    try solver.solve()
    #expect((10...15).contains(solver.value(of: variable)))
  }

  @Test func `variables whose distance alone is fixed are ambiguous`() throws {
    var solver = LayoutSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(request([(right, 1), (left, -1)], .equal, -20))
    try solver.solve()
    #expect(solver.isAmbiguous(left) && solver.isAmbiguous(right))
    _ = try solver.add(request([(left, 1)], .equal, 0, priority: 1))
    try solver.solve()
    #expect(!solver.isAmbiguous(left) && !solver.isAmbiguous(right))
  }

  @Test func `a redundant constraint holds when the one that it repeats is removed`() throws {
    var solver = LayoutSolver()
    let variable = solver.makeVariable()
    let first = try solver.add(request([(variable, 1)], .equal, -10))
    let second = try solver.add(request([(variable, 2)], .equal, -20))
    try solver.solve()
    solver.remove(first)
    try solver.setConstant(-30, of: second)
    try solver.solve()
    #expect(solver.value(of: variable) == 15)
  }

  @Test(arguments: [(250.0, 100.0, 20.0), (100, 250, 0)])
  func `what a removed constraint gives way to is found after a conflict`(
    _ high: Double,
    _ low: Double,
    _ expected: Double
  ) throws {
    var solver = LayoutSolver(fewRows: 0)
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let removed = try solver.add(request([(one, 1)], .equal, -10))
    _ = try solver.add(request([(one, 1)], .equal, -20, priority: high))
    _ = try solver.add(request([(one, 1)], .equal, 0, priority: low))
    try solver.solve()
    #expect(solver.value(of: one) == 10)
    solver.remove(removed)
    let first = try solver.add(request([(other, 1)], .equal, -5))
    _ = try solver.add(request([(other, 1)], .equal, -7))
    #expect(throws: LayoutError.self) { try solver.solve() }
    try solver.setConstant(-7, of: first)
    try solver.solve()
    #expect(solver.value(of: other) == 7)
    #expect(solver.value(of: one) == expected)
  }

  @Test func `what a new constraint moves out of bounds is kept by a removed one`() throws {
    var solver = LayoutSolver(fewRows: 0)
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let sum = solver.makeVariable(isNonnegative: true)
    let removed = [
      try solver.add(request([(one, 1)], .equal, 0)),
      try solver.add(request([(other, 1)], .equal, 0)),
    ]
    _ = try solver.add(request([(sum, 1), (one, -2), (other, -1)], .equal, -3))
    try solver.solve()
    #expect(solver.value(of: sum) == 3)
    for constraint in removed { solver.remove(constraint) }
    _ = try solver.add(request([(one, 1)], .equal, 10))
    try solver.solve()
    #expect(solver.value(of: one) == -10)
    #expect(solver.value(of: sum) >= 0)
    #expect(solver.value(of: sum) == 3 - 20 + solver.value(of: other))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused and change nothing`(_ number: Double) throws {
    var solver = LayoutSolver()
    let variable = solver.makeVariable()
    let id = try solver.add(request([(variable, 1)], .equal, -10))
    for bad in [
      request([(variable, number)], .equal, 0), request([(variable, 1)], .equal, number),
      request([(variable, 1)], .equal, 0, priority: number),
    ] {
      #expect(throws: LayoutError.notFinite) { try solver.add(bad) }
    }
    #expect(throws: LayoutError.notFinite) { try solver.setConstant(number, of: id) }
    try solver.solve()
    #expect(solver.value(of: variable) == 10)
  }

  @Test func `thousands of changed constants leave no error behind`() throws {
    var solver = LayoutSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    let id = try solver.add(request([(left, 1), (width, -1.0 / 3)], .equal, 0))
    _ = try solver.add(request([(width, 1)], .equal, -100))
    for step in 0..<20_000 {
      try solver.setConstant(-Double(step % 977) / 7, of: id)
      try solver.solve()
    }
    try solver.setConstant(0, of: id)
    try solver.solve()
    #expect(abs(solver.value(of: left) - 100.0 / 3) < 1e-9)
  }
}
