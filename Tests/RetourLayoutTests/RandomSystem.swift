// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout
import TestSupport

/// A random system of constraints in a solver, and the same for the comparison.
final class RandomSystem {
  private var random: SeededGenerator
  private var solver: LayoutSolver
  private(set) var variables: [LayoutVariable] = []
  private(set) var reference: BruteForce
  private(set) var ids: [LayoutConstraintID] = []

  /// Creates a system without constraints.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random numbers.
  ///   - fewRows: The number of rows up to which the solver takes removed equations out at once.
  init(seed: UInt64, fewRows: Int = LayoutSolver.fewRows) {
    random = SeededGenerator(seed: seed)
    solver = LayoutSolver(fewRows: fewRows)
    let count = 1 + random.below(3)
    var kinds: [Bool] = []
    for _ in 0..<count {
      let isNonnegative = random.oneIn(2)
      kinds.append(isNonnegative)
      variables.append(solver.makeVariable(isNonnegative: isNonnegative))
    }
    reference = BruteForce(isNonnegative: kinds, constraints: [])
  }

  /// The values of the variables.
  var point: [Double] { variables.map { solver.value(of: $0) } }

  /// The number of the solver's pivots.
  var pivots: Int { solver.pivots }

  /// Returns whether the solver takes a variable for ambiguous.
  func isAmbiguous(_ variable: LayoutVariable) -> Bool { solver.isAmbiguous(variable) }

  /// Adds, removes or changes a constraint at random.
  func change() throws {
    switch random.below(6) {
    case 0 where !ids.isEmpty: remove(random.below(ids.count))
    case 1, 2:
      guard !ids.isEmpty else { return }
      let index = random.below(ids.count)
      let constant = Double(random.below(41) - 20)
      reference.constraints[index].constant = constant
      try solver.setConstant(constant, of: ids[index])
    default:
      if ids.count < 8 { try add() }
    }
  }

  func remove(_ index: Int) {
    solver.remove(ids.remove(at: index))
    reference.constraints.remove(at: index)
  }

  func add() throws {
    let coefficients = variables.map { _ in [0, 0, 1, 1, -1, -1, 2, -0.5][random.below(8)] }
    let relations: [LayoutRelation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    let constraint = BruteForce.Constraint(
      coefficients: coefficients,
      relation: relations[random.below(4)],
      constant: Double(random.below(41) - 20),
      priority: [LayoutRequest.required, 750, 750, 250][random.below(4)]
    )
    reference.constraints.append(constraint)
    let request = LayoutRequest(
      zip(variables, coefficients).map { LayoutTerm($0, $1) },
      constraint.relation,
      constant: constraint.constant,
      priority: constraint.priority
    )
    ids.append(try solver.add(request))
  }

  /// Solves the system, removing the newest constraint of each conflict.
  ///
  /// - Returns: The conflicts, as systems of their own.
  func solve() -> [BruteForce] {
    var conflicts: [BruteForce] = []
    while let set = conflict() {
      let indices = set.compactMap { ids.firstIndex(of: $0) }
      conflicts.append(
        BruteForce(
          isNonnegative: reference.isNonnegative,
          constraints: indices.map { reference.constraints[$0] }
        )
      )
      if let last = indices.last { remove(last) }
    }
    return conflicts
  }

  /// Solves the system, and returns the constraints that exclude each other.
  private func conflict() -> [LayoutConstraintID]? {
    do {
      try solver.solve()
    } catch {
      if case .conflict(let set) = error { return set }
    }
    return nil
  }

  /// Returns whether a variable can have different values without a greater error.
  func canMove(_ variable: LayoutVariable) throws -> Bool {
    let values = try [-10_000.0, 10_000].map { place in
      let request = LayoutRequest(
        [LayoutTerm(variable, 1)],
        .equal,
        constant: place,
        priority: 1
      )
      let id = try solver.add(request)
      try solver.solve()
      let value = solver.value(of: variable)
      solver.remove(id)
      return value
    }
    try solver.solve()
    return abs(values[0] - values[1]) > 1e-5
  }
}
