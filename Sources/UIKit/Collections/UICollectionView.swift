// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A view that shows items in the places of a layout.
///
/// Only visible elements have views. The data source makes them when they become visible, and
/// reuses those of elements that left.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The elements.
  private(set) lazy var collection = CollectionEngine(self, initialLayout)
  private let initialLayout: UICollectionViewLayout
  private var storedIsEditing = false
  private weak var storedDataSource: (any UICollectionViewDataSource)?

  // MARK: Creating a collection view

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - layout: The layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(frame: frame)
    layout.link.attach(to: self)
    attachSwipes(layout)
  }

  /// Creates a collection view of zero size with a flow layout.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    initialLayout.link.attach(to: self)
  }

  // MARK: Providing the data and the behavior

  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      guard newValue !== storedDataSource else { return }
      storedDataSource = newValue
      collection.reload()
    }
  }
  /// The delegate.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      guard newValue !== scrollDelegate else { return }
      super.delegate = newValue
      collection.delegateDidChange()
    }
  }
  /// The object that prepares the data of items before they are visible.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the data of items is prepared before they are visible; `true` unless set.
  open var isPrefetchingEnabled = true
  /// The view behind the elements, as large as the collection view.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      backgroundView?.layer.zPosition = Self.backgroundOrder
      setNeedsLayout()
    }
  }

  /// The order of the background, behind views with an order below 0.
  private static let backgroundOrder = -CGFloat.greatestFiniteMagnitude

  // MARK: The layout

  /// The layout; setting it changes places without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { collection.layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Takes another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether the elements move to their new places over time.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Takes another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether the elements move to their new places over time.
  ///   - completion: Called at the end, with whether the animations finished.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { collection.batch.setLayout(layout, animated: animated) { completion?($0) } }
  /// Returns the attributes of an item, with its place in the view, also where the layout is
  /// mirrored; `nil` for one that does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collection.shownAttributes(of: .cell(indexPath))
  }
  /// Returns the attributes of a supplementary view, with its place in the view.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - indexPath: Its path.
  /// - Returns: The attributes; `nil` for a view that does not exist.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collection.shownAttributes(of: .supplementary(kind, indexPath))
  }

  // MARK: Recycling views

  /// Registers the class of cells with an identifier; `nil` removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    collection.withPool {
      $0.register(cellClass as? UICollectionViewCell.Type, for: identifier)
    }
  }
  /// Registers the class of supplementary views with an identifier; `nil` removes it.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - elementKind: The kind of the views.
  ///   - identifier: The identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    collection.withPool { $0.register(type, elementKind, for: identifier) }
  }
  /// Returns a cell to use again, or a new one of the registered class.
  ///
  /// An identifier without a class is a mistake.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { collection.dequeue(identifier, indexPath) }
  /// Returns a supplementary view to use again, or a new one of the registered class.
  ///
  /// An identifier without a class is a mistake.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - identifier: The identifier.
  ///   - indexPath: The path of the view.
  /// - Returns: The view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collection.withPool { $0.view(elementKind, identifier) }
    collection.layout.willReturn(view, .supplementary(elementKind, indexPath))
    return view
  }

  // MARK: Numbers and places

  /// The number of sections.
  open var numberOfSections: Int { collection.counts.count }
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = collection.counts
    CollectionMisuse.verify(section: section, in: counts.count)
    return counts[section]
  }
  /// Whether a batch of changes has begun and not ended.
  open var hasUncommittedUpdates: Bool { collection.batch.isOpen }
  /// Returns the item at a point of the content, if it is visible.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { collection.path(at: point) }
  /// Returns the item of a visible cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { collection.path(of: cell) }
  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    collection.elements[.cell(indexPath)]?.view as? UICollectionViewCell
  }
  /// The cells of the visible items, in no order.
  open var visibleCells: [UICollectionViewCell] {
    collection.visible(.cell).compactMap { $0.view as? UICollectionViewCell }
  }
  /// The visible items, in no order.
  open var indexPathsForVisibleItems: [IndexPath] { collection.visible(.cell).map(\.key.path) }
  /// Returns a visible supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind of the view.
  ///   - indexPath: Its path.
  /// - Returns: The view; `nil` for one that is not visible.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    collection.elements[.supplementary(elementKind, indexPath)]?.view
  }
  /// Returns the visible supplementary views of a kind, in no order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    collection.visible(.supplementaryView, elementKind).map(\.view)
  }
  /// Returns the paths of the visible supplementary views of a kind, in no order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    collection.visible(.supplementaryView, elementKind).map(\.key.path)
  }

  // MARK: Selection

  /// Whether items can be selected; `true` unless set.
  open var allowsSelection = true
  /// Whether several items can be selected; `false` unless set.
  open var allowsMultipleSelection = false
  /// Whether items can be selected while the collection view is edited; `false` unless set.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while the collection view is edited; `false` unless set.
  open var allowsMultipleSelectionDuringEditing = false
  /// The selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { collection.selection.paths }

  // MARK: The keyboard focus

  /// Whether the items can have the keyboard focus; whether they can be selected unless set.
  open var allowsFocus: Bool {
    get { ownAllowsFocus ?? listSelection.isAllowed }
    set { ownAllowsFocus = newValue }
  }
  /// Whether items are selected when they get the focus; `false` unless set.
  open var selectionFollowsFocus = false
  /// Whether the item that had the focus gets it again when it comes back; `false` unless set.
  open var remembersLastFocusedIndexPath = false
  private var ownAllowsFocus: Bool?
  let listFocus = ListFocus()

  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    focusEntry.map { [$0] } ?? super.preferredFocusEnvironments
  }
  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    return delegate?.collectionView(self, shouldUpdateFocusIn: context) ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    listFocus.didUpdate(context, in: self)
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
  }

  // MARK: Changing items

  /// Whether the collection view is edited; it deselects the items that are selected before.
  ///
  /// The cells of lists show the accessories of the state.
  open var isEditing: Bool {
    get { storedIsEditing }
    set {
      guard newValue != storedIsEditing else { return }
      collection.swipe.close(animated: true)
      collection.selection.clear()
      storedIsEditing = newValue
      for cell in visibleCells { cell.setInEditing(newValue, animated: true) }
    }
  }
  /// Asks the data source for everything again.
  open func reloadData() { collection.reload() }

  // MARK: Overridden

  open override func layoutSubviews() {
    collection.layOut()
    super.layoutSubviews()
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }
  override func boundsWillChange(to bounds: CGRect) {
    if bounds != storedLayer.bounds { collection.boundsWillChange(to: bounds) }
  }
  override func contentSizeDidChange(in traits: UITraitCollection) {
    collectionViewLayout.invalidateLayout()
  }
  override func userWillScroll() { collection.swipe.close(animated: true) }
  override var indicatorOrder: CGFloat { collection.area.frontOrder }
  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collection.restingOffset(proposed, velocity: velocity)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if collection.swipe.touchBegan() { return }
    guard let touch = touches.first, let hit = touch.view,
      let path = collection.path(at: touch.location(in: self)), let cell = cellForItem(at: path),
      hit.isDescendant(of: cell)
    else { return }
    collection.selection.touchBegan(path, at: touch.location(in: self))
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { collection.selection.touchMoved(to: touch.location(in: self)) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    collection.selection.touchEnded()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    collection.selection.touchCancelled()
  }
}
