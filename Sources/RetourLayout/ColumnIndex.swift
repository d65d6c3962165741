// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The rows that each nonbasic symbol is in, in no order.
///
/// Lists in one array, so that a symbol costs no allocation; a cell knows its place in the list of
/// its symbol and is removed at once.
struct ColumnIndex {
  /// No place.
  static let none: Int32 = -1

  private struct Place {
    var row: Int32
    var former: Int32
    var next: Int32
  }

  private var firsts: [Int32] = []
  private var places: [Place] = []
  /// The first of the places that are not in use.
  private var unused = none

  /// Makes room for a new symbol.
  mutating func reserve(_ symbol: Symbol) {
    guard firsts.count <= Int(symbol) else { return }
    if places.isEmpty { places.reserveCapacity(2 * SymbolTable.step) }
    firsts += repeatElement(Self.none, count: SymbolTable.growth(of: firsts.count, for: symbol))
  }

  /// Returns whether a symbol is in more than a number of rows.
  func hasRows(of symbol: Symbol, moreThan count: Int = 0) -> Bool {
    var place = firsts[Int(symbol)]
    for _ in 0..<count where place != Self.none { place = places[Int(place)].next }
    return place != Self.none
  }

  func rows(of symbol: Symbol) -> Rows { Rows(index: self, place: firsts[Int(symbol)]) }

  /// Adds a row to a symbol's.
  ///
  /// - Returns: The place of the row in the symbol's list.
  mutating func add(_ row: Int32, to symbol: Symbol) -> Int32 {
    let next = firsts[Int(symbol)]
    let new = Place(row: row, former: Self.none, next: next)
    let place: Int32
    if unused == Self.none {
      place = Int32(places.count)
      places.append(new)
    } else {
      place = unused
      unused = places[Int(place)].next
      places[Int(place)] = new
    }
    if next != Self.none { places[Int(next)].former = place }
    firsts[Int(symbol)] = place
    return place
  }

  /// Removes a row from a symbol's.
  mutating func remove(_ place: Int32, of symbol: Symbol) {
    let (former, next) = (places[Int(place)].former, places[Int(place)].next)
    if former == Self.none { firsts[Int(symbol)] = next } else { places[Int(former)].next = next }
    if next != Self.none { places[Int(next)].former = former }
    places[Int(place)].next = unused
    unused = place
  }

  /// Removes one of a symbol's rows.
  ///
  /// - Returns: The row; `nil` if there is none.
  mutating func removeRow(of symbol: Symbol) -> Int32? {
    let place = firsts[Int(symbol)]
    guard place != Self.none else { return nil }
    let row = places[Int(place)].row
    remove(place, of: symbol)
    return row
  }

  /// The rows of a symbol.
  struct Rows: Sequence, IteratorProtocol {
    fileprivate let index: ColumnIndex
    fileprivate var place: Int32

    mutating func next() -> Int32? {
      guard place != ColumnIndex.none else { return nil }
      defer { place = index.places[Int(place)].next }
      return index.places[Int(place)].row
    }
  }
}
