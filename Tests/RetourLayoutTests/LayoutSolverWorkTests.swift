// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RetourLayout

/// The work that systems ask of the solver: pivots, and coefficients that they write.
struct LayoutSolverWorkTests {
  /// Adds the wish of a view for a length, as labels have it: at most that by a low priority, at
  /// least that by a high one.
  @discardableResult
  private func wish(
    _ length: Double,
    for variable: LayoutVariable,
    in solver: inout LayoutSolver
  ) throws -> [LayoutConstraintID] {
    let term = LayoutTerm(variable, 1)
    let wishes: [(LayoutRelation, Double)] = [(.lessThanOrEqual, 250), (.greaterThanOrEqual, 750)]
    var ids: [LayoutConstraintID] = []
    for (relation, priority) in wishes {
      let request = LayoutRequest([term], relation, constant: -length, priority: priority)
      ids.append(try solver.add(request))
    }
    return ids
  }

  /// Adds the equation of a variable with another one and a distance.
  private func tie(
    _ variable: LayoutVariable,
    to other: LayoutVariable,
    distance: Double = 0,
    in solver: inout LayoutSolver
  ) throws -> LayoutConstraintID {
    try solver.add(
      LayoutRequest(
        [LayoutTerm(variable, 1), LayoutTerm(other, -1)],
        .equal,
        constant: -distance
      )
    )
  }

  @Test(arguments: [10, 100, 300])
  func `views of the width of the widest take about a pivot for each`(_ count: Int) throws {
    var solver = LayoutSolver()
    let width = solver.makeVariable(isNonnegative: true)
    let lengths = (0..<count).map { Double(50 + $0 * 37 % 101) }
    for length in lengths {
      let own = solver.makeVariable(isNonnegative: true)
      try wish(length, for: own, in: &solver)
      _ = try tie(own, to: width, in: &solver)
    }
    try solver.solve()
    #expect(solver.value(of: width) == lengths.max())
    #expect(solver.pivots <= 2 * count)
    #expect(solver.replacedCoefficients <= 32 * count)
  }

  @Test(arguments: [1.0, 0.5, 0.1], [false, true])
  func `a part of a chain leaves without a pass over what is below it`(
    _ part: Double,
    _ lastFirst: Bool
  ) throws {
    for isAnchored in [false, true] { try takeChainApart(part, lastFirst, isAnchored) }
  }

  private func takeChainApart(_ part: Double, _ lastFirst: Bool, _ isAnchored: Bool) throws {
    let count = 400
    var solver = LayoutSolver()
    let places = (0..<count).map { _ in solver.makeVariable() }
    if isAnchored {
      _ = try solver.add(LayoutRequest([LayoutTerm(places[0], 1)], .equal, constant: 0))
    }
    var constraints: [LayoutConstraintID] = []
    for (one, next) in zip(places, places.dropFirst()) {
      let height = solver.makeVariable(isNonnegative: true)
      try wish(20, for: height, in: &solver)
      constraints.append(
        try solver.add(
          LayoutRequest(
            [LayoutTerm(next, 1), LayoutTerm(one, -1), LayoutTerm(height, -1)],
            .equal,
            constant: 0
          )
        )
      )
    }
    try solver.solve()
    #expect(solver.value(of: places[count - 1]) - solver.value(of: places[0]) == 7980)
    let made = solver.replacedCoefficients
    #expect(made <= 20 * count)
    let leaving = constraints.suffix(Int(Double(count) * part))
    for constraint in lastFirst ? leaving.reversed() : Array(leaving) { solver.remove(constraint) }
    try solver.solve()
    #expect(solver.replacedCoefficients - made <= 20 * count)
  }

  @Test(arguments: [100, 300], [false, true])
  func `a link of a chain is exchanged without taking the chain apart`(
    _ count: Int,
    _ removesVariables: Bool
  ) throws {
    var solver = LayoutSolver()
    let (places, heights) = (
      (0..<count).map { _ in solver.makeVariable() },
      (0..<count).map { _ in solver.makeVariable(isNonnegative: true) }
    )
    var wishes: [[LayoutConstraintID]] = []
    for height in heights { wishes.append(try wish(20, for: height, in: &solver)) }
    _ = try solver.add(LayoutRequest([LayoutTerm(places[0], 1)], .equal, constant: 0))
    func link(_ next: Int, to index: Int) throws -> LayoutConstraintID {
      let terms = [
        LayoutTerm(places[next], 1), LayoutTerm(places[index], -1), LayoutTerm(heights[index], -1),
      ]
      return try solver.add(LayoutRequest(terms, .equal, constant: 0))
    }
    var links = try (1..<count).map { try link($0, to: $0 - 1) }
    // A length of the whole, which is never below zero, contains all heights.
    let whole = solver.makeVariable(isNonnegative: true)
    let ends = [LayoutTerm(whole, 1), LayoutTerm(places[count - 1], -1)]
    _ = try solver.add(LayoutRequest(ends, .equal, constant: 0))
    try solver.solve()
    #expect(solver.value(of: whole) == Double(20 * (count - 1)))
    let made = solver.replacedCoefficients
    solver.remove(links[10])
    if removesVariables {
      solver.remove(links[9])
      for wish in wishes[10] { solver.remove(wish) }
      solver.removeVariable(places[10])
      solver.removeVariable(heights[10])
    }
    links[10] = try link(11, to: 9)
    try solver.solve()
    #expect(solver.value(of: whole) == Double(20 * (count - 2)))
    #expect(solver.replacedCoefficients - made <= 10 * count)
    solver.remove(links[10])
    try solver.solve()
    _ = try solver.add(LayoutRequest([LayoutTerm(places[11], 1)], .equal, constant: -500))
    try solver.solve()
    #expect(solver.value(of: whole) == Double(500 + 20 * (count - 12)))
  }

