// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The equations of a solver in solved form, with an index of their columns.
///
/// Rows are sparse and sorted by symbol. The index tells which rows a nonbasic symbol is in, so
/// that a pivot visits only the rows that it changes.
struct Tableau {
  private static let noRow: Int32 = -1

  private var rows: [Row] = []
  private var unusedRows: [Int32] = []
  /// The row in which a symbol is basic.
  private var basicRows: [Int32] = []
  /// The rows of each nonbasic symbol, in no order.
  private var columns: [[Int32]] = []
  private var scratch: [Cell] = []
  /// The number of cells that were written where symbols were replaced.
  private(set) var replacedCells = 0

  // MARK: Reading

  /// Returns the row of a basic symbol, or `nil` for a nonbasic one.
  func row(ofBasic symbol: Symbol) -> Int32? {
    let row = basicRows[Int(symbol)]
    return row == Self.noRow ? nil : row
  }

  /// Returns the rows in which a nonbasic symbol has a coefficient.
  func rows(of symbol: Symbol) -> [Int32] { columns[Int(symbol)] }

  subscript(row: Int32) -> Row { rows[Int(row)] }

  func basic(of row: Int32) -> Symbol { rows[Int(row)].basic }

  func constant(of row: Int32) -> Double { rows[Int(row)].constant }

  func coefficient(of symbol: Symbol, in row: Int32) -> Double {
    rows[Int(row)].coefficient(of: symbol)
  }

  /// Returns the value of a symbol: the constant of its row, or zero.
  func value(of symbol: Symbol) -> Double {
    let row = basicRows[Int(symbol)]
    return row == Self.noRow ? 0 : rows[Int(row)].constant
  }

  // MARK: Changing

  /// Makes room for a new symbol.
  mutating func reserve(_ symbol: Symbol) {
    while basicRows.count <= Int(symbol) {
      basicRows.append(Self.noRow)
      columns.append([])
    }
  }

  /// Adds a row, and replaces its basic symbol in the others.
  @discardableResult
  mutating func insert(_ row: Row) -> Int32 {
    let index: Int32
    if let unused = unusedRows.popLast() {
      index = unused
      rows[Int(index)] = row
    } else {
      index = Int32(rows.count)
      rows.append(row)
    }
    basicRows[Int(row.basic)] = index
    for cell in row.cells { columns[Int(cell.symbol)].append(index) }
    substitute(row)
    return index
  }

  /// Removes a row; its basic symbol is in none then.
  mutating func remove(_ row: Int32) {
    let cells = rows[Int(row)].cells
    for cell in cells { forget(row, of: cell.symbol) }
    basicRows[Int(rows[Int(row)].basic)] = Self.noRow
    rows[Int(row)].cells = []
    unusedRows.append(row)
  }

  /// Removes what rounding left of a nonbasic symbol.
  mutating func purge(_ symbol: Symbol) {
    let places = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for place in places {
      let index = rows[Int(place)].position(of: symbol)
      rows[Int(place)].cells.remove(at: index)
    }
  }

  mutating func addToConstant(_ change: Double, of row: Int32) {
    rows[Int(row)].constant += change
  }

  /// Exchanges a row's basic symbol with a symbol that it contains, in all rows.
  ///
  /// - Returns: The other rows that changed.
  @discardableResult
  mutating func pivot(_ row: Int32, entering symbol: Symbol) -> [Int32] {
    let leaving = rows[Int(row)].basic
    forget(row, of: symbol)
    rows[Int(row)].solve(for: symbol)
    basicRows[Int(leaving)] = Self.noRow
    basicRows[Int(symbol)] = row
    columns[Int(leaving)].append(row)
    return substitute(rows[Int(row)])
  }

  /// Replaces the basic symbol of a row in the others.
  @discardableResult
  private mutating func substitute(_ row: Row) -> [Int32] {
    let symbol = row.basic
    let places = columns[Int(symbol)]
    columns[Int(symbol)] = []
    for place in places {
      let index = rows[Int(place)].position(of: symbol)
      let factor = rows[Int(place)].cells.remove(at: index).coefficient
      rows[Int(place)].constant += factor * row.constant
      add(row.cells, times: factor, to: place)
    }
    return places
  }

  private mutating func forget(_ row: Int32, of symbol: Symbol) {
    guard let index = columns[Int(symbol)].firstIndex(of: row) else { return }
    let last = columns[Int(symbol)].removeLast()
    if index < columns[Int(symbol)].count { columns[Int(symbol)][index] = last }
  }

  /// Adds the multiple of sorted cells to a row.
  private mutating func add(_ others: [Cell], times factor: Double, to row: Int32) {
    var own: [Cell] = []
    swap(&own, &rows[Int(row)].cells)
    var merged: [Cell] = []
    swap(&merged, &scratch)
    Row.merge(own, others, times: factor, into: &merged) { symbol, isNew in
      if isNew { columns[Int(symbol)].append(row) } else { forget(row, of: symbol) }
    }
    replacedCells += merged.count
    swap(&merged, &rows[Int(row)].cells)
    own.removeAll(keepingCapacity: true)
    swap(&own, &scratch)
  }
}
