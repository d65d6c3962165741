// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourDecisions

/// The rows of a table: their places, the visible ones, and the cells that wait for reuse.
@MainActor
final class TableEngine {
  unowned let view: UITableView
  /// The visible rows, in order.
  private(set) var rows: [TableRow] = []
  private var pool = ReusePool<UITableViewCell>()
  private var answers: TableAnswers = []
  private var isLoaded = false
  private var isLayingOut = false
  /// The number of reloads, to notice one in a callback.
  private var generation = 0
  private var knownWidth: CGFloat = 0
  /// The greatest number of rows that were visible, beyond which the pool need not grow.
  private var mostVisible = 0
  /// The first row that was visible when the layout began.
  private var anchor: IndexPath?
  /// The separators' insets that the app set.
  private(set) var separatorInset: UIEdgeInsets?
  private lazy var layout = TableLayout(view)
  private(set) lazy var bars = TableBars(view)
  private(set) lazy var selection = TableSelection(view)
  private(set) lazy var batch = TableBatch(view)
  private(set) lazy var swipe = ListSwipe(view)
  private(set) lazy var index = TableIndex(view)
  /// The row that a finger moves; made when it lifts the first one.
  private(set) var reorder: TableReorder?
  private lazy var prefetcher = ListPrefetcher()

  init(_ view: UITableView) { self.view = view }

  private var metrics: TableMetrics { TableMetrics(view) }
  private var visible: CGRect { view.storedLayer.bounds }
  var rowInset: CGFloat { metrics.rowInset }
  var headerPadding: CGFloat { metrics.headerPadding }
  /// Whether the table has asked its data source for the numbers of rows.
  var isInUse: Bool { isLoaded }
  /// The visible rows, in order, after the layout that is pending.
  var visibleRows: [TableRow] {
    loadIfNeeded()
    if view.storedLayer.needsLayout() { layOut() }
    return rows
  }

  // MARK: The client's answers

  /// Whether the delegate or the data source is known not to implement a requirement.
  func lacks(_ answer: TableAnswers) -> Bool { answers.contains(answer) }

  /// Records that a default implementation was called.
  func note(_ answer: TableAnswers) { answers.insert(answer) }

  /// Records that a default implementation was called, and returns its value.
  func noting<Value>(_ answer: TableAnswers, _ value: Value) -> Value {
    answers.insert(answer)
    return value
  }

  /// The delegate or the data source was replaced.
  func clientDidChange() {
    answers = []
    invalidate()
  }

  func hasBar(isHeader: Bool, _ section: Int) -> Bool {
    bars.exists(isHeader: isHeader, section)
  }

  // MARK: Reuse

  func register(_ type: UITableViewCell.Type?, for identifier: String) {
    pool.register(type, for: identifier)
  }

