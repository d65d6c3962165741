// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The visible elements of a collection view, and the views that wait for reuse.
@MainActor
final class CollectionEngine {
  unowned let view: UICollectionView
  /// The layout.
  private(set) var layout: UICollectionViewLayout
  private(set) var elements: [ElementKey: CollectionElement] = [:] { didSet { known = nil } }
  /// The elements in their order, once asked for.
  private var known: [CollectionElement]?
  private var pool = CollectionPool()
  private var numbers: [Int] = []
  /// The number of elements that were shown.
  private var shownCount = 0
  private var isLoaded = false
  private var isPrepared = false
  private var isLayingOut = false
  /// The number of reloads, to notice one in a callback.
  private var generation = 0
  /// The greatest number of elements that were visible, beyond which the pool need not grow.
  private var mostVisible = 0
  /// Whether the delegate is known not to have sizes of its own for the items.
  private(set) var lacksItemSizes = false
  private(set) lazy var area = CollectionArea(view)
  private(set) lazy var selection = CollectionSelection(view)
  private(set) lazy var batch = CollectionBatch(view)
  private(set) lazy var prefetcher = ListPrefetcher()
  private(set) lazy var swipe = ListSwipe(view)

  /// The number of layouts in a pass in which cells determine their sizes.
  private static let measuringPasses = 8

  init(_ view: UICollectionView, _ layout: UICollectionViewLayout) {
    (self.view, self.layout) = (view, layout)
  }

  // MARK: The client

  /// Records that the delegate has no sizes of its own for the items.
  func noteLackOfItemSizes() { lacksItemSizes = true }

  /// The delegate was replaced.
  func delegateDidChange() {
    lacksItemSizes = false
    layout.invalidateLayout()
  }

  /// Changes the pool of views.
  func withPool<Result>(_ body: (inout CollectionPool) -> Result) -> Result { body(&pool) }

  /// Returns the cell that is made again in its place, or one for a new use.
  func dequeue(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    if let cell = batch.reconfigured[path], cell.reuseIdentifier == identifier { return cell }
    let cell = pool.cell(identifier)
    cell.setInEditing(view.isEditing, animated: false)
    layout.willReturn(cell, .cell(path))
    return cell
  }

  // MARK: Loading

  /// Whether the collection view has asked its data source for the numbers of items.
  var isInUse: Bool { isLoaded }

  /// The number of items of each section.
  var counts: [Int] {
    loadIfNeeded()
    return numbers
  }

  /// The data changed.
  func reload() {
    // The cell with the focus may show another item afterwards.
    view.setNeedsFocusUpdate()
    generation += 1
    isLoaded = false
    swipe.close(animated: false)
    let former = ordered
    elements = [:]
    for element in former { recycle(element) }
    selection.clear()
    prefetcher.reset()
    invalidateLayout(everything: true)
    loadIfNeeded()
  }

  private func loadIfNeeded() {
    guard !isLoaded, view.dataSource != nil else { return }
    isLoaded = true
    numbers = presentNumbers()
  }