  @Test func `constraints that leave together are not taken out one by one`() throws {
    let count = 401
    var solver = LayoutSolver()
    let places = (0..<count).map { _ in solver.makeVariable() }
    // In an order in which each one joins two parts of the chain.
    let steps = (1..<count).map { $0 * 151 % count }.filter { $0 > 0 }
    var constraints: [LayoutConstraintID] = []
    for step in steps {
      constraints.append(try tie(places[step], to: places[step - 1], distance: 10, in: &solver))
    }
    let first = try solver.add(LayoutRequest([LayoutTerm(places[0], 1)], .equal, constant: -7))
    try solver.solve()
    #expect(solver.value(of: places[count - 1]) == 4007)
    let made = solver.replacedCoefficients
    for constraint in constraints { solver.remove(constraint) }
    try solver.solve()
    #expect(solver.value(of: places[0]) == 7)
    #expect(solver.replacedCoefficients == made)
    try solver.setConstant(-8, of: first)
    try solver.solve()
    #expect(solver.value(of: places[0]) == 8)
  }

  @Test func `a constant changes after removals as if they had been made at once`() throws {
    var solver = LayoutSolver()
    let (one, other) = (solver.makeVariable(), solver.makeVariable())
    let first = try tie(one, to: other, distance: 10, in: &solver)
    let place = try solver.add(LayoutRequest([LayoutTerm(other, 1)], .equal, constant: -5))
    let limit = try solver.add(
      LayoutRequest([LayoutTerm(one, 1)], .lessThanOrEqual, constant: -20)
    )
    try solver.solve()
    solver.remove(limit)
    try solver.setConstant(-50, of: place)
    try solver.solve()
    #expect(solver.value(of: one) == 60)
    solver.remove(first)
    let again = try tie(one, to: other, distance: 30, in: &solver)
    try solver.solve()
    #expect(solver.value(of: one) == 80)
    for constraint in [again, place] { solver.remove(constraint) }
    for variable in [one, other] { solver.removeVariable(variable) }
    try solver.solve()
    let new = solver.makeVariable()
    #expect([one, other].map(\.symbol).contains(new.symbol), "what is removed is used again")
    _ = try solver.add(LayoutRequest([LayoutTerm(new, 2)], .equal, constant: -8))
    try solver.solve()
    #expect(solver.value(of: new) == 4)
  }

  @Test func `equations of zero hold whatever their sign`() throws {
    for sign in [1.0, -1] {
      var solver = LayoutSolver()
      let widths = (0..<2).map { _ in solver.makeVariable(isNonnegative: true) }
      let terms = widths.map { LayoutTerm($0, sign) }
      _ = try solver.add(LayoutRequest(terms, .equal, constant: 0))
      for width in widths { try wish(5, for: width, in: &solver) }
      try solver.solve()
      #expect(widths.map { solver.value(of: $0) } == [0, 0])
    }
  }

  @Test func `a conflict that comes up again costs less than all constraints`() throws {
    var solver = LayoutSolver()
    let widths = (0..<100).map { _ in solver.makeVariable(isNonnegative: true) }
    for width in widths { try wish(100, for: width, in: &solver) }
    let pairs = zip(widths, widths.dropFirst()).map {
      LayoutRequest([LayoutTerm($0, 1), LayoutTerm($1, 1)], .equal, constant: -200)
    }
    for pair in pairs { _ = try solver.add(pair) }
    let fixed = solver.makeVariable()
    _ = try solver.add(LayoutRequest([LayoutTerm(fixed, 1)], .equal, constant: -1))
    try solver.solve()
    let values = widths.map { solver.value(of: $0) }
    let made = (solver.replacedCoefficients, solver.makeVariable().symbol)
    // The other width would be less than zero, after its wishes gave way; and two required lengths.
    for (variable, length) in [(widths[50], 250.0), (fixed, 2)] {
      for _ in 0..<10 {
        let constraint = try solver.add(
          LayoutRequest([LayoutTerm(variable, 1)], .greaterThanOrEqual, constant: -length)
        )
        var conflict: [LayoutConstraintID] = []
        do { try solver.solve() } catch { if case .conflict(let ids) = error { conflict = ids } }
        #expect(conflict.contains(constraint))
        solver.remove(constraint)
        try solver.solve()
        let now = widths.map { solver.value(of: $0) }
        #expect(zip(now, values).allSatisfy { abs($0 - $1) < 1e-6 })
      }
    }
    #expect(solver.replacedCoefficients - made.0 < 20 * made.0 / 2)
    #expect(solver.makeVariable().symbol < made.1 + 4)
  }
}