  /// Returns a cell that waits or a new one of the registered class.
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = pool.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return pool.type(for: identifier).map { ReusableViews.make($0, identifier) }
  }

  /// The number of cells that wait.
  var waitingCount: Int { Array(pool.views).count }

  /// Puts a cell that is not visible any more into the pool, or out of the table.
  func recycle(_ row: TableRow) {
    let cell = row.cell
    swipe.rowWillLeave(row.path)
    if reorder?.holds(row.path) == true { reorder?.forget() }
    if cell.isHighlighted { cell.setHighlighted(false, animated: false) }
    if let identifier = cell.reuseIdentifier, cell.storedSuperview === view,
      pool.add(cell, as: identifier, limit: mostVisible + 2)
    {
      cell.isHidden = true
    } else if cell.storedSuperview === view {
      cell.removeFromSuperview()
    }
    view.delegate?.tableView(view, didEndDisplaying: cell, forRowAt: row.path)
  }

  // MARK: Loading

  /// The number of rows of each section.
  var counts: [Int] {
    loadIfNeeded()
    return layout.counts
  }

  /// The data changed.
  func reload() {
    // The cell with the focus may show another row afterwards.
    view.setNeedsFocusUpdate()
    invalidate()
    loadIfNeeded()
  }

  private func invalidate() {
    generation += 1
    isLoaded = false
    swipe.close(animated: false)
    reorder?.forget()
    let former = rows
    rows = []
    for row in former { recycle(row) }
    bars.removeAll()
    selection.clear()
    prefetcher.reset()
    view.setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard !isLoaded, view.dataSource != nil else { return }
    isLoaded = true
    layout.load(metrics.counts())
    reloadIndex()
    view.setNeedsLayout()
  }

  /// Asks the data source for the titles of the index.
  func reloadIndex() {
    guard isLoaded else { return }
    if index.load(rows: layout.counts.reduce(0, +)) { lookDidChange(keepsHeights: false) }
  }

  /// Heights, styles or insets changed: rows keep their cells.
  func lookDidChange(keepsHeights: Bool = true) {
    guard isLoaded else { return }
    if !keepsHeights {
      bars.removeAll()
      layout.load(layout.counts)
    }
    for row in rows { take(row.path, row.cell) }
    view.setNeedsLayout()
  }

  /// The heights of rows that have their cells are to be found out again.
  func heightsDidChange(at paths: [IndexPath]) {
    for path in paths where layout.contains(path) { layout.markUnknown(path) }
    view.setNeedsLayout()
  }

  /// A cell has other content: its height is found out again.
  func contentDidChange(of cell: UITableViewCell) {
    guard !isLayingOut, let path = path(of: cell) else { return }
    heightsDidChange(at: [path])
  }

  func setSeparatorInset(_ insets: UIEdgeInsets) {
    separatorInset = insets
    lookDidChange()
  }

  // MARK: Geometry

  /// The layout of loaded data.
  private var loaded: TableLayout {
    loadIfNeeded()
    return layout
  }

  /// Whether a row exists.
  func exists(_ path: IndexPath) -> Bool { loaded.contains(path) }

  /// Returns the frame of a row; zero for one that does not exist.
  func rect(of path: IndexPath) -> CGRect { loaded.frame(of: path) }

  /// Returns the frame of a section, or of its header or footer.
  func rect(ofSection section: Int, isHeader: Bool?) -> CGRect {
    loaded.frame(ofSection: section, isHeader: isHeader)
  }

  /// Returns the row at a point of the content.
  func path(at point: CGPoint) -> IndexPath? { loaded.path(at: point) }

  /// Returns the rows in a part of the content.
  func paths(in rect: CGRect) -> [IndexPath] { loaded.paths(in: rect) }

  func cell(at path: IndexPath) -> UITableViewCell? { rows.first { $0.path == path }?.cell }

  func path(of cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }

  // MARK: Layout

  /// Shows the rows of the visible area.
  func layOut() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    let width = visible.width - 2 * metrics.rowInset
    if width != knownWidth {
      let isFirst = knownWidth == 0
      knownWidth = width
      if !isFirst {
        swipe.close(animated: false)
        lookDidChange(keepsHeights: false)
      }
    }
    layOutEnds()
    guard isLoaded else { return }
    recycleInvisible()
    let generation = generation
    showVisible()
    guard generation == self.generation else { return view.setNeedsLayout() }
    mostVisible = max(mostVisible, rows.count)
    layout.updateContentSize()
    for row in rows { place(row) }
    placeBars()
    index.layOut()
    prefetch()
  }

  private func prefetch() {
    guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
    let ahead = prefetcher.areaAhead(of: visible, content: view.contentSize)
    let (prepare, cancel) = prefetcher.update(
      ahead: layout.paths(in: ahead),
      visible: rows.map(\.path)
    )
    if !prepare.isEmpty { source.tableView(view, prefetchRowsAt: prepare) }
    if !cancel.isEmpty { source.tableView(view, cancelPrefetchingForRowsAt: cancel) }
  }

  private func layOutEnds() {
    let background = view.backgroundView
    if background?.frame != visible { background?.frame = visible }
    if let header = view.tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: visible.width, height: header.frame.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = view.tableFooterView {
      let frame = CGRect(x: 0, y: layout.end, width: visible.width, height: footer.frame.height)
      if footer.frame != frame { footer.frame = frame }
    }
    layout.updateContentSize()
  }

  private func recycleInvisible() {
    let visible = visible
    var index = 0
    while index < rows.count {
      let path = rows[index].path
      if reorder?.holds(path) == true || layout.frame(of: path).intersects(visible) {
        index += 1
      } else {
        recycle(rows.remove(at: index))
      }
    }
  }

  private func showVisible() {
    let generation = generation
    anchor = rows.first?.path
    var item = layout.first(in: visible)
    while let present = item {
      if case .row(let row, let section) = present {
        show(IndexPath(row: row, section: section))
      } else {
        measureBar(present)
      }
      guard generation == self.generation else { return }
      item = layout.next(present, in: visible)
    }
  }

  private func show(_ path: IndexPath) {
    let index = rows.firstIndex { $0.path >= path } ?? rows.count
    if index < rows.count, rows[index].path == path {
      return measure(path, rows[index].cell)
    }
    guard let source = view.dataSource else { return }
    let generation = generation
    let isAnimated = UIView.inheritedAnimationDuration > 0
    var made: UITableViewCell?
    UIView.performWithoutAnimation { made = source.tableView(view, cellForRowAt: path) }
    guard generation == self.generation, let cell = made else { return }
    // A cell that the data source returned for another row already moves here.
    rows.removeAll { $0.cell === cell }
    let place = rows.firstIndex { $0.path >= path } ?? rows.count
    UIView.performWithoutAnimation {
      if cell.storedSuperview !== view {
        view.insertSubview(cell, at: view.backgroundView?.storedSuperview === view ? 1 : 0)
      }
      rows.insert(TableRow(path: path, cell: cell), at: place)
      take(path, cell)
      cell.frame = layout.frame(of: path)
      measure(path, cell)
      view.delegate?.tableView(view, willDisplay: cell, forRowAt: path)
      cell.isHidden = false
      if isAnimated {
        // Its content does not grow from nothing with an animation around.
        cell.frame = layout.frame(of: path)
        cell.layoutIfNeeded()
      }
    }
  }

  /// Gives a cell the properties that the table determines.
  func takeSetting(_ row: TableRow) {
    let count = layout.count(ofSection: row.path.section)
    row.cell.chrome.take(metrics.setting(for: row.path, count: count))
  }

  /// Gives a cell what the table determines.
  private func take(_ path: IndexPath, _ cell: UITableViewCell) {
    if let delegate = view.delegate, !lacks(.indentation) {
      let level = delegate.tableView(view, indentationLevelForRowAt: path)
      if !lacks(.indentation) { cell.indentationLevel = level }
    }
    takeSetting(TableRow(path: path, cell: cell))
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isEditing = view.isEditing && isEditable(path)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.chrome.showMark(isSelected)
  }

  private func measure(_ path: IndexPath, _ cell: UITableViewCell) {
    let item = ListGeometry.Item.row(path.row, section: path.section)
    guard !layout.knows(item) else { return }
    let height =
      metrics.height(of: path.row, in: path.section) ?? Double(cell.fittedHeight(in: knownWidth))
    layout.set(height, of: item, above: anchor)
  }

  private func measureBar(_ item: ListGeometry.Item) {
    guard !layout.knows(item), let (isHeader, section) = item.bar else { return }
    let bar = bars.made(isHeader: isHeader, section)
    let width = visible.width
    let height = bar.map { metrics.height(of: $0, isHeader: isHeader, width) }
    let standard = view.style == .plain ? 0 : Double(TableFigures.groupedGap)
    layout.set(height ?? standard, of: item, above: anchor)
  }

  private func place(_ row: TableRow) {
    var frame = layout.frame(of: row.path)
    if let reorder {
      if reorder.holds(row.path) { return }
      frame.origin.y += reorder.offset(of: .row(row.path.row, section: row.path.section))
    }
    if swipe.holds(row.path) {
      swipe.move(to: frame)
    } else if row.cell.frame != frame {
      row.cell.frame = frame
    }
  }

  private func placeBars() {
    for section in layout.sections(in: visible) {
      for isHeader in [true, false] where layout.visibleFrame(ofBar: isHeader, section) != nil {
        _ = bars.made(isHeader: isHeader, section)
      }
    }
    bars.place { isHeader, section in
      var frame = layout.visibleFrame(ofBar: isHeader, section)
      if let reorder {
        frame?.origin.y += reorder.offset(of: .init(isHeader: isHeader, section: section))
      }
      return frame
    }
  }

  // MARK: Updates

  /// Lifts a row by its reorder control.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - y: The place of the finger in the content.
  /// - Returns: Whether the cell is one of a row.
  func lift(_ cell: UITableViewCell, from y: CGFloat) -> Bool {
    guard let path = path(of: cell) else { return false }
    let reorder = reorder ?? TableReorder(view)
    self.reorder = reorder
    reorder.begin(cell, at: path, from: y)
    return true
  }

  /// Returns the place at which a row would be dropped that is held with its middle at a place.
  func place(of move: RowMove, at middle: CGFloat) -> ListPlace {
    layout.place(of: move, at: middle)
  }

  /// The user moved a row: the data source follows, then the rows do.
  func moveRow(_ origin: ListPlace, to target: ListPlace) {
    let generation = generation
    view.dataSource?.tableView(view, moveRowAt: IndexPath(origin), to: IndexPath(target))
    guard generation == self.generation else { return }
    for row in apply([.moveRow(origin, to: target)]).leave { recycle(row) }
  }

  /// Takes a batch of changes.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The visible rows that stay, with the frames that they had, and those that leave,
  ///   which the caller recycles.
  func apply(_ changes: [ListUpdate.Change]) -> (stay: [(TableRow, CGRect)], leave: [TableRow]) {
    let after = metrics.counts()
    let update: ListUpdate
    do { update = try ListUpdate(changes, from: layout.counts, to: after) } catch {
      TableMisuse.refuse(error)
    }
    generation += 1
    bars.removeAll()
    prefetcher.reset()
    var stay: [(TableRow, CGRect)] = []
    var leave: [TableRow] = []
    for row in rows {
      guard let place = update.place(of: row.path.place), !update.reloads(row.path.place) else {
        leave.append(row)
        continue
      }
      stay.append((TableRow(path: IndexPath(place), cell: row.cell), row.cell.frame))
    }
    stay.sort { $0.0.path < $1.0.path }
    rows = stay.map(\.0)
    layout.load(after, after: update)
    let map = { (path: IndexPath) in update.place(of: path.place).map(IndexPath.init) }
    selection.update(by: map)
    view.listFocus.update(by: map)
    for row in rows { take(row.path, row.cell) }
    return (stay, leave)
  }
}
