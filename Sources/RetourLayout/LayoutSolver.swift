// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An incremental solver of linear constraints with priorities, by Cassowary's method.
///
/// The solution satisfies all required constraints, and has the least errors otherwise: the sum of
/// the errors at the highest priority is least, then that at the next one, and so on. Changes take
/// effect with `solve()`, which starts from the former solution, or anew if most constraints were
/// removed. The same operations lead to the same solution everywhere.
///
/// Not copied but by `copy()`: who owns one would copy it to read a single value.
package struct LayoutSolver: ~Copyable {
  private struct Record {
    /// The constraint; without terms once it was removed.
    var request: LayoutRequest
    /// The number of constraints that used the slot before.
    var generation: UInt32
    /// The position in the order in which constraints were added; `nil` once it was removed.
    var serial: Int?
    /// The symbols of a constraint in the tableau.
    var markers: Markers?
  }

  private var simplex: Simplex
  private var records: [Record] = []
  private var unused: [Int32] = []
  /// The constraints to insert into the tableau, in the order in which they were added.
  private var waiting: [Int32] = []
  /// The constraints and variables to remove from it.
  private var leaving: [Int32] = []
  private var leavingVariables: [Symbol] = []
  /// The number of constraints that were added and not removed.
  private var count = 0
  private var serial = 0
  /// Whether the tableau is unusable after a conflict, and has to be set up anew.
  private var isBroken = false

  /// The usual number of few rows (measured).
  package static let fewRows = 16

  /// Creates a solver without constraints.
  ///
  /// - Parameter fewRows: The number of rows up to which a removed equation is taken out of them at
  ///   once; of more only when nothing has taken its place.
  package init(fewRows: Int = fewRows) { simplex = Simplex(fewRows: fewRows) }

  /// Returns a solver with the same constraints and solution.
  package borrowing func copy() -> LayoutSolver { LayoutSolver(of: self) }

  private init(of other: borrowing LayoutSolver) {
    (simplex, records, unused) = (other.simplex, other.records, other.unused)
    (waiting, leaving, leavingVariables) = (other.waiting, other.leaving, other.leavingVariables)
    (count, serial, isBroken) = (other.count, other.serial, other.isBroken)
  }

  /// The number of pivots so far, a measure of the work.
  package var pivots: Int { simplex.pivots }
  /// The number of coefficients that pivots have written so far: their cost.
  package var replacedCoefficients: Int { simplex.replacedCells }

  // MARK: Variables

  /// Adds a variable.
  ///
  /// - Parameter isNonnegative: Whether its value is never below zero.
  /// - Returns: The variable.
  package mutating func makeVariable(isNonnegative: Bool = false) -> LayoutVariable {
    let symbol = simplex.makeSymbol(isNonnegative ? .nonnegative : .free)
    return LayoutVariable(symbol: symbol, generation: simplex.generation(of: symbol))
  }

  /// Removes a variable that no constraint uses.
  package mutating func removeVariable(_ variable: LayoutVariable) {
    simplex.require(variable)
    leavingVariables.append(variable.symbol)
  }

  /// Returns the value of a variable in the last solution.
  package func value(of variable: LayoutVariable) -> Double {
    simplex.require(variable)
    return simplex.value(of: variable.symbol)
  }

  /// Returns whether solutions with other values of a variable are as good as the last one.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    simplex.require(variable)
    return simplex.isAmbiguous(variable.symbol)
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// - Parameter request: The constraint.
  /// - Returns: Its handle.
  /// - Throws: `LayoutError.notFinite`.
  package mutating func add(_ request: LayoutRequest) throws(LayoutError) -> LayoutConstraintID {
    guard request.isFinite else { throw .notFinite }
    for term in request.terms { simplex.require(term.variable) }
    let slot = unused.popLast() ?? Int32(records.count)
    if Int(slot) == records.count {
      if slot == 0 { reserveRecords() }
      records.append(Record(request: request, generation: 0, serial: serial))
    } else {
      records[Int(slot)].request = request
      records[Int(slot)].serial = serial
    }
    serial += 1
    count += 1
    waiting.append(slot)
    return LayoutConstraintID(slot: slot, generation: records[Int(slot)].generation)
  }

  private mutating func reserveRecords() {
    records.reserveCapacity(SymbolTable.step / 2)
    waiting.reserveCapacity(SymbolTable.step / 2)
  }

  /// Removes a constraint.
  package mutating func remove(_ id: LayoutConstraintID) {
    let record = record(of: id)
    records[Int(id.slot)].generation = record.generation &+ 1
    leaving.append(id.slot)
    count -= 1
  }

  /// Takes what was removed out of the tableau.
  ///
  /// The newest constraint first: of views in a chain, which refer to the one before, the last is
  /// in no row but its own, while each row below contains the first.
  private mutating func applyRemovals() {
    guard !leaving.isEmpty || !leavingVariables.isEmpty else { return }
    if isBroken || leaving.count > count { reset() }
    for slot in leaving.sorted(by: { order(of: $0) > order(of: $1) }) {
      removeFromTableau(records[Int(slot)])
      records[Int(slot)] = Record(
        request: LayoutRequest([], .equal, constant: 0),
        generation: records[Int(slot)].generation
      )
    }
    if !waiting.isEmpty { waiting.removeAll { records[Int($0)].serial == nil } }
    unused += leaving
    leaving.removeAll(keepingCapacity: true)
    for symbol in leavingVariables { simplex.removeSymbol(symbol) }
    leavingVariables.removeAll(keepingCapacity: true)
  }

  private mutating func removeFromTableau(_ record: Record) {
    guard let markers = record.markers else { return }
    if !isBroken, simplex.hasChanges, simplex.restoreFeasibility() != nil { isBroken = true }
    if isBroken { return recycle(markers) }
    simplex.weigh(markers, priority: record.request.priority, sign: -1)
    simplex.removeOrRelease(markers)
  }

  /// Changes the constant of a constraint.
  ///
  /// - Throws: `LayoutError.notFinite`; the constraint stays as it was.
  package mutating func setConstant(
    _ constant: Double,
    of id: LayoutConstraintID
  ) throws(LayoutError) {
    guard constant.isFinite else { throw .notFinite }
    let record = record(of: id)
    guard record.request.constant != constant else { return }
    records[Int(id.slot)].request.constant = constant
    guard let markers = record.markers, !isBroken else { return }
    // Dual pivots need a tableau that is optimal.
    if !simplex.hasChanges { simplex.optimize() }
    simplex.shift(markers, by: constant - record.request.constant)
  }

  /// Finds the solution after the last changes.
  ///
  /// - Throws: `LayoutError.conflict` with required constraints of which at least one has to be
  ///   removed; then call it again.
  package mutating func solve() throws(LayoutError) {
    applyRemovals()
    if isBroken { reset() }
    simplex.optimizeLocally()
    if simplex.hasChanges, let conflict = simplex.restoreFeasibility() {
      isBroken = true
      throw .conflict(ids(of: conflict))
    }
    var inserted = 0
    defer { waiting.removeFirst(inserted) }
    for slot in waiting {
      if let conflict = insert(slot) { throw .conflict(ids(of: conflict)) }
      inserted += 1
    }
    simplex.removeReleased()
    simplex.optimize()
  }

  // MARK: Records

  private func record(of id: LayoutConstraintID) -> Record {
    let record = records[Int(id.slot)]
    precondition(record.generation == id.generation, "The constraint was removed from the solver")
    return record
  }

  /// The number of a constraint in the order of their activation.
  private func order(of slot: Int32) -> Int { records[Int(slot)].serial ?? 0 }

  private func ids(of slots: [Int32]) -> [LayoutConstraintID] {
    slots.sorted { order(of: $0) < order(of: $1) }.map {
      LayoutConstraintID(slot: $0, generation: records[Int($0)].generation)
    }
  }

  /// Empties the tableau; all constraints are inserted anew.
  private mutating func reset() {
    simplex.removeAll()
    for slot in records.indices {
      guard let markers = records[slot].markers else { continue }
      recycle(markers)
      records[slot].markers = nil
    }
    waiting = records.indices.filter { records[$0].serial != nil }.map { Int32($0) }
      .sorted { order(of: $0) < order(of: $1) }
    isBroken = false
  }

  private mutating func recycle(_ markers: Markers) {
    simplex.removeSymbol(markers.marker)
    if let error = markers.error { simplex.removeSymbol(error) }
  }

  /// Inserts a constraint into the tableau.
  ///
  /// - Returns: The slots of constraints that exclude it; `nil` if it was inserted.
  private mutating func insert(_ slot: Int32) -> [Int32]? {
    let request = records[Int(slot)].request
    var row = simplex.row(of: request)
    let markers = makeMarkers(for: request, owner: slot)
    row.add(markers.marker, times: markers.sign)
    if let error = markers.error { row.add(error, times: -markers.sign) }
    simplex.weigh(markers, priority: request.priority, sign: 1)
    if let conflict = simplex.insert(&row, markers: markers) {
      isBroken = simplex.hasChanges || !request.isRequired
      return conflict
    }
    records[Int(slot)].markers = markers
    return nil
  }

  private mutating func makeMarkers(for request: LayoutRequest, owner: Int32) -> Markers {
    let isRequired = request.isRequired
    let isEquation = request.relation == .equal
    let kind: SymbolKind = isRequired && isEquation ? .zero : .nonnegative
    let marker = simplex.makeSymbol(kind, owner: owner)
    let error = isRequired ? nil : simplex.makeSymbol(.nonnegative, owner: owner)
    let sign = request.relation == .greaterThanOrEqual ? -1.0 : 1.0
    return Markers(
      marker: marker,
      sign: sign,
      error: error,
      markerIsError: !isRequired && isEquation
    )
  }
}
