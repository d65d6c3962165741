// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A symbol's coefficient in a row.
struct Cell {
  let symbol: Symbol
  /// The place of the row among those of the symbol.
  var place = ColumnIndex.none
  var coefficient: Double
}

/// An equation of the tableau: its basic symbol is the constant plus the cells.
struct Row {
  /// Numbers of a smaller magnitude are zero.
  static let epsilon = 1e-8

  var basic: Symbol
  var constant: Double
  /// The nonbasic symbols, in ascending order.
  var cells: [Cell]

  /// Returns the index of the first cell that is not before a symbol.
  func position(of symbol: Symbol) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Symbol) -> Double {
    let index = position(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Solves the row for one of its symbols, which becomes basic.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - place: The place of the row among those of the symbol that was basic.
  mutating func solve(for symbol: Symbol, place: Int32) {
    let leaving = basic
    let index = position(of: symbol)
    let factor = 1 / cells.remove(at: index).coefficient
    constant *= -factor
    for index in cells.indices { cells[index].coefficient *= -factor }
    basic = symbol
    let cell = Cell(symbol: leaving, place: place, coefficient: factor)
    cells.insert(cell, at: position(of: leaving))
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Symbol, times factor: Double) {
    let cell = Cell(symbol: symbol, coefficient: factor)
    // A constraint's own symbols are mostly the last ones.
    guard let last = cells.last, last.symbol >= symbol else { return cells.append(cell) }
    let index = position(of: symbol)
    guard cells[index].symbol == symbol else { return cells.insert(cell, at: index) }
    cells[index].coefficient += factor
    if abs(cells[index].coefficient) <= Self.epsilon { cells.remove(at: index) }
  }

  /// Adds a multiple of what another row's basic symbol equals.
  mutating func add(_ other: Row, times factor: Double) {
    constant += factor * other.constant
    Self.add(other.cells, times: factor, to: &cells) { _ in
      ColumnIndex.none
    } remove: { _ in
    }
  }

  /// Changes the sign of the constant and of all cells.
  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Adds a multiple of sorted cells to others, from the last to the first, in place.
  ///
  /// Cells between those that are added are moved as a whole.
  ///
  /// - Parameters:
  ///   - others: The cells to add.
  ///   - factor: The factor of their coefficients.
  ///   - cells: The cells that become the sum, in ascending order.
  ///   - insert: Called for each symbol that is added; it returns the place of the cell.
  ///   - remove: Called for each cell that becomes zero and is removed.
  @inline(__always)
  static func add(
    _ others: [Cell],
    times factor: Double,
    to cells: inout [Cell],
    insert: (Symbol) -> Int32,
    remove: (Cell) -> Void
  ) {
    var own = cells.count
    for _ in 0..<newSymbols(in: others, to: cells) { cells.append(others[0]) }
    let hasZero = cells.withUnsafeMutableBufferPointer { cells in
      guard let start = cells.baseAddress else { return false }
      var end = cells.count
      var hasZero = false
      for other in others.reversed() {
        let next = position(after: other.symbol, in: UnsafeBufferPointer(cells), below: own)
        end -= own - next
        if end != next, own > next {
          (start + end).update(from: start + next, count: own - next)
        }
        (own, end) = (next, end - 1)
        var sum = Cell(symbol: other.symbol, coefficient: factor * other.coefficient)
        if own > 0, cells[own - 1].symbol == other.symbol {
          own -= 1
          sum.place = cells[own].place
          sum.coefficient += cells[own].coefficient
        } else {
          sum.place = insert(other.symbol)
        }
        cells[end] = sum
        hasZero = hasZero || abs(sum.coefficient) <= epsilon
      }
      return hasZero
    }
    guard hasZero else { return }
    cells.removeAll { cell in
      guard abs(cell.coefficient) <= epsilon else { return false }
      remove(cell)
      return true
    }
  }

  /// Returns the index of the first cell after a symbol, among those below an index.
  ///
  /// The search begins at the end with steps that double, since the next symbol is often near.
  private static func position(
    after symbol: Symbol,
    in cells: UnsafeBufferPointer<Cell>,
    below end: Int
  ) -> Int {
    var (high, step) = (end, 1)
    while high >= step, cells[high - step].symbol > symbol {
      (high, step) = (high - step, step * 2)
    }
    var low = max(0, high - step)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol > symbol { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the number of cells whose symbols are not among those of others; both are sorted.
  private static func newSymbols(in cells: [Cell], to others: [Cell]) -> Int {
    others.withUnsafeBufferPointer { others in
      var (end, count) = (others.count, 0)
      for cell in cells.reversed() {
        end = position(after: cell.symbol, in: others, below: end)
        if end > 0, others[end - 1].symbol == cell.symbol { end -= 1 } else { count += 1 }
      }
      return count
    }
  }
}
