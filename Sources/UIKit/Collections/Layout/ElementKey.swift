// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The identity of an element of a collection view.
struct ElementKey: Hashable {
  let category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; `nil` for cells.
  let kind: String?
  let path: IndexPath

  /// A cell.
  static func cell(_ path: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, path: path)
  }

  /// A supplementary view.
  static func supplementary(_ kind: String, _ path: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, path: path)
  }

  /// A decoration view.
  static func decoration(_ kind: String, _ path: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, path: path)
  }

  /// The same kind of element at another path.
  func moved(to path: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, path: path)
  }
}
