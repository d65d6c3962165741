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
    /// The index of its first cost.
    var start: Int
  }

  /// The number of levels that there is room for at first.
  private static let usualLevels = 4

  /// The levels in descending order of their priorities.
  private var levels: [Level] = []
  /// The costs of all symbols at one level after those at another, in the order of the levels'
  /// making.
  private var costs: [Double] = []
  /// The symbols whose costs changed, and a mark for each.
  private var changed: [Symbol] = []
  private var isMarked: [Bool] = []

  // MARK: Reading

  /// Returns whether the errors decrease if a nonbasic symbol increases from zero.
  func isImproved(by symbol: Symbol) -> Bool {
    for level in levels {
      let cost = costs[level.start + Int(symbol)]
      if abs(cost) > Row.epsilon { return cost < 0 }
    }
    return false
  }

  /// Returns whether no error depends on a nonbasic symbol.
  func ignores(_ symbol: Symbol) -> Bool {
    levels.allSatisfy { abs(costs[$0.start + Int(symbol)]) <= Row.epsilon }
  }

  /// Returns whether the errors increase less for one symbol's unit than for another's.
  func isLess(_ left: Cell, than right: Cell) -> Bool? {
    for level in levels {
      let units = (
        costs[level.start + Int(left.symbol)] / left.coefficient,
        costs[level.start + Int(right.symbol)] / right.coefficient
      )
      if abs(units.0 - units.1) > Row.epsilon { return units.0 < units.1 }
    }
    return nil
  }

  // MARK: Changing

  /// Makes room for a new symbol.
  mutating func reserve(_ symbol: Symbol) {
    guard isMarked.count <= Int(symbol) else { return }
    if changed.isEmpty { changed.reserveCapacity(SymbolTable.step) }
    let former = isMarked.count
    let growth = SymbolTable.growth(of: former, for: symbol)
    isMarked += repeatElement(false, count: growth)
    guard !levels.isEmpty else { return }
    var grown: [Double] = []
    grown.reserveCapacity(levels.count * isMarked.count)
    for index in levels.indices {
      let start = levels[index].start
      levels[index].start = grown.count
      grown += costs[start..<start + former]
      grown += repeatElement(0, count: growth)
    }
    costs = grown
  }

  /// Removes what rounding left of a symbol.
  mutating func purge(_ symbol: Symbol) {
    for level in levels { costs[level.start + Int(symbol)] = 0 }
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
    if levels[level].uses == 0 { remove(level) }
  }

  /// Replaces a symbol that became basic by its row.
  mutating func substitute(_ row: Row) {
    for level in levels.indices {
      let basic = levels[level].start + Int(row.basic)
      let factor = costs[basic]
      guard factor != 0 else { continue }
      costs[basic] = 0
      for cell in row.cells { change(cell.symbol, by: factor * cell.coefficient, at: level) }
    }
  }

  /// Returns the lowest of the symbols that can increase and improve the errors.
  ///
  /// The lowest, so that pivots without progress cannot repeat (Bland's rule).
  ///
  /// - Parameters:
  ///   - symbols: The kinds of the symbols.
  ///   - tableau: The tableau.
  ///   - limit: The greatest number of rows that the symbol is in; `nil` for any.
  /// - Returns: The symbol; `nil` if there is none.
  mutating func improvingSymbol(
    among symbols: SymbolTable,
    in tableau: Tableau,
    rowLimit limit: Int?
  ) -> Symbol? {
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
      if let limit, tableau.hasRows(of: symbol, moreThan: limit) { continue }
      if symbol < best ?? .max { best = symbol }
    }
    changed.removeLast(changed.count - kept)
    return best
  }

  private mutating func level(of priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      if levels.isEmpty {
        levels.reserveCapacity(Self.usualLevels)
        costs.reserveCapacity(Self.usualLevels * isMarked.count)
      }
      levels.insert(Level(priority: priority, start: costs.count), at: index)
      costs += repeatElement(0, count: isMarked.count)
    }
    return index
  }

  private mutating func remove(_ index: Int) {
    let start = levels.remove(at: index).start
    costs.removeSubrange(start..<start + isMarked.count)
    for index in levels.indices where levels[index].start > start {
      levels[index].start -= isMarked.count
    }
  }

  private mutating func change(_ symbol: Symbol, by amount: Double, at level: Int) {
    let index = levels[level].start + Int(symbol)
    let cost = costs[index] + amount
    costs[index] = abs(cost) < Row.epsilon ? 0 : cost
    guard !isMarked[Int(symbol)] else { return }
    isMarked[Int(symbol)] = true
    changed.append(symbol)
  }
}
