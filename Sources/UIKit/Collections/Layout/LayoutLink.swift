// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The bond between a layout and its collection view.
@MainActor
final class LayoutLink {
  private weak var owner: UICollectionView?
  private var decorations: [String: UICollectionReusableView.Type] = [:]
  /// The elements around the visible area before the batch whose animations are made.
  private(set) var change: LayoutChange?

  /// The collection view.
  var view: UICollectionView? { owner }

  func attach(to view: UICollectionView?) { owner = view }

  func register(_ type: UICollectionReusableView.Type?, for kind: String) {
    decorations[kind] = type
  }

  /// Returns the class of decoration views of a kind.
  func decoration(_ kind: String) -> UICollectionReusableView.Type? { decorations[kind] }

  /// Takes the elements before a batch, for the time in which its animations are made.
  func setChange(_ change: LayoutChange?) { self.change = change }
}

extension UICollectionViewLayout {
  /// Returns the attributes of an element.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    case (.decorationView, let kind?): layoutAttributesForDecorationView(ofKind: kind, at: key.path)
    default: layoutAttributesForItem(at: key.path)
    }
  }

  /// Returns the attributes from which an element appears.
  func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
    case (.decorationView, let kind?):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
    default: initialLayoutAttributesForAppearingItem(at: key.path)
    }
  }

  /// Returns the attributes to which an element disappears.
  func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    case (.decorationView, let kind?):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
    default: finalLayoutAttributesForDisappearingItem(at: key.path)
    }
  }
}
