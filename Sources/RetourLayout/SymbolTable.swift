// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The symbols of a solver, their kinds and their constraints.
struct SymbolTable {
  /// The absence of a constraint.
  static let noOwner: Int32 = -1

  /// The number of symbols that there is room for at first: those of a table's cell.
  static let step = 32

  private struct Entry {
    var kind: SymbolKind
    var owner: Int32
    var generation: UInt32 = 0
  }

  private var entries: [Entry] = []
  private var unused: [Symbol] = []

  var count: Int { entries.count }

  mutating func make(_ kind: SymbolKind, owner: Int32 = noOwner) -> Symbol {
    if let symbol = unused.popLast() {
      entries[Int(symbol)].kind = kind
      entries[Int(symbol)].owner = owner
      return symbol
    }
    if entries.isEmpty { entries.reserveCapacity(Self.step) }
    entries.append(Entry(kind: kind, owner: owner))
    return Symbol(entries.count - 1)
  }

  /// Returns the growth of an array with a number of elements that makes room for a symbol.
  static func growth(of count: Int, for symbol: Symbol) -> Int {
    max(count, step, Int(symbol) + 1 - count)
  }

  mutating func recycle(_ symbol: Symbol) {
    let generation = entries[Int(symbol)].generation &+ 1
    entries[Int(symbol)] = Entry(kind: .unused, owner: Self.noOwner, generation: generation)
    unused.append(symbol)
  }

  /// Makes a constraint's symbol one that may have any value.
  mutating func free(_ symbol: Symbol) { entries[Int(symbol)].kind = .free }

  func kind(of symbol: Symbol) -> SymbolKind { entries[Int(symbol)].kind }

  /// Returns the slot of the constraint whose slack, error or marker a symbol is.
  func owner(of symbol: Symbol) -> Int32 { entries[Int(symbol)].owner }

  func generation(of symbol: Symbol) -> UInt32 { entries[Int(symbol)].generation }

  /// Traps for a variable that was removed.
  func require(_ variable: LayoutVariable) {
    precondition(
      generation(of: variable.symbol) == variable.generation,
      "The variable was removed from the solver"
    )
  }
}
