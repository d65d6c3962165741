// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The places of a list's elements, and the heights that they determined.
@MainActor
final class ListLayoutEngine {
  private unowned let layout: UICollectionViewCompositionalLayout
  private let configuration: UICollectionLayoutListConfiguration
  private var geometry = ListGeometry([])
  private var isValid = false
  /// Whether the heights are those of other items or of another width.
  private var isStale = true
  private var width: CGFloat = 0
  private var inset: CGFloat = 0
  /// The attributes of items that were asked for since the places changed.
  private var known: [ElementKey: ListAttributes] = [:]
  /// The attributes of headers and footers.
  private var knownBars: [ElementKey: ListAttributes] = [:]

  /// The number of kept attributes, beyond which they are dropped: several screens of rows.
  private static let knownLimit = 500
  /// The order of headers and footers, in front of items (near UIKit's).
  private static let barIndex = 10

  init(
    _ layout: UICollectionViewCompositionalLayout,
    _ configuration: UICollectionLayoutListConfiguration
  ) {
    (self.layout, self.configuration) = (layout, configuration)
  }

  private var isPlain: Bool { configuration.appearance == .plain }
  private var hasHeaders: Bool { configuration.headerMode == .supplementary }
  private var hasFooters: Bool { configuration.footerMode == .supplementary }

  /// Whether headers and footers follow the visible area.
  var pins: Bool { isPlain && (hasHeaders || hasFooters) }

  // MARK: Preparing

