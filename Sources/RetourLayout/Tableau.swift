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
  private var columns = ColumnIndex()
  /// The number of cells that were added to others where symbols were replaced.
  private(set) var replacedCells = 0

  // MARK: Reading

  /// Returns the row of a basic symbol, or `nil` for a nonbasic one.
  func row(ofBasic symbol: Symbol) -> Int32? {
    let row = basicRows[Int(symbol)]
    return row == Self.noRow ? nil : row
  }

  /// Returns the rows in which a nonbasic symbol has a coefficient.
  func rows(of symbol: Symbol) -> ColumnIndex.Rows { columns.rows(of: symbol) }

  func hasRows(of symbol: Symbol, moreThan count: Int = 0) -> Bool {
    columns.hasRows(of: symbol, moreThan: count)
  }

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

  /// Adds the multiple of what a basic symbol equals to an expression.
  func add(_ row: Int32, times factor: Double, to expression: inout Row) {
    expression.add(rows[Int(row)], times: factor)
  }

  // MARK: Changing

  /// Makes room for a new symbol.
  mutating func reserve(_ symbol: Symbol) {
    guard basicRows.count <= Int(symbol) else { return }
    if rows.isEmpty { rows.reserveCapacity(SymbolTable.step / 2) }
    let growth = SymbolTable.growth(of: basicRows.count, for: symbol)
    basicRows += repeatElement(Self.noRow, count: growth)
    columns.reserve(symbol)
  }

  /// Adds a row, and replaces its basic symbol in the others.
  ///
  /// - Parameter row: The row, whose cells are moved.
  /// - Returns: The index of the row.
  mutating func insert(_ row: inout Row) -> Int32 {
    let index = unusedRows.popLast() ?? Int32(rows.count)
    basicRows[Int(row.basic)] = index
    for cell in row.cells.indices {
      row.cells[cell].place = columns.add(index, to: row.cells[cell].symbol)
    }
    let empty = Row(basic: row.basic, constant: row.constant, cells: [])
    if Int(index) == rows.count { rows.append(empty) } else { rows[Int(index)] = empty }
    swap(&row.cells, &rows[Int(index)].cells)
    if columns.hasRows(of: row.basic) { substitute(rows[Int(index)]) }
    return index
  }

  /// Removes a row; its basic symbol is in none then.
  mutating func remove(_ row: Int32) {
    for cell in rows[Int(row)].cells { columns.remove(cell.place, of: cell.symbol) }
    basicRows[Int(rows[Int(row)].basic)] = Self.noRow
    rows[Int(row)].cells = []
    unusedRows.append(row)
  }

  /// Removes what rounding left of a nonbasic symbol.
  mutating func purge(_ symbol: Symbol) {
    while let row = columns.removeRow(of: symbol) {
      let index = rows[Int(row)].position(of: symbol)
      rows[Int(row)].cells.remove(at: index)
    }
  }

  mutating func addToConstant(_ change: Double, of row: Int32) {
    rows[Int(row)].constant += change
  }

  /// Exchanges a row's basic symbol with a symbol that it contains, in all rows.
  mutating func pivot(_ row: Int32, entering symbol: Symbol) {
    let leaving = rows[Int(row)].basic
    let index = rows[Int(row)].position(of: symbol)
    columns.remove(rows[Int(row)].cells[index].place, of: symbol)
    rows[Int(row)].solve(for: symbol, place: columns.add(row, to: leaving))
    basicRows[Int(leaving)] = Self.noRow
    basicRows[Int(symbol)] = row
    substitute(rows[Int(row)])
  }

  /// Replaces the basic symbol of a row in the others.
  private mutating func substitute(_ row: Row) {
    let symbol = row.basic
    while let changed = columns.removeRow(of: symbol) {
      let index = rows[Int(changed)].position(of: symbol)
      let factor = rows[Int(changed)].cells.remove(at: index).coefficient
      rows[Int(changed)].constant += factor * row.constant
      add(row.cells, times: factor, to: changed)
    }
  }

  /// Adds the multiple of sorted cells to a row.
  private mutating func add(_ others: [Cell], times factor: Double, to row: Int32) {
    guard !others.isEmpty else { return }
    var cells: [Cell] = []
    swap(&cells, &rows[Int(row)].cells)
    Row.add(others, times: factor, to: &cells) { symbol in
      columns.add(row, to: symbol)
    } remove: { cell in
      columns.remove(cell.place, of: cell.symbol)
    }
    replacedCells += others.count
    swap(&cells, &rows[Int(row)].cells)
  }
}
