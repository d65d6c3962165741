// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// The class of cells and their configuration, in place of an identifier.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler =
      @MainActor (
        _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
      ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameter handler: Configures a cell.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// The class of supplementary views and their configuration, in place of an identifier.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler =
      @MainActor (
        _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
      ) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration.
    ///
    /// - Parameters:
    ///   - elementKind: The kind of the views.
    ///   - handler: Configures a view.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, self.handler) = (elementKind, handler)
    }
  }

  /// Returns a cell of a registration, configured.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The item's path.
  ///   - item: The item.
  /// - Returns: The cell.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = view as? Cell else { misuse("\(view) is not of class \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured.
  ///
  /// - Parameters:
  ///   - registration: The registration.
  ///   - indexPath: The view's path.
  /// - Returns: The view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self,
      forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier
    )
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: registration.identifier,
      for: indexPath
    )
    guard let view = made as? Supplementary else {
      misuse("\(made) is not of class \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
