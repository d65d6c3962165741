// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The selected items of a collection view, and the item that a touch highlights.
@MainActor
final class CollectionSelection: ListSelection {
  private unowned let view: UICollectionView

  init(_ view: UICollectionView) { self.view = view }

  private var delegate: (any UICollectionViewDelegate)? { view.delegate }

  override var isAllowed: Bool {
    guard view.isEditing else { return view.allowsSelection }
    return view.allowsSelectionDuringEditing || view.allowsMultipleSelectionDuringEditing
  }

  override var isMultiple: Bool {
    view.isEditing ? view.allowsMultipleSelectionDuringEditing : view.allowsMultipleSelection
  }

  override var movesAreSwipes: Bool { view.collectionViewLayout.hasSwipeActions }

  override func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true
  }

  override func showHighlight(_ path: IndexPath, _ isHighlighted: Bool) {
    view.cellForItem(at: path)?.isHighlighted = isHighlighted
    isHighlighted
      ? delegate?.collectionView(view, didHighlightItemAt: path)
      : delegate?.collectionView(view, didUnhighlightItemAt: path)
  }

  override func show(_ path: IndexPath, _ isSelected: Bool, animated: Bool) {
    guard let cell = view.cellForItem(at: path), cell.isSelected != isSelected else { return }
    guard animated else { return cell.isSelected = isSelected }
    UIView.transition(
      with: cell,
      duration: CollectionBatch.duration,
      options: [.transitionCrossDissolve, .allowUserInteraction]
    ) { cell.isSelected = isSelected }
  }

  override func frame(of path: IndexPath) -> CGRect { view.cellForItem(at: path)?.frame ?? .zero }

  override func changeSelection(_ path: IndexPath) -> IndexPath? {
    if isMultiple, contains(path) {
      guard delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true else { return nil }
      remove(path, animated: false)
      delegate?.collectionView(view, didDeselectItemAt: path)
      return nil
    }
    if delegate?.collectionView(view, shouldSelectItemAt: path) ?? true {
      let former = isMultiple ? [] : paths.filter { $0 != path }
      select(path, animated: false)
      for other in former { delegate?.collectionView(view, didDeselectItemAt: other) }
      delegate?.collectionView(view, didSelectItemAt: path)
    }
    return path
  }

  override func performPrimaryAction(_ path: IndexPath) {
    if delegate?.collectionView(view, canPerformPrimaryActionForItemAt: path) ?? false {
      delegate?.collectionView(view, performPrimaryActionForItemAt: path)
    }
  }
}
