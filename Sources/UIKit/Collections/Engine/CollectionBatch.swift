// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The changes of a collection view's items that are collected, and then shown together.
@MainActor
final class CollectionBatch {
  private unowned let view: UICollectionView
  private var pending = PendingChanges()
  /// The cells that are made again in their places, which are dequeued for them.
  private(set) var reconfigured: [IndexPath: UICollectionViewCell] = [:]

  /// The duration of a change of items or of the layout, in seconds.
  static let duration = TableFigures.updateDuration

  init(_ view: UICollectionView) { self.view = view }

  private var engine: CollectionEngine { view.collection }

  /// Whether changes wait for the end of their batch.
  var isOpen: Bool { pending.isOpen }

  func begin() {
    if !pending.isOpen {
      _ = engine.counts
      engine.prepareIfNeeded()
    }
    pending.begin()
  }

  func end() {
    if pending.end() { commit() }
  }

  /// Calls a closure after the animations of the batch.
  func add(completion: @escaping (Bool) -> Void) { pending.add(completion: completion) }

  /// Adds changes; outside of a batch they are shown at once.
  func add(_ changes: [ListUpdate.Change]) {
    begin()
    pending.add(changes)
    end()
  }

  /// Asks the data source for visible cells again, which stay.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = view.cellForItem(at: path) else { continue }
      reconfigured[path] = cell
      _ = view.dataSource?.collectionView(view, cellForItemAt: path)
    }
    reconfigured = [:]
    if engine.layout.measuresCells { engine.layout.invalidateLayout() }
  }

  private func commit() {
    let (changes, end) = pending.take()
    guard engine.isInUse else {
      if !changes.isEmpty { engine.reload() }
      return end()
    }
    let leave = engine.apply(changes)
    show(leave, end) { [layout = engine.layout] in layout.initialAttributes(of: $0) }
    engine.layout.finalizeCollectionViewUpdates()
    engine.layout.link.setChange(nil)
  }

  // MARK: Layouts

  /// Takes another layout.
  func setLayout(
    _ new: UICollectionViewLayout,
    animated: Bool,
    _ end: @escaping (Bool) -> Void
  ) {
    let former = engine.layout
    guard new !== former else { return end(true) }
    former.prepareForTransition(to: new)
    new.prepareForTransition(from: former)
    let views = engine.ordered.map(\.view)
    for view in views { view.willTransition(from: former, to: new) }
    engine.setLayout(new)
    engine.prepareIfNeeded()
    let leave = engine.take { new.attributes(of: $0) == nil ? nil : $0 }
    let completion = {
      for view in views { view.didTransition(from: former, to: new) }
      end(true)
    }
    let animates = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(animated && animates)
    show(leave, completion) { former.attributes(of: $0) ?? new.initialAttributes(of: $0) }
    UIView.setAnimationsEnabled(animates)
    former.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    former.link.attach(to: nil)
  }

  // MARK: Animations

  /// Shows the elements in their new places.
  ///
  /// - Parameters:
  ///   - gone: The elements that leave.
  ///   - end: Called after the animations.
  ///   - start: Returns the attributes from which an element appears.
  private func show(
    _ gone: [CollectionElement],
    _ end: @escaping () -> Void,
    from start: (ElementKey) -> UICollectionViewLayoutAttributes?
  ) {
    let engine = engine
    scrollToTarget()
    guard view.storedWindow != nil, UIView.areAnimationsEnabled else {
      for element in gone { engine.recycle(element) }
      UIView.performWithoutAnimation { engine.layOut() }
      return end()
    }
    let former = engine.elements
    var leave = gone.map { ($0, engine.layout.finalAttributes(of: $0.key)) }
    leave += leavers()
    UIView.performWithoutAnimation {
      engine.layOut()
      // Before cells return to where they were: a layout pass puts them in their places.
      view.layoutIfNeeded()
      for element in engine.ordered {
        if let attributes = former[element.key]?.attributes ?? start(element.key) {
          engine.area.give(attributes, to: element.view)
        }
      }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction]) {
      for element in engine.ordered {
        engine.area.give(element.attributes, to: element.view)
      }
      for (element, target) in leave {
        if let target { engine.area.give(target, to: element.view) }
      }
    } completion: { [weak view] _ in
      for (element, _) in leave { view?.collection.recycle(element) }
      end()
    }
  }

  /// Removes the elements whose new places are not visible from those that the engine recycles.
  ///
  /// - Returns: The elements and the attributes to which they leave.
  private func leavers() -> [(CollectionElement, UICollectionViewLayoutAttributes?)] {
    let layout = engine.layout
    var targets: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    for key in engine.elements.keys {
      if let target = layout.attributes(of: key), !engine.area.shows(target) {
        targets[key] = target
      }
    }
    return engine.take { targets[$0] == nil ? $0 : nil }.map { ($0, targets[$0.key]) }
  }

  private func scrollToTarget() {
    let offset = view.contentOffset
    let proposed = engine.area.mirroredOffset(offset)
    var target = engine.layout.targetContentOffset(forProposedContentOffset: proposed)
    target = engine.area.mirroredOffset(target)
    if let delegate = view.delegate {
      target = delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target)
    }
    if target != offset { view.contentOffset = target }
  }

  /// Returns the changes as a layout gets them.
  static func items(_ changes: [ListUpdate.Change]) -> [UICollectionViewUpdateItem] {
    func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return changes.map { change in
      switch change {
      case .insertRow(let place): .init(.insert, from: nil, to: IndexPath(place))
      case .deleteRow(let place): .init(.delete, from: IndexPath(place), to: nil)
      case .reloadRow(let place): .init(.reload, from: IndexPath(place), to: IndexPath(place))
      case .moveRow(let place, let target):
        .init(.move, from: IndexPath(place), to: IndexPath(target))
      case .insertSection(let index): .init(.insert, from: nil, to: section(index))
      case .deleteSection(let index): .init(.delete, from: section(index), to: nil)
      case .reloadSection(let index): .init(.reload, from: section(index), to: section(index))
      case .moveSection(let index, let target):
        .init(.move, from: section(index), to: section(target))
      }
    }
  }
}
