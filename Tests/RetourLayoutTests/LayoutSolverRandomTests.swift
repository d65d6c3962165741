// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourLayout
import Testing

struct LayoutSolverRandomTests {
  @Test(arguments: [UInt64(0), 1, 2, 3])
  func `random systems have the least errors that a search of all vertices finds`(
    _ part: UInt64
  ) throws {
    for seed in part * 400..<(part + 1) * 400 {
      let system = RandomSystem(seed: seed)
      for _ in 0..<7 { try system.add() }
      let least = system.reference.leastErrors
      let conflicts = system.solve()
      #expect((least == nil) == !conflicts.isEmpty, "seed \(seed)")
      expectLeastErrors(of: system, "seed \(seed)")
      for conflict in conflicts { #expect(conflict.leastErrors == nil, "seed \(seed)") }
    }
  }

  @Test(arguments: [UInt64(0), 1, 2, 3], [0, LayoutSolver.fewRows])
  func `a solver after random changes has the least errors of the constraints that are left`(
    _ part: UInt64,
    _ fewRows: Int
  ) throws {
    for seed in part * 60..<(part + 1) * 60 {
      let system = RandomSystem(seed: seed, fewRows: fewRows)
      for step in 0..<40 {
        try system.change()
        // Several changes at once, more of them where removed equations stay for a while.
        if fewRows == 0 ? step % 7 < 4 : step % 3 == 0 { continue }
        for conflict in system.solve() { #expect(conflict.leastErrors == nil) }
        expectLeastErrors(of: system, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func `a variable is ambiguous if a weak constraint moves it`() throws {
    var results = [true: 0, false: 0]
    for seed in UInt64(0)..<600 {
      let system = RandomSystem(seed: seed)
      for _ in 0..<4 { try system.add() }
      _ = system.solve()
      for variable in [system.variables[0], system.variables.last!] {
        let isAmbiguous = system.isAmbiguous(variable)
        results[isAmbiguous]! += 1
        #expect(try system.canMove(variable) == isAmbiguous, "seed \(seed)")
      }
    }
    #expect(results.values.allSatisfy { $0 > 50 })
  }

  @Test func `the same operations have the same solution to the last bit`() throws {
    for seed in UInt64(0)..<50 {
      let systems = [RandomSystem(seed: seed), RandomSystem(seed: seed)]
      for _ in 0..<40 {
        for index in systems.indices {
          try systems[index].change()
          _ = systems[index].solve()
        }
        #expect(systems[0].point == systems[1].point)
        #expect(systems[0].pivots == systems[1].pivots)
      }
    }
  }

  private func expectLeastErrors(of system: RandomSystem, _ comment: Comment) {
    let errors = system.reference.errors(at: system.point)
    let least = system.reference.leastErrors
    guard let errors, let least else {
      Issue.record("a constraint that is required does not hold: \(comment)")
      return
    }
    #expect(zip(errors, least).allSatisfy { abs($0 - $1) < 1e-4 }, comment)
  }
}