  private func presentNumbers() -> [Int] {
    guard let source = view.dataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: view))).map { section in
      let items = source.collectionView(view, numberOfItemsInSection: section)
      CollectionMisuse.verify(items: items, in: section)
      return items
    }
  }

  // MARK: The layout

  private func invalidateLayout(everything: Bool, counts: Bool = true) {
    let type: AnyClass = type(of: layout).invalidationContextClass
    layout.invalidateLayout(with: .make(type, everything: everything, counts: counts))
  }

  /// The layout was invalidated.
  func layoutDidBecomeInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
    isPrepared = false
    area.layoutDidBecomeInvalid(context)
    if !isLayingOut, !context.keepsMeasurements {
      for key in elements.keys { elements[key]?.isMeasured = false }
    }
    view.setNeedsLayout()
  }

  /// Prepares the layout, if it is invalid.
  func prepareIfNeeded() {
    guard !isPrepared else { return }
    loadIfNeeded()
    isPrepared = true
    layout.prepare()
    area.layoutDidPrepare(layout)
  }

  /// Takes another layout, without changing what is visible.
  func setLayout(_ new: UICollectionViewLayout) {
    layout = new
    new.link.attach(to: view)
    view.attachSwipes(new)
    invalidateLayout(everything: true, counts: false)
  }

  /// The bounds are about to change.
  func boundsWillChange(to bounds: CGRect) {
    guard layout.shouldInvalidateLayout(forBoundsChange: bounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
  }

  /// Returns an area of the view in the layout's coordinates, or the reverse.
  func layoutArea(_ area: CGRect) -> CGRect { self.area.mirrored(area) }

  // MARK: Layout passes

  /// Shows the elements of the visible area.
  func layOut() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let visible = view.storedLayer.bounds
    if let background = view.backgroundView, background.frame != visible {
      background.frame = visible
    }
    prepareIfNeeded()
    showVisible()
    area.didPlace()
    mostVisible = max(mostVisible, elements.count)
    prefetch()
  }

  /// Shows the elements of the visible area if a layout is pending.
  func layOutIfNeeded() { if !isPrepared || view.storedLayer.needsLayout() { layOut() } }

  private func showVisible() {
    var anchor: (key: ElementKey, frame: CGRect)?
    for pass in 0..<Self.measuringPasses {
      let wanted = area.visibleAttributes(layout)
      if pass == 0, layout.measuresCells { anchor = firstMeasured(wanted) }
      recycleAll(but: wanted)
      let generation = generation
      for attributes in wanted {
        show(attributes)
        guard generation == self.generation else { return view.setNeedsLayout() }
      }
      guard !isPrepared else { break }
      prepareIfNeeded()
      if let (key, frame) = anchor, let present = layout.attributes(of: key)?.frame {
        area.scroll(by: CGPoint(x: present.minX - frame.minX, y: present.minY - frame.minY))
        anchor?.frame = present
      }
    }
  }

  /// Returns the first element that was visible before, which stays where it is.
  private func firstMeasured(
    _ wanted: [UICollectionViewLayoutAttributes]
  ) -> (ElementKey, CGRect)? {
    wanted.first { elements[$0.key]?.isMeasured == true }.map { ($0.key, $0.frame) }
  }

  /// The visible elements, in the order in which they were shown.
  var ordered: [CollectionElement] {
    let ordered = known ?? elements.values.sorted { $0.number < $1.number }
    known = ordered
    return ordered
  }

  private func recycleAll(but wanted: [UICollectionViewLayoutAttributes]) {
    let kept = Set(wanted.map(\.key))
    guard elements.count > kept.count || elements.keys.contains(where: { !kept.contains($0) })
    else { return }
    for element in ordered where !kept.contains(element.key) {
      elements[element.key] = nil
      recycle(element)
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let key = attributes.key
    if let element = elements[key] {
      if element.attributes !== attributes || area.needsPlacing {
        elements[key]?.attributes = attributes
        area.give(attributes, to: element.view)
      }
      return measure(key)
    }
    let generation = generation
    guard let view = makeView(key), generation == self.generation else { return }
    UIView.performWithoutAnimation {
      // A view that the data source returned for another element already moves here.
      for (other, element) in elements where element.view === view { elements[other] = nil }
      shownCount += 1
      elements[key] = CollectionElement(
        key: key,
        view: view,
        number: shownCount,
        attributes: attributes
      )
      view.isHidden = false
      if view.storedSuperview !== self.view { area.add(view, attributes) }
      area.give(attributes, to: view)
      willDisplay(view, key)
    }
    measure(key)
  }

  private func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    if key.category == .decorationView, let kind = key.kind {
      return pool.decoration(kind, layout.link.decoration(kind))
    }
    guard let source = view.dataSource else { return nil }
    if let kind = key.kind {
      let made = source.collectionView(view, viewForSupplementaryElementOfKind: kind, at: key.path)
      CollectionMisuse.verify(made, kind, key.path)
      return made
    }
    let cell = source.collectionView(view, cellForItemAt: key.path)
    CollectionMisuse.verify(cell, key.path)
    let isSelected = selection.contains(key.path)
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    return cell
  }

  private func measure(_ key: ElementKey) {
    guard layout.measuresCells, key.category != .decorationView, let element = elements[key],
      !element.isMeasured
    else { return }
    elements[key]?.isMeasured = true
    let original = element.attributes
    let preferred = element.view.preferredLayoutAttributesFitting(original.copied)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
    )
  }

  // MARK: Views that come and go

  private func willDisplay(_ element: UICollectionReusableView, _ key: ElementKey) {
    if let cell = element as? UICollectionViewCell, key.category == .cell {
      view.delegate?.collectionView(view, willDisplay: cell, forItemAt: key.path)
    } else if let kind = key.kind, key.category == .supplementaryView {
      view.delegate?.collectionView(
        view,
        willDisplaySupplementaryView: element,
        forElementKind: kind,
        at: key.path
      )
    }
  }

  /// Puts a view that is not visible any more into the pool, or out of the collection view.
  func recycle(_ element: CollectionElement) {
    let (former, key) = (element.view, element.key)
    if key.category == .cell { swipe.rowWillLeave(key.path) }
    if let cell = former as? UICollectionViewCell, cell.isHighlighted { cell.isHighlighted = false }
    if former.storedSuperview === view {
      if pool.add(former, key, limit: mostVisible + 2) {
        former.isHidden = true
      } else {
        former.removeFromSuperview()
      }
    }
    if let cell = former as? UICollectionViewCell, key.category == .cell {
      view.delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: key.path)
    } else if let kind = key.kind, key.category == .supplementaryView {
      view.delegate?.collectionView(
        view,
        didEndDisplayingSupplementaryView: former,
        forElementOfKind: kind,
        at: key.path
      )
    }
  }

  private func prefetch() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
    let visible = layoutArea(view.storedLayer.bounds)
    let ahead = prefetcher.areaAhead(of: visible, content: view.contentSize)
    let next = layout.layoutAttributesForElements(in: ahead) ?? []
    let (prepare, cancel) = prefetcher.update(
      ahead: next.filter { $0.representedElementCategory == .cell }.map(\.indexPath).sorted(),
      visible: elements.keys.filter { $0.category == .cell }.map(\.path)
    )
    if !prepare.isEmpty { source.collectionView(view, prefetchItemsAt: prepare) }
    if !cancel.isEmpty { source.collectionView(view, cancelPrefetchingForItemsAt: cancel) }
  }

  // MARK: Updates

  /// Takes a batch of changes.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The visible elements that leave, which the caller recycles.
  func apply(_ changes: [ListUpdate.Change]) -> [CollectionElement] {
    let after = presentNumbers()
    let update: ListUpdate
    do { update = try ListUpdate(changes, from: numbers, to: after) } catch {
      CollectionMisuse.refuse(error)
    }
    swipe.close(animated: false)
    let former = area.surroundingAttributes(layout)
    generation += 1
    numbers = after
    layout.takeUpdate(update)
    layout.link.setChange(LayoutChange(former) { $0.updated(by: update) })
    invalidateLayout(everything: false)
    prefetcher.reset()
    let leave = take { $0.updated(by: update) }
    let map = { (path: IndexPath) in update.place(of: path.place).map(IndexPath.init) }
    selection.update(by: map)
    view.listFocus.update(by: map)
    prepareIfNeeded()
    layout.prepare(forCollectionViewUpdates: CollectionBatch.items(changes))
    return leave
  }

  /// Moves the visible elements to other paths.
  ///
  /// - Parameter map: Returns the element after a change; `nil` for one that leaves.
  /// - Returns: The elements that leave.
  func take(_ map: (ElementKey) -> ElementKey?) -> [CollectionElement] {
    var leave: [CollectionElement] = []
    let former = ordered
    elements = [:]
    for element in former {
      guard let target = map(element.key) else {
        leave.append(element)
        continue
      }
      elements[target] = element
      elements[target]?.key = target
    }
    return leave
  }
}

extension ElementKey {
  /// Returns the element after a batch; `nil` if it is gone or made again.
  fileprivate func updated(by update: ListUpdate) -> ElementKey? {
    guard path.count == 2 else { return self }
    if category == .cell {
      guard !update.reloads(path.place), let place = update.place(of: path.place) else {
        return nil
      }
      return moved(to: IndexPath(place))
    }
    guard let section = update.section(path.section), update.rows(of: path.section) != nil else {
      return nil
    }
    return moved(to: IndexPath(item: path.item, section: section))
  }
}
