// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The views of a collection view that wait for their next use, and their classes.
@MainActor
struct CollectionPool {
  private var cells = ReusePool<UICollectionViewCell>()
  /// Supplementary views, by kind.
  private var views: [String: ReusePool<UICollectionReusableView>] = [:]
  /// Decoration views, whose identifiers are their kinds.
  private var decorations = ReusePool<UICollectionReusableView>()

  // MARK: Registering

  mutating func register(_ type: UICollectionViewCell.Type?, for identifier: String) {
    cells.register(type, for: identifier)
  }

  mutating func register(
    _ type: UICollectionReusableView.Type?,
    _ kind: String,
    for identifier: String
  ) { views[kind, default: ReusePool()].register(type, for: identifier) }

  // MARK: Taking

  /// Returns a cell that waits or a new one of the registered class.
  mutating func cell(_ identifier: String) -> UICollectionViewCell {
    let cell = Self.view(identifier, &cells, cells.type(for: identifier))
    guard let cell else { CollectionMisuse.unregistered(nil, identifier) }
    return cell
  }

  /// Returns a supplementary view that waits or a new one of the registered class.
  mutating func view(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    var pool = views[kind] ?? ReusePool()
    let view = Self.view(identifier, &pool, pool.type(for: identifier))
    guard let view else { CollectionMisuse.unregistered(kind, identifier) }
    views[kind] = pool
    return view
  }

  /// Returns a decoration view that waits or a new one.
  mutating func decoration(
    _ kind: String,
    _ type: UICollectionReusableView.Type?
  ) -> UICollectionReusableView {
    guard let view = Self.view(kind, &decorations, type) else {
      CollectionMisuse.unregisteredDecoration(kind)
    }
    return view
  }

  private static func view<View: UICollectionReusableView>(
    _ identifier: String,
    _ pool: inout ReusePool<View>,
    _ type: View.Type?
  ) -> View? {
    if let view = pool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type, let view = RuntimeViews.make(type) as? View else { return nil }
    view.setReuseIdentifier(identifier)
    return view
  }

  // MARK: Returning

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - key: The element that it showed.
  ///   - limit: The number of views beyond which the pool does not grow.
  /// - Returns: Whether the view is in the pool.
  mutating func add(_ view: UICollectionReusableView, _ key: ElementKey, limit: Int) -> Bool {
    guard let identifier = view.reuseIdentifier else { return false }
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      return views[kind]?.add(view, as: identifier, limit: limit) ?? false
    case (.decorationView, _): return decorations.add(view, as: identifier, limit: limit)
    default:
      return (view as? UICollectionViewCell).map { cells.add($0, as: identifier, limit: limit) }
        ?? false
    }
  }

  /// The number of cells that wait.
  var waitingCells: Int { Array(cells.views).count }
}
