// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The weighted errors of a solver: one linear function of the nonbasic symbols for each priority.
///
/// The functions are compared in order of their priorities, so that any error at one priority
/// outweighs all errors below it.
struct Objective {
  /// The sum of the errors at one priority.
  private struct Level {
    let priority: Double
    /// The number of errors in the sum.
    var uses = 0
    var costs: [Double]
  }

  /// The levels in descending order of their priorities.
  private var levels: [Level] = []
  /// The symbols whose costs changed, and a mark for each.
  private var changed: [Symbol] = []
  private var isMarked: [Bool] = []

  // MARK: Reading

  /// Returns whether the errors decrease if a nonbasic symbol increases from zero.
  func isImproved(by symbol: Symbol) -> Bool {
    for level in levels {
      let cost = level.costs[Int(symbol)]
      if abs(cost) > Row.epsilon { return cost < 0 }
    }
    return false
  }

  /// Returns whether no error depends on a nonbasic symbol.
  func ignores(_ symbol: Symbol) -> Bool {
    levels.allSatisfy { abs($0.costs[Int(symbol)]) <= Row.epsilon }
  }

  /// Returns whether the errors increase less for one symbol's unit than for another's.
  func isLess(_ left: Cell, than right: Cell) -> Bool? {
    for level in levels {
      let costs = (
        level.costs[Int(left.symbol)] / left.coefficient,
        level.costs[Int(right.symbol)] / right.coefficient
      )
      if abs(costs.0 - costs.1) > Row.epsilon { return costs.0 < costs.1 }
    }
    return nil
  }

  // MARK: Changing

  /// Makes room for a new symbol.
  mutating func reserve(_ symbol: Symbol) {
    guard isMarked.count <= Int(symbol) else { return }
    if changed.isEmpty { changed.reserveCapacity(SymbolTable.step) }
    let growth = SymbolTable.growth(of: isMarked.count, for: symbol)
    isMarked += repeatElement(false, count: growth)
    for index in levels.indices { levels[index].costs += repeatElement(0, count: growth) }
  }

  /// Removes what rounding left of a symbol.
  mutating func purge(_ symbol: Symbol) {
    for index in levels.indices { levels[index].costs[Int(symbol)] = 0 }
  }

  /// Adds an error, or with a negative sign removes one.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - row: The row in which it is basic.
  ///   - priority: Its priority.
  ///   - sign: 1 or -1.
  mutating func add(_ error: Symbol, row: Row?, priority: Double, sign: Double) {
    let level = level(of: priority)
    levels[level].uses += Int(sign)
    if let row {
      for cell in row.cells { change(cell.symbol, by: sign * cell.coefficient, at: level) }
    } else {
      change(error, by: sign, at: level)
    }
    if levels[level].uses == 0 { levels.remove(at: level) }
  }

  /// Replaces a symbol that became basic by its row.
  mutating func substitute(_ row: Row) {
    for level in levels.indices {
      let factor = levels[level].costs[Int(row.basic)]
      guard factor != 0 else { continue }
      levels[level].costs[Int(row.basic)] = 0
      for cell in row.cells { change(cell.symbol, by: factor * cell.coefficient, at: level) }
    }
  }

  /// Returns the lowest of the symbols that can increase and improve the errors.
  ///
  /// The lowest, so that pivots without progress cannot repeat (Bland's rule).
  mutating func improvingSymbol(among symbols: SymbolTable) -> Symbol? {
    var best: Symbol?
    var kept = 0
    for index in changed.indices {
      let symbol = changed[index]
      guard symbols.kind(of: symbol) == .nonnegative, isImproved(by: symbol) else {
        isMarked[Int(symbol)] = false
        continue
      }
      changed[kept] = symbol
      kept += 1
      if symbol < best ?? .max { best = symbol }
    }
    changed.removeLast(changed.count - kept)
    return best
  }

  private mutating func level(of priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      let costs = [Double](repeating: 0, count: isMarked.count)
      if levels.isEmpty { levels.reserveCapacity(4) }
      levels.insert(Level(priority: priority, costs: costs), at: index)
    }
    return index
  }

  private mutating func change(_ symbol: Symbol, by amount: Double, at level: Int) {
    levels[level].costs[Int(symbol)] += amount
    if abs(levels[level].costs[Int(symbol)]) < Row.epsilon { levels[level].costs[Int(symbol)] = 0 }
    guard !isMarked[Int(symbol)] else { return }
    isMarked[Int(symbol)] = true
    changed.append(symbol)
  }
}
