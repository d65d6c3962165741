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
    guard !other.cells.isEmpty else { return }
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count + Markers.greatestCount)
    Self.merge(cells, other.cells, times: factor, into: &merged) { _ in
      ColumnIndex.none
    } remove: { _ in
    }
    cells = merged
  }

  /// Changes the sign of the constant and of all cells.
  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient = -cells[index].coefficient }
  }

  /// Merges two sorted lists of cells.
  ///
  /// - Parameters:
  ///   - own: The first list.
  ///   - others: The second list.
  ///   - factor: The factor of the second list's coefficients.
  ///   - merged: The sorted sum.
  ///   - insert: Called for each symbol that is in the sum, but not in the first list; it returns
  ///     the place of the cell.
  ///   - remove: Called for each cell of the first list that is not in the sum.
  @inline(__always)
  static func merge(
    _ own: [Cell],
    _ others: [Cell],
    times factor: Double,
    into merged: inout [Cell],
    insert: (Symbol) -> Int32,
    remove: (Cell) -> Void
  ) {
    var index = 0
    for other in others {
      while index < own.count, own[index].symbol < other.symbol {
        merged.append(own[index])
        index += 1
      }
      let difference = factor * other.coefficient
      if index < own.count, own[index].symbol == other.symbol {
        var sum = own[index]
        sum.coefficient += difference
        if abs(sum.coefficient) > epsilon { merged.append(sum) } else { remove(sum) }
        index += 1
      } else if abs(difference) > epsilon {
        let place = insert(other.symbol)
        merged.append(Cell(symbol: other.symbol, place: place, coefficient: difference))
      }
    }
    merged.append(contentsOf: own[index...])
  }
}
