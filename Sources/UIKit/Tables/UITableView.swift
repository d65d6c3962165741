// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A view that shows rows in a column, in sections.
///
/// Only visible rows have cells. The data source makes them when they become visible, and reuses
/// those of rows that left.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The rows.
  private(set) lazy var table = TableEngine(self)
  private let storedStyle: Style
  private weak var storedDataSource: (any UITableViewDataSource)?
  private var storedIsEditing = false

  // MARK: Creating a table view

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - style: The style.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    prepare()
  }

  /// Creates a plain table view.
  ///
  /// - Parameter frame: The frame in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table view of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    alwaysBounceVertical = true
    backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
    attach(table.swipe.pan)
  }

  /// The style.
  open var style: Style { storedStyle }

  // MARK: Providing the data and the behavior

  /// The data source.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      guard newValue !== storedDataSource else { return }
      storedDataSource = newValue
      table.clientDidChange()
    }
  }
  /// The object that prepares the data of rows before they are visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether the data of rows is prepared before they are visible; `true` unless set.
  open var isPrefetchingEnabled = true
  /// The delegate.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      super.delegate = newValue
      table.clientDidChange()
    }
  }

  // MARK: Recycling cells

  /// Registers the class of cells with an identifier; `nil` removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    table.register(cellClass as? UITableViewCell.Type, for: identifier)
  }
  /// Registers the class of headers and footers with an identifier; `nil` removes it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    table.bars.register(aClass as? UITableViewHeaderFooterView.Type, for: identifier)
  }
  /// Returns a cell to use again, or a new one of the registered class.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The cell; `nil` without a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    table.dequeue(identifier)
  }
  /// Returns a cell to use again, or a new one of the registered class, for a row.
  ///
  /// An identifier without a class is a mistake.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = table.batch.reconfigured[indexPath], cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = table.dequeue(identifier) else { TableMisuse.unregistered(identifier) }
    return cell
  }
  /// Returns a header or footer to use again, or a new one of the registered class.
  ///
  /// - Parameter identifier: The identifier.
  /// - Returns: The view; `nil` without a registered class.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { table.bars.dequeue(identifier) }

  // MARK: Heights

  /// The height of rows, in points; automatic unless set.
  open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimate of the height of rows, in points; 0 asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of headers, in points; automatic unless set.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The height of footers, in points; automatic unless set.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
  /// The estimate of the height of headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The estimate of the height of footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }
  /// The room above the headers of a plain table, in points; automatic unless set.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsDidChange() }
  }

  override func contentSizeDidChange(in traits: UITraitCollection) { heightsDidChange() }
  private func heightsDidChange() { table.lookDidChange(keepsHeights: false) }

  // MARK: Views around the rows

  /// The view above the first section; its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { endDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section; its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { endDidChange(from: oldValue, to: tableFooterView) }
  }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private func endDidChange(from former: UIView?, to view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  // MARK: Separators

  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { table.lookDidChange(keepsHeights: false) }
  }
  /// The color of the lines.
  open var separatorColor: UIColor? = .separator { didSet { table.lookDidChange() } }
  /// The insets of the lines, in points; automatic ones unless set.
  open var separatorInset: UIEdgeInsets {
    get {
      table.separatorInset
        ?? UIEdgeInsets(
          top: 0,
          left: TableFigures.margin(in: storedLayer.bounds.width),
          bottom: 0,
          right: 0
        )
    }
    set { table.setSeparatorInset(newValue) }
  }

  // MARK: The index

  /// The number of rows from which on a plain table shows its index; 0 unless set.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { table.reloadIndex() } }
  /// The color of the index's titles; `nil` is the tint color.
  open var sectionIndexColor: UIColor? { didSet { table.index.colorsDidChange() } }
  /// The color behind the index; `nil` is none.
  open var sectionIndexBackgroundColor: UIColor? { didSet { table.index.colorsDidChange() } }
  /// The color behind the index while a finger is on it; `nil` is that of
  /// `sectionIndexBackgroundColor`.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { table.index.colorsDidChange() }
  }
  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() { table.reloadIndex() }

  // MARK: Numbers and places

  /// The number of sections.
  open var numberOfSections: Int { table.counts.count }
  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = table.counts
    TableMisuse.verify(section: section, in: counts.count)
    return counts[section]
  }
  /// Returns the frame of a section with its header and footer, in the content's coordinates.
  open func rect(forSection section: Int) -> CGRect {
    table.rect(ofSection: section, isHeader: nil)
  }
  /// Returns the frame of a header, in the content's coordinates.
  open func rectForHeader(inSection section: Int) -> CGRect {
    table.rect(ofSection: section, isHeader: true)
  }
  /// Returns the frame of a footer, in the content's coordinates.
  open func rectForFooter(inSection section: Int) -> CGRect {
    table.rect(ofSection: section, isHeader: false)
  }
  /// Returns the frame of a row, in the content's coordinates; zero for one that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { table.rect(of: indexPath) }
  /// Returns the row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { table.path(at: point) }
  /// Returns the row of a visible cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { table.path(of: cell) }
  /// Returns the rows in a part of the content.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { table.paths(in: rect) }
  /// Returns the cell of a visible row.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { table.cell(at: indexPath) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { table.visibleRows.map(\.cell) }
  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { table.visibleRows.map(\.path) }
  /// Returns the visible header of a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.bars.view(isHeader: true, section) as? UITableViewHeaderFooterView
  }
  /// Returns the visible footer of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    table.bars.view(isHeader: false, section) as? UITableViewHeaderFooterView
  }

  // MARK: Selection

  /// Whether rows can be selected; `true` unless set.
  open var allowsSelection = true
  /// Whether several rows can be selected; `false` unless set.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited; `false` unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; `false` unless set.
  open var allowsMultipleSelectionDuringEditing = false { didSet { table.lookDidChange() } }
  /// The row that was selected first.
  open var indexPathForSelectedRow: IndexPath? { table.selection.paths.first }
  /// The selected rows, in the order of their selection; `nil` for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    table.selection.paths.isEmpty ? nil : table.selection.paths
  }

  // MARK: The keyboard focus

  /// Whether the rows can have the keyboard focus; whether they can be selected unless set.
  open var allowsFocus: Bool {
    get { ownAllowsFocus ?? listSelection.isAllowed }
    set { ownAllowsFocus = newValue }
  }
  /// Whether rows are selected when they get the focus; `false` unless set.
  open var selectionFollowsFocus = false
  /// Whether the row that had the focus gets it again when it comes back; `false` unless set.
  open var remembersLastFocusedIndexPath = false
  private var ownAllowsFocus: Bool?
  let listFocus = ListFocus()

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusEntry.map { [$0] } ?? super.preferredFocusEnvironments
  }
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    let context = UITableViewFocusUpdateContext(context, in: self)
    return delegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    listFocus.didUpdate(context, in: self)
    let context = UITableViewFocusUpdateContext(context, in: self)
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }

  // MARK: Changing rows

  /// Whether a batch of changes has begun and not ended.
  open var hasUncommittedUpdates: Bool { table.batch.isOpen }
  /// Asks the data source for everything again.
  open func reloadData() { table.reload() }
  /// Whether the table is edited.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls of the rows.
  ///
  /// - Parameters:
  ///   - editing: Whether the table is edited.
  ///   - animated: Whether rows move aside over time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    table.editingDidChange(animated: animated)
  }

  // MARK: Overridden

  open override func layoutSubviews() {
    table.layOut()
    super.layoutSubviews()
  }
  override func userWillScroll() { table.swipe.close(animated: true) }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if table.swipe.touchBegan() { return }
    guard let point = touches.first?.location(in: self), let path = table.path(at: point) else {
      return
    }
    table.selection.touchBegan(path, at: point)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { table.selection.touchMoved(to: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    table.selection.touchEnded()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    table.selection.touchCancelled()
  }
}
