// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A tableau with its symbols and errors, and the pivots that make it feasible and optimal.
///
/// Rows of nonnegative symbols contain no free nonbasic symbol: a free symbol becomes basic with
/// the first constraint that contains it.
struct Simplex {
  /// The greatest violation of a constraint that counts as rounding.
  private static let tolerance = 1e-6
  /// The number of dual pivots that costs guide in a tableau that is not optimal, where they might
  /// repeat.
  private static let guidedPivots = 1000

  /// The number of rows up to which a removed equation is taken out of them at once.
  private let fewRows: Int
  private var symbols = SymbolTable()
  private var tableau = Tableau()
  private var objective = Objective()
  /// Whether no pivot can decrease the errors.
  private var isOptimal = true
  /// The basic symbols whose rows may have become infeasible.
  private var suspects: [Symbol] = []
  /// The symbols of removed equations that are free until `removeReleased()`.
  private var released: [Symbol] = []
  /// The number of pivots so far.
  private(set) var pivots = 0
  /// The number of cells that pivots wrote so far.
  var replacedCells: Int { formerCells + tableau.replacedCells }
  /// Those that they wrote in former tableaus.
  private var formerCells = 0

  init(fewRows: Int) { self.fewRows = fewRows }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32 = SymbolTable.noOwner) -> Symbol {
    let symbol = symbols.make(kind, owner: owner)
    tableau.reserve(symbol)
    objective.reserve(symbol)
    return symbol
  }

  /// Removes a symbol that no constraint uses any more.
  mutating func removeSymbol(_ symbol: Symbol) {
    if let row = tableau.row(ofBasic: symbol) { tableau.remove(row) } else { tableau.purge(symbol) }
    objective.purge(symbol)
    symbols.recycle(symbol)
  }

  /// Removes all equations and errors; the symbols stay.
  mutating func removeAll() {
    formerCells = replacedCells
    (tableau, objective) = (Tableau(), Objective())
    (isOptimal, suspects) = (true, [])
    for symbol in released { symbols.recycle(symbol) }
    released = []
    guard symbols.count > 0 else { return }
    tableau.reserve(Symbol(symbols.count - 1))
    objective.reserve(Symbol(symbols.count - 1))
  }

  /// Returns the number of removed variables that had a variable's symbol.
  func generation(of symbol: Symbol) -> UInt32 { symbols.generation(of: symbol) }

  /// Traps for a variable that was removed.
  func require(_ variable: LayoutVariable) { symbols.require(variable) }

  func value(of symbol: Symbol) -> Double { tableau.value(of: symbol) }

  // MARK: Constraints

  /// Returns an expression of a request's terms in nonbasic symbols.
  func row(of request: LayoutRequest) -> Row {
    var row = Row(basic: -1, constant: request.constant, cells: [])
    row.cells.reserveCapacity(2 * request.terms.count + Markers.greatestCount)
    for term in request.terms where term.coefficient != 0 {
      symbols.require(term.variable)
      if let basic = tableau.row(ofBasic: term.variable.symbol) {
        tableau.add(basic, times: term.coefficient, to: &row)
      } else {
        row.add(term.variable.symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// Adds the equation of an expression and zero; a tableau that is optimal stays so.
  ///
  /// The equation is solved for the symbol that satisfies it at the least cost. What becomes
  /// infeasible by that is made feasible by dual pivots, which are few: without them, each error of
  /// another constraint that the new one crosses on its way would cost a pivot.
  ///
  /// - Parameters:
  ///   - row: The expression, with the constraint's own symbols; the tableau takes its cells.
  ///   - markers: Those symbols, whose errors count already.
  /// - Returns: The slots of constraints that exclude this one, whose symbols are removed then;
  ///   `nil` if there are none. The tableau cannot be used any more if it has changes.
  mutating func insert(_ row: inout Row, markers: Markers) -> [Int32]? {
    if row.constant > 0 { row.negate() }
    guard let subject = subject(of: &row, markers) else {
      let conflict = owners(in: row)
      remove(markers)
      return conflict
    }
    row.basic = subject
    let index = row.position(of: subject)
    let factor = -1 / row.cells.remove(at: index).coefficient
    row.constant *= factor
    for index in row.cells.indices { row.cells[index].coefficient *= factor }
    if row.constant != 0, tableau.hasRows(of: subject) {
      for changed in tableau.rows(of: subject) { suspects.append(tableau.basic(of: changed)) }
    }
    let place = tableau.insert(&row)
    if !objective.ignores(subject) { objective.substitute(tableau[place]) }
    guard hasChanges, let conflict = restoreFeasibility() else { return nil }
    // Without the equation the others have a solution, as they had before.
    remove(markers)
    _ = restoreFeasibility()
    return conflict
  }

  /// Counts a constraint's errors, or with a negative sign stops counting them.
  mutating func weigh(_ markers: Markers, priority: Double, sign: Double) {
    if markers.markerIsError { weigh(markers.marker, priority: priority, sign: sign) }
    if let error = markers.error { weigh(error, priority: priority, sign: sign) }
  }

  private mutating func weigh(_ error: Symbol, priority: Double, sign: Double) {
    let row = tableau.row(ofBasic: error).map { tableau[$0] }
    objective.add(error, row: row, priority: priority, sign: sign)
    if sign < 0 { isOptimal = false }
  }

  /// Removes the equation of a constraint, unless it is required and in many rows.
  ///
  /// Such an equation is one of a chain, and its symbol is free for now: another one that takes its
  /// place is solved for the symbol, which costs as much as their difference is long. The chain
  /// would be taken apart and put together otherwise.
  mutating func removeOrRelease(_ markers: Markers) {
    guard symbols.kind(of: markers.marker) == .zero,
      tableau.hasRows(of: markers.marker, moreThan: fewRows)
    else { return remove(markers) }
    isOptimal = false
    symbols.free(markers.marker)
    released.append(markers.marker)
  }

  /// Removes the equations that nothing has taken the place of.
  mutating func removeReleased() {
    for symbol in released { removeEquation(of: symbol) }
    released.removeAll(keepingCapacity: true)
  }

  private mutating func removeEquation(of marker: Symbol) {
    if tableau.row(ofBasic: marker) == nil, let row = leavingRow(for: marker) {
      pivot(row, entering: marker)
    }
    removeSymbol(marker)
  }

  /// Removes the equation of a constraint, whose errors must have been removed.
  mutating func remove(_ markers: Markers) {
    isOptimal = false
    removeEquation(of: markers.marker)
    if let error = markers.error { removeSymbol(error) }
  }

  /// Changes the constant of a constraint's equation; `restoreFeasibility()` follows.
  mutating func shift(_ markers: Markers, by change: Double) {
    let step = change / markers.sign
    if let row = tableau.row(ofBasic: markers.marker) { return addToConstant(-step, of: row) }
    if let error = markers.error, let row = tableau.row(ofBasic: error) {
      // The two errors have opposite signs.
      return addToConstant(step, of: row)
    }
    for row in tableau.rows(of: markers.marker) {
      addToConstant(step * tableau.coefficient(of: markers.marker, in: row), of: row)
    }
  }

  private mutating func addToConstant(_ change: Double, of row: Int32) {
    tableau.addToConstant(change, of: row)
    suspects.append(tableau.basic(of: row))
  }

  // MARK: Choosing what becomes basic

  /// Returns the symbol that an expression of a constant of zero or less is solved for.
  ///
  /// - Returns: A free symbol, or the one that makes the expression zero at the least cost; `nil`
  ///   if none does.
  private func subject(of row: inout Row, _ markers: Markers) -> Symbol? {
    var free: Symbol?
    for cell in row.cells where isFree(cell) {
      // One that no row contains is replaced in none.
      if !tableau.hasRows(of: cell.symbol) { return cell.symbol }
      free = free ?? cell.symbol
    }
    if let free { return free }
    let own = row.cells.first { markers.contains($0.symbol) && isEntering($0) }
    if let own, objective.ignores(own.symbol) { return own.symbol }
    if let entering = cheapest(of: row.cells, before: own) { return entering.symbol }
    guard row.constant >= -Self.tolerance else { return nil }
    // The constant is zero but for rounding: its sign does not matter.
    row.negate()
    return cheapest(of: row.cells, before: nil)?.symbol ?? markers.marker
  }

  /// Returns whether an increase of a nonbasic symbol increases an expression.
  private func isEntering(_ cell: Cell) -> Bool {
    cell.coefficient > Row.epsilon && symbols.kind(of: cell.symbol) == .nonnegative
  }

  private func isFree(_ cell: Cell) -> Bool { symbols.kind(of: cell.symbol) == .free }

  /// Returns the cell that increases an expression with the least increase of errors.
  ///
  /// - Parameters:
  ///   - cells: The cells of the expression.
  ///   - preferred: The cell that is returned unless another costs less.
  /// - Returns: The cell; `nil` if there is none.
  private func cheapest(of cells: [Cell], before preferred: Cell?) -> Cell? {
    var best = preferred
    for cell in cells where isEntering(cell) {
      if let former = best, objective.isLess(cell, than: former) != true { continue }
      best = cell
    }
    return best
  }

  /// Returns the row that limits an increase of a nonbasic symbol, and the limit.
  private func limitingRow(for symbol: Symbol) -> (row: Int32, limit: Double)? {
    var best: (row: Int32, limit: Double)?
    for row in tableau.rows(of: symbol) {
      let basic = tableau.basic(of: row)
      guard symbols.kind(of: basic) == .nonnegative else { continue }
      let coefficient = tableau.coefficient(of: symbol, in: row)
      guard coefficient < -Row.epsilon else { continue }
      let limit = max(0, -tableau.constant(of: row) / coefficient)
      guard let former = best else {
        best = (row, limit)
        continue
      }
      if limit < former.limit || limit == former.limit && basic < tableau.basic(of: former.row) {
        best = (row, limit)
      }
    }
    return best
  }

  /// Returns the row that a removed constraint's symbol leaves with: one that stays feasible.
  private func leavingRow(for marker: Symbol) -> Int32? {
    var best: (row: Int32, rank: Int, limit: Double)?
    for row in tableau.rows(of: marker) {
      let coefficient = tableau.coefficient(of: marker, in: row)
      let basic = tableau.basic(of: row)
      let rank =
        switch symbols.kind(of: basic) {
        case .zero: 0
        case .nonnegative: coefficient < 0 ? 1 : 2
        case .free, .unused: 3
        }
      let limit = rank == 3 ? 0 : max(0, tableau.constant(of: row)) / abs(coefficient)
      if let former = best {
        let order = (rank, limit, basic)
        guard order < (former.rank, former.limit, tableau.basic(of: former.row)) else { continue }
      }
      best = (row, rank, limit)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int32, entering symbol: Symbol) {
    if !suspects.isEmpty {
      for changed in tableau.rows(of: symbol) where changed != row {
        suspects.append(tableau.basic(of: changed))
      }
    }
    tableau.pivot(row, entering: symbol)
    objective.substitute(tableau[row])
    pivots += 1
  }

  // MARK: Pivots

  /// Whether constants changed since the rows were known to be feasible.
  var hasChanges: Bool { !suspects.isEmpty }

  /// Decreases the errors as far as possible; the tableau must be feasible.
  mutating func optimize() {
    guard !isOptimal else { return }
    while optimizeOnce() {}
    // What was released may decrease them further when it is in no row any more.
    isOptimal = released.isEmpty
  }

  /// Decreases the errors by pivots that change few rows, after constraints were removed.
  ///
  /// What is added next may connect those with many more.
  mutating func optimizeLocally() {
    guard !isOptimal, !hasChanges else { return }
    for _ in 0..<Self.guidedPivots {
      guard optimizeOnce(rowLimit: fewRows) else { return }
    }
  }

  /// Decreases the errors by a pivot.
  ///
  /// - Parameter limit: The greatest number of rows that it changes; `nil` for any.
  /// - Returns: Whether there is one.
  private mutating func optimizeOnce(rowLimit limit: Int? = nil) -> Bool {
    let entering = objective.improvingSymbol(among: symbols, in: tableau, rowLimit: limit)
    guard let entering else { return false }
    guard let limiting = limitingRow(for: entering) else {
      preconditionFailure("The errors of constraints have no lower bound")
    }
    pivot(limiting.row, entering: entering)
    return true
  }

  /// Makes the rows feasible after changes of constants, by dual pivots; a tableau that is optimal
  /// stays so.
  ///
  /// - Returns: The slots of constraints that exclude each other; `nil` if there are none. The
  ///   tableau cannot be used any more then.
  mutating func restoreFeasibility() -> [Int32]? {
    var guided = isOptimal ? Int.max : Self.guidedPivots
    while let row = infeasibleRow() {
      let cells = tableau[row].cells
      if !released.isEmpty, let free = cells.first(where: isFree) {
        pivot(row, entering: free.symbol)
        continue
      }
      guard symbols.kind(of: tableau.basic(of: row)) == .nonnegative,
        let lowest = cells.first(where: isEntering),
        let entering = guided > 0 ? cheapest(of: cells, before: lowest) : lowest
      else { return owners(in: tableau[row]) }
      guided -= 1
      pivot(row, entering: entering.symbol)
    }
    return nil
  }

  /// Returns the infeasible row of the lowest symbol, and forgets the feasible ones.
  private mutating func infeasibleRow() -> Int32? {
    var best: (symbol: Symbol, row: Int32)?
    suspects.removeAll { symbol in
      guard let row = tableau.row(ofBasic: symbol) else { return true }
      let constant = tableau.constant(of: row)
      let isFeasible =
        switch symbols.kind(of: symbol) {
        case .nonnegative: constant >= -Row.epsilon
        case .zero: abs(constant) <= Self.tolerance
        case .free, .unused: true
        }
      if isFeasible { return true }
      if symbol < best?.symbol ?? .max { best = (symbol, row) }
      return false
    }
    return best?.row
  }

  /// Returns the slots of the constraints whose symbols are in a row, in ascending order.
  private func owners(in row: Row) -> [Int32] {
    let symbols = row.cells.map(\.symbol) + (row.basic < 0 ? [] : [row.basic])
    let owners = Set(symbols.map { self.symbols.owner(of: $0) })
    return owners.filter { $0 != SymbolTable.noOwner }.sorted()
  }

  // MARK: Ambiguity

  /// Returns whether a symbol can change without a change of any error, in an optimal tableau.
  func isAmbiguous(_ symbol: Symbol) -> Bool {
    var copy = self
    if tableau.row(ofBasic: symbol) == nil {
      if symbols.kind(of: symbol) == .free { return true }
      guard objective.ignores(symbol) else { return false }
      guard let limiting = limitingRow(for: symbol), limiting.limit <= Self.tolerance else {
        return true
      }
      copy.pivot(limiting.row, entering: symbol)
    }
    var other = copy
    return copy.canMove(symbol, sign: 1) || other.canMove(symbol, sign: -1)
  }

  /// Returns whether a basic symbol can increase, or with a negative sign decrease.
  private mutating func canMove(_ symbol: Symbol, sign: Double) -> Bool {
    while let row = tableau.row(ofBasic: symbol) {
      let cells = tableau[row].cells
      if cells.contains(where: isFree) { return true }
      let entering = cells.first {
        $0.coefficient * sign > Row.epsilon && symbols.kind(of: $0.symbol) == .nonnegative
          && objective.ignores($0.symbol)
      }
      guard let entering else { return false }
      guard let limiting = limitingRow(for: entering.symbol), limiting.limit <= Self.tolerance
      else {
        return true
      }
      pivot(limiting.row, entering: entering.symbol)
    }
    return false
  }
}
