// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The places of a flow layout's elements, and the sizes that its cells determined.
@MainActor
final class FlowEngine {
  private unowned let layout: UICollectionViewFlowLayout
  private var geometry = FlowGeometry([])
  private var isValid = false
  /// The sizes that cells determined.
  private var measured: [ListPlace: FlowSize] = [:]
  /// The attributes of items that were asked for since the places changed.
  private var known: [ListPlace: UICollectionViewLayoutAttributes] = [:]
  private var room = 0.0

  /// The number of kept attributes, beyond which they are dropped: several screens of small items.
  private static let knownLimit = 2000
  /// The order of headers and footers, in front of items (near UIKit's).
  private static let barIndex = 10

  init(_ layout: UICollectionViewFlowLayout) { self.layout = layout }

  private var axes: FlowAxes { FlowAxes(direction: layout.scrollDirection) }

  // MARK: Preparing

  /// Takes an invalidation.
  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything { measured = [:] }
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutDelegateMetrics ?? true
      || flow?.invalidateFlowLayoutAttributes ?? true
    {
      isValid = false
    }
  }

  /// Computes the places, if they are invalid.
  func prepare() {
    guard !isValid, let view = layout.collectionView else { return }
    isValid = true
    known = [:]
    let metrics = FlowMetrics(layout, view)
    // Cells determine their sizes for the room that there is.
    if room != metrics.breadth { measured = [:] }
    room = metrics.breadth
    var sizes: [Int: [Int: FlowSize]] = [:]
    for (place, size) in measured { sizes[place.section, default: [:]][place.row] = size }
    geometry = FlowGeometry(
      view.collection.counts.enumerated().map { section, count in
        metrics.section(section, count: count, measured: sizes[section] ?? [:])
      }
    )
  }

  /// The size of the content.
  var contentSize: CGSize { axes.size(length: geometry.length, breadth: room) }

  // MARK: Measured cells

  /// Takes the size that a cell determined.
  func take(_ size: CGSize, of path: IndexPath) {
    guard geometry.contains(path.place) else { return }
    measured[path.place] = axes.size(size)
    geometry.set(axes.size(size), of: path.place)
    known = [:]
  }

  /// Moves the sizes with their items.
  func takeUpdate(_ update: ListUpdate) {
    let former = measured
    measured = [:]
    for (place, size) in former where !update.reloads(place) {
      if let target = update.place(of: place) { measured[target] = size }
    }
  }

  // MARK: Attributes

  /// Returns the attributes of the elements in an area.
  func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = axes.range(area)
    settle(through: end)
    var result: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: start, to: end) {
      if let header = bar(isHeader: true, section), header.frame.touches(area) {
        result.append(header)
      }
      let items = geometry.items(of: section, from: start, to: end)
      result += attributes(of: items, in: section).filter { $0.frame.touches(area) }
      if let footer = bar(isHeader: false, section), footer.frame.touches(area) {
        result.append(footer)
      }
    }
    return result
  }

  private func settle(through end: Double) {
    guard geometry.isUnsettled else { return }
    geometry.settle(through: end)
    known = [:]
  }

  private func attributes(
    of items: Range<Int>,
    in section: Int
  ) -> [UICollectionViewLayoutAttributes] {
    let present = items.compactMap { known[ListPlace(section, $0)] }
    if present.count == items.count { return present }
    if known.count > Self.knownLimit { known = [:] }
    return zip(items, geometry.places(of: items, in: section)).map { item, place in
      let path = IndexPath(item: item, section: section)
      if let attributes = known[path.place] { return attributes }
      let attributes = make(.cell(path), place)
      known[path.place] = attributes
      return attributes
    }
  }

  /// Returns the attributes of an item; `nil` for one that does not exist.
  func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard geometry.contains(path.place) else { return nil }
    if geometry.isUnsettled {
      geometry.settle(including: path.place)
      known = [:]
    }
    return attributes(of: path.item..<path.item + 1, in: path.section).first
  }

  /// Returns the attributes of a header or footer; `nil` for one that does not exist.
  func attributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(path.section), path.item == 0 else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return bar(isHeader: true, path.section)
    case UICollectionView.elementKindSectionFooter: return bar(isHeader: false, path.section)
    default: return nil
    }
  }

  private func bar(isHeader: Bool, _ section: Int) -> UICollectionViewLayoutAttributes? {
    let span =
      isHeader ? geometry.span(ofHeader: section) : geometry.span(ofFooter: section)
    guard span.length > 0 else { return nil }
    var place = FlowPlace(
      start: span.start,
      side: 0,
      size: FlowSize(length: span.length, breadth: room)
    )
    let isPinned =
      isHeader
      ? layout.sectionHeadersPinToVisibleBounds : layout.sectionFootersPinToVisibleBounds
    if isPinned { place.start = pinned(place, isHeader: isHeader, section) }
    let kind =
      isHeader
      ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let attributes = make(.supplementary(kind, IndexPath(item: 0, section: section)), place)
    attributes.zIndex = Self.barIndex
    return attributes
  }

  private func pinned(_ place: FlowPlace, isHeader: Bool, _ section: Int) -> Double {
    guard let view = layout.collectionView else { return place.start }
    let visible = axes.range(view.collection.layoutArea(view.storedLayer.bounds))
    let insets = axes.insets(view.adjustedContentInset)
    let (start, length) = geometry.span(ofSection: section)
    let (header, footer) = (geometry.sections[section].header, geometry.sections[section].footer)
    return isHeader
      ? FloatingBar.header(
        at: place.start,
        height: place.size.length,
        end: start + length - footer,
        visible: visible.start + insets.before
      )
      : FloatingBar.footer(
        at: place.start,
        height: place.size.length,
        top: start + header,
        visible: visible.end - insets.after
      )
  }

  private func make(_ key: ElementKey, _ place: FlowPlace) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      type(of: layout).layoutAttributesClass,
      key
    )
    attributes.frame = axes.frame(place)
    return attributes
  }
}

extension CGRect {
  /// Whether an area shows a part of the rectangle.
  func touches(_ area: CGRect) -> Bool {
    minX < area.maxX && area.minX < maxX && minY < area.maxY && area.minY < maxY
  }
}