  /// Takes an invalidation.
  func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    let scope = (context as? ListInvalidationContext)?.scope ?? .all
    knownBars = [:]
    if scope != .bars { known = [:] }
    if context.invalidateEverything { isStale = true }
    if scope == .all { isValid = false }
  }

  /// Computes the places, if they are invalid.
  func prepare() {
    guard !isValid, let view = layout.collectionView else { return }
    isValid = true
    if view.backgroundColor == nil {
      view.backgroundColor =
        configuration.backgroundColor ?? (isPlain ? .systemBackground : .systemGroupedBackground)
    }
    let insets = view.adjustedContentInset
    let width = max(0, view.storedLayer.bounds.width - insets.left - insets.right)
    if width != self.width { isStale = true }
    self.width = width
    let safe = view.computedSafeAreaInsets
    inset =
      configuration.appearance == .insetGrouped
      ? TableFigures.margin(in: width) + max(safe.left, safe.right) : 0
    let counts = view.collection.counts
    guard isStale || geometry.sections.map(\.rows.count) != counts else { return }
    isStale = false
    geometry = ListGeometry(counts.enumerated().map { section($0, count: $1) })
  }

  private func section(_ section: Int, count: Int) -> ListGeometry.Section {
    var result = ListGeometry.Section(rows: RowHeights(TableFigures.rowHeight, count: count))
    result.knownRows = .some([])
    result.header = headerPadding(section)
    if hasHeaders {
      result.header += isPlain ? TableFigures.plainHeader : TableFigures.groupedHeader
      result.knowsHeader = false
    }
    result.footer = isPlain || hasFooters ? 0 : TableFigures.groupedGap
    if hasFooters {
      result.footer = TableFigures.plainHeader
      result.knowsFooter = false
    }
    return result
  }

  /// The room above the header of a section, or above its rows.
  private func headerPadding(_ section: Int) -> CGFloat {
    if configuration.headerMode != .none, let padding = configuration.headerTopPadding {
      return max(0, padding)
    }
    if isPlain { return hasHeaders ? TableFigures.plainHeaderPadding : 0 }
    if hasHeaders { return 0 }
    return section == 0 && configuration.headerMode == .none
      ? TableFigures.groupedTop : TableFigures.groupedGap
  }

  /// The size of the content.
  var contentSize: CGSize { CGSize(width: width, height: geometry.height) }

  // MARK: Measured elements

  /// Takes the height that an element determined, and returns whether elements move.
  func take(_ height: CGFloat, of key: ElementKey) -> Bool {
    guard let item = item(of: key), height.isFinite else { return false }
    let padding = key.isHeader ? headerPadding(key.path.section) : 0
    geometry.markKnown(item)
    return geometry.set(max(0, height) + padding, of: item) != 0
  }

  /// Moves the heights with their items.
  func takeUpdate(_ update: ListUpdate) {
    guard let view = layout.collectionView else { return }
    var sections = view.collection.counts.enumerated().map { section($0, count: $1) }
    for (former, section) in geometry.sections.enumerated() {
      guard let place = update.section(former), let map = update.rows(of: former) else { continue }
      sections[place].rows = section.rows.updated(by: map, estimate: TableFigures.rowHeight)
      sections[place].knownRows = section.knownRows.updated(by: map.place)
      if place == former || !hasHeaders { continue }
      sections[place].header = section.header
    }
    geometry = ListGeometry(sections)
    isStale = false
  }

  // MARK: Attributes

  /// Returns the attributes of the elements in an area.
  func attributes(in area: CGRect) -> [UICollectionViewLayoutAttributes] {
    if known.count > Self.knownLimit { known = [:] }
    guard geometry.height > 0, area.maxY > 0 else { return [] }
    var result: [UICollectionViewLayoutAttributes] = []
    var next = geometry.item(at: max(0, area.minY))
    if pins, let first = next { result += bars(before: first) }
    while let item = next, geometry.span(of: item).start < area.maxY {
      if let attributes = attributes(of: item), attributes.frame.touches(area) || pins {
        result.append(attributes)
      }
      next = geometry.item(after: item)
    }
    if pins, let last = next, hasFooters, case .row(_, let section) = last,
      let footer = attributes(of: .footer(section: section))
    {
      result.append(footer)
    }
    return result
  }

  /// The header of the section that begins above the visible area.
  private func bars(before item: ListGeometry.Item) -> [UICollectionViewLayoutAttributes] {
    switch item {
    case .header: return []
    case .row(_, let section), .footer(let section):
      return attributes(of: .header(section: section)).map { [$0] } ?? []
    }
  }

  /// Returns the attributes of an item; `nil` for one that does not exist.
  func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(of: .cell(path)).flatMap(attributes)
  }

  /// Returns the attributes of a header or footer; `nil` for one that does not exist.
  func attributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    item(of: .supplementary(kind, path)).flatMap(attributes)
  }

  private func item(of key: ElementKey) -> ListGeometry.Item? {
    let path = key.path
    guard path.count == 2, geometry.sections.indices.contains(path.section) else { return nil }
    if key.category == .cell {
      let exists = geometry.sections[path.section].rows.count > path.item && path.item >= 0
      return exists ? .row(path.item, section: path.section) : nil
    }
    guard path.item == 0 else { return nil }
    if key.isHeader { return .header(section: path.section) }
    return key.kind == UICollectionView.elementKindSectionFooter
      ? .footer(section: path.section) : nil
  }

  private func attributes(of item: ListGeometry.Item) -> ListAttributes? {
    let key: ElementKey
    switch item {
    case .row(let row, let section): key = .cell(IndexPath(item: row, section: section))
    case .header(let section):
      guard hasHeaders else { return nil }
      let kind = UICollectionView.elementKindSectionHeader
      key = .supplementary(kind, IndexPath(item: 0, section: section))
    case .footer(let section):
      guard hasFooters else { return nil }
      let kind = UICollectionView.elementKindSectionFooter
      key = .supplementary(kind, IndexPath(item: 0, section: section))
    }
    let isBar = key.category != .cell
    if let attributes = isBar ? knownBars[key] : known[key] { return attributes }
    let made = UICollectionViewLayoutAttributes.make(ListAttributes.self, key) as? ListAttributes
    guard let made else { return nil }
    made.frame = frame(of: item)
    made.setting = setting(of: key)
    if isBar {
      made.zIndex = Self.barIndex
      knownBars[key] = made
    } else {
      known[key] = made
    }
    return made
  }

  private func frame(of item: ListGeometry.Item) -> CGRect {
    var (start, height) = geometry.span(of: item)
    switch item {
    case .header(let section):
      let padding = Double(headerPadding(section))
      (start, height) = (start + padding, height - padding)
      if pins { start = pinned(start, height, section, isHeader: true) }
    case .footer(let section):
      if pins { start = pinned(start, height, section, isHeader: false) }
    case .row: break
    }
    return CGRect(x: inset, y: start, width: max(0, width - 2 * inset), height: height)
  }

  private func pinned(
    _ start: Double,
    _ height: Double,
    _ section: Int,
    isHeader: Bool
  ) -> Double {
    guard let view = layout.collectionView else { return start }
    let visible = view.storedLayer.bounds.inset(by: view.adjustedContentInset)
    let (top, whole) = geometry.span(ofSection: section)
    let (header, footer) = (geometry.sections[section].header, geometry.sections[section].footer)
    return isHeader
      ? FloatingBar.header(
        at: start,
        height: height,
        end: top + whole - footer,
        visible: visible.minY
      )
      : FloatingBar.footer(
        at: start,
        height: height,
        top: top + header,
        visible: visible.maxY
      )
  }

  // MARK: Settings

  /// Returns the properties of an element that the list determines.
  func setting(of key: ElementKey) -> ListRowSetting {
    var setting = ListRowSetting()
    setting.cell.style = configuration.style
    guard key.category == .cell else {
      (setting.isHeader, setting.isFooter) = (key.isHeader, !key.isHeader)
      return setting
    }
    let path = key.path
    let first = configuration.headerMode == .firstItemInSection ? 1 : 0
    let sections = geometry.sections
    let count = sections.indices.contains(path.section) ? sections[path.section].rows.count : 0
    setting.isHeader = path.item < first
    setting.cell.isFirst = path.item == first
    setting.cell.isLast = path.item == count - 1
    guard configuration.showsSeparators else { return setting }
    let separators = configuration.separatorConfiguration
    setting.separators = configuration.itemSeparatorHandler?(path, separators) ?? separators
    return setting
  }
}

extension ElementKey {
  /// Whether it is the header of a section.
  fileprivate var isHeader: Bool { kind == UICollectionView.elementKindSectionHeader }
}
