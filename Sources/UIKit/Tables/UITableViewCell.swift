// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The image and the labels of the style.
  let content: CellContent
  /// The backgrounds, separators, accessory and controls around the content.
  private(set) lazy var chrome = CellChrome(self)
  let storedContentView = UITableViewCellContentView()
  private let storedReuseIdentifier: String?
  private var states = CellStates()
  private var ownColor: UIColor?
  /// The configurations; `nil` before one is set.
  private(set) var configured: ConfiguredContent?

  // MARK: Creating a cell

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: The arrangement of the labels and the image.
  ///   - reuseIdentifier: The identifier with which a table view reuses the cell; `nil` for a cell
  ///     that is used once.
  public init(style: CellStyle, reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    content = CellContent(style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableFigures.rowHeight))
    prepare()
  }

  /// Creates a cell of the default style.
  ///
  /// - Parameter frame: Ignored: the table view sets the frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a cell of the default style.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    content = CellContent(.default)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    storedContentView.frame = bounds
    content.attach(to: storedContentView)
    addSubview(storedContentView)
  }

  // MARK: Reusing cells

  /// The identifier with which a table view reuses the cell.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// Prepares the cell for its next use; overrides call `super`.
  ///
  /// Called when the cell is dequeued.
  open func prepareForReuse() {}

  // MARK: Accessing the content

  /// The superview of the content.
  open var contentView: UIView { storedContentView }
  /// The label of the title.
  open var textLabel: UILabel? { content.textLabel }
  /// The label of the detail; `nil` for the default style.
  open var detailTextLabel: UILabel? { content.detailTextLabel }
  /// The image view at the leading edge; `nil` for `.value2`.
  open var imageView: UIImageView? { content.imageView }

  // MARK: Configurations

  /// A closure that updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewCell, UICellConfigurationState
  ) -> Void

  /// The content, whose view fills the content view; `nil` unless set.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured?.content }
    set { if newValue != nil || configured != nil { ownConfigured.setContent(newValue) } }
  }
  /// Whether the content is updated when the state changes.
  open var automaticallyUpdatesContentConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Returns the empty content of the cell's style.
  ///
  /// - Returns: The content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch content.style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The background, in place of the color and the background views; `nil` unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured?.background }
    set { if newValue != nil || configured != nil { ownConfigured.setBackground(newValue) } }
  }
  /// Whether the background is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Returns the background of a row in the style of the table.
  ///
  /// - Returns: The background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    chrome.setting.style == .plain ? .listPlainCell() : .listGroupedCell()
  }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: computedTraits)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = states.isHighlighted
    state.isSelected = states.isSelected
    state.isEditing = states.isEditing
    state.isSwiped = states.showsActions
    state.isReordering = states.isLifted
    state.isFocused = isFocused
    return state
  }
  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() { configured?.setNeedsUpdate() }
  /// Updates the configurations for a state; call `setNeedsUpdateConfiguration()` instead.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called after `updateConfiguration(using:)`; it may set the configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { ownConfigured.setNeedsUpdate() } }
  }

  private var ownConfigured: ConfiguredContent {
    let configured = configured ?? ConfiguredContent(self)
    self.configured = configured
    return configured
  }

  // MARK: Backgrounds

  /// The color behind the content; the table's unless set.
  open override var backgroundColor: UIColor? {
    get { ownColor ?? super.backgroundColor }
    set {
      ownColor = newValue
      chrome.showColor(ownColor)
    }
  }
  /// The view behind the content.
  open var backgroundView: UIView? {
    get { chrome.backgroundView }
    set { chrome.setBackgroundView(newValue) }
  }
  /// The view behind the content of a selected or highlighted cell.
  open var selectedBackgroundView: UIView? {
    get { chrome.selectedBackgroundView }
    set { chrome.setSelectedBackgroundView(newValue) }
  }

  /// The color that the app set.
  var appColor: UIColor? { ownColor }

  /// Sets the color of the layer alone.
  func showLayerColor(_ color: UIColor?) { super.backgroundColor = color }

  // MARK: Accessories

  /// The standard view at the trailing edge.
  open var accessoryType: AccessoryType {
    get { chrome.accessoryType }
    set { chrome.setAccessory(newValue, isEditing: false) }
  }
  /// The custom view at the trailing edge, in place of the standard one.
  open var accessoryView: UIView? {
    get { chrome.accessoryView }
    set { chrome.setAccessory(newValue, isEditing: false) }
  }
  /// The standard view at the trailing edge of a cell that is edited.
  open var editingAccessoryType: AccessoryType {
    get { chrome.editingAccessoryType }
    set { chrome.setAccessory(newValue, isEditing: true) }
  }
  /// The custom view at the trailing edge of a cell that is edited.
  open var editingAccessoryView: UIView? {
    get { chrome.editingAccessoryView }
    set { chrome.setAccessory(newValue, isEditing: true) }
  }

  // MARK: Selection

  /// The background of a selected cell.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { states.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a touch highlights the cell.
  open var isHighlighted: Bool {
    get { states.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Changes the appearance of selection; overrides call `super`.
  ///
  /// - Parameters:
  ///   - selected: Whether the cell is selected.
  ///   - animated: Whether the background fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    states.isSelected = selected
    showSelection(animated: animated)
  }
  /// Changes the appearance of a highlight; overrides call `super`.
  ///
  /// - Parameters:
  ///   - highlighted: Whether a touch highlights the cell.
  ///   - animated: Whether the background fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    states.isHighlighted = highlighted
    showSelection(animated: animated)
  }

  private func showSelection(animated: Bool) {
    setNeedsUpdateConfiguration()
    chrome.showSelection(states.isSelected || states.isHighlighted, animated: animated)
  }

  // MARK: Editing

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { states.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls; overrides call `super`.
  ///
  /// - Parameters:
  ///   - editing: Whether the cell is edited.
  ///   - animated: Whether the content moves aside over time.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != states.isEditing else { return }
    states.isEditing = editing
    setNeedsUpdateConfiguration()
    chrome.showEditing(editing, animated: animated)
  }
  /// The control at the leading edge while the cell is edited.
  open var editingStyle: EditingStyle { chrome.setting.editingStyle }
  /// Whether the content moves aside for the control; `true` unless set.
  open var shouldIndentWhileEditing = true {
    didSet { setNeedsLayout() }
  }
  /// Whether the cell shows a control by which the user moves it, while the table is edited and the
  /// data source lets the row be moved; `false` unless set.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { chrome.showReorderControl() } }
  }
  /// Whether a swipe has uncovered the actions of the cell.
  open var showingDeleteConfirmation: Bool { states.showsActions }

  func setLifted(_ isLifted: Bool) {
    states.isLifted = isLifted
    setNeedsUpdateConfiguration()
  }

  func setShowsActions(_ shows: Bool) {
    states.showsActions = shows
    setNeedsUpdateConfiguration()
  }

  // MARK: Indentation and separators

  /// The level of indentation; 0 unless set.
  open var indentationLevel = 0 {
    didSet { storedContentView.setNeedsLayout() }
  }
  /// The width of one level of indentation, in points; 10 unless set.
  open var indentationWidth: CGFloat = TableFigures.indentation {
    didSet { storedContentView.setNeedsLayout() }
  }
  /// The insets of the separator, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { chrome.separatorInset }
    set { chrome.setSeparatorInset(newValue) }
  }

  // MARK: Overridden

  open override func layoutSubviews() {
    super.layoutSubviews()
    chrome.layOut()
    content.layOut(in: self)
    configured?.layOut()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: chrome.height(fitting: size.width))
  }
  /// Returns the size of the cell in a width: that of the constraints in the content view, or that
  /// of the standard labels.
  ///
  /// - Parameters:
  ///   - targetSize: The target, in points.
  ///   - horizontalFittingPriority: The priority of the target's width.
  ///   - verticalFittingPriority: The priority of the target's height.
  /// - Returns: The size in points.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: chrome.height(fitting: targetSize.width))
  }
  /// Whether the row can have the keyboard focus, as the table and its delegate say.
  open override var canBecomeFocused: Bool { ListElement(self)?.allowsFocus ?? false }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }
  override func contentSizeDidChange(in traits: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(isElement: false)
  }
}

extension UITableViewCell: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }
  var contentHost: UIView { storedContentView }

  func updateConfigurations() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configurationsDidChange() {
    chrome.configurationsDidChange()
    setNeedsLayout()
    (storedSuperview as? UITableView)?.table.contentDidChange(of: self)
  }
}
