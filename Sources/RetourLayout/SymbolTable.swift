// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The symbols of a solver, their kinds and their constraints.
struct SymbolTable {
  /// The absence of a constraint.
  static let noOwner: Int32 = -1

  private var kinds: [SymbolKind] = []
  private var owners: [Int32] = []
  private var generations: [UInt32] = []
  private var unused: [Symbol] = []

  var count: Int { kinds.count }

  mutating func make(_ kind: SymbolKind, owner: Int32 = noOwner) -> Symbol {
    if let symbol = unused.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    generations.append(0)
    return Symbol(kinds.count - 1)
  }

  mutating func recycle(_ symbol: Symbol) {
    kinds[Int(symbol)] = .unused
    owners[Int(symbol)] = Self.noOwner
    generations[Int(symbol)] &+= 1
    unused.append(symbol)
  }

  func kind(of symbol: Symbol) -> SymbolKind { kinds[Int(symbol)] }

  /// Returns the slot of the constraint whose slack, error or marker a symbol is.
  func owner(of symbol: Symbol) -> Int32 { owners[Int(symbol)] }

  func generation(of symbol: Symbol) -> UInt32 { generations[Int(symbol)] }

  /// Traps for a variable that was removed.
  func require(_ variable: LayoutVariable) {
    precondition(
      generations[Int(variable.symbol)] == variable.generation,
      "The variable was removed from the solver"
    )
  }
}
