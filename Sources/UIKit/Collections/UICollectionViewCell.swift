// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

/// An item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let content = ItemContentView()
  private var background: UIView?
  private var selectedBackground: UIView?
  /// The configurations; `nil` before one is set.
  private var configured: ConfiguredContent?
  private var showsActions = false

  // MARK: Creating a cell

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame in points; the collection view sets another one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Accessing the content

  /// The superview of the content.
  open var contentView: UIView { content }
  /// The view behind the content.
  open var backgroundView: UIView? {
    get { background }
    set {
      if background !== newValue { background?.removeFromSuperview() }
      background = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content of a selected or highlighted cell, in front of the background.
  open var selectedBackgroundView: UIView? {
    get { selectedBackground }
    set {
      if selectedBackground !== newValue { selectedBackground?.removeFromSuperview() }
      selectedBackground = newValue
      if let newValue { insertSubview(newValue, belowSubview: content) }
      showState()
      setNeedsLayout()
    }
  }

  // MARK: Configurations

  /// A closure that updates the configurations of a cell for its state.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
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
  /// The background; `nil` unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured?.background }
    set { if newValue != nil || configured != nil { ownConfigured.setBackground(newValue) } }
  }
  /// Whether the background is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: computedTraits)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isEditing = isInEditing
    state.isSwiped = showsActions
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

  // MARK: Managing the state

  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { showState() } } }
  /// Whether a touch highlights the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showState() } } }

  private func showState() {
    setNeedsUpdateConfiguration()
    selectedBackground?.isHidden = !isSelected && !isHighlighted
    content.setContentHighlighted(isSelected || isHighlighted)
  }

  // MARK: The collection view's part

  /// Whether the collection view is edited.
  private(set) var isInEditing = false
  /// Takes whether the collection view is edited.
  func setInEditing(_ isInEditing: Bool, animated: Bool) {
    guard isInEditing != self.isInEditing else { return }
    self.isInEditing = isInEditing
    editingDidChange(animated: animated)
  }
  /// The collection view begins to be edited, or ends.
  func editingDidChange(animated: Bool) { setNeedsUpdateConfiguration() }
  /// Shows whether swipe actions are visible.
  func setShowsActions(_ shows: Bool) {
    showsActions = shows
    setNeedsUpdateConfiguration()
  }
  /// Takes the corners that the place in a list makes round.
  func takeCorners(_ corners: CACornerMask, radius: CGFloat) {
    configured?.takeCorners(corners, radius: radius)
  }
  /// The view of a standard content.
  var listContentView: UIListContentView? { configured?.view as? UIListContentView }
  /// Takes a width, in points, and returns the height of the content in it; 0 without constraints.
  func contentHeight(in width: CGFloat) -> CGFloat {
    configured?.updateIfNeeded()
    return content.constrainedHeight(in: width) ?? 0
  }

  // MARK: Overridden

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    for view in [background, selectedBackground, content] where view?.frame != bounds {
      view?.frame = bounds
    }
    configured?.layOut()
  }
  /// Returns the size that the constraints of the content view give it.
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
    configured?.updateIfNeeded()
    return content.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
  /// Whether the item can have the keyboard focus, as the collection view and its delegate say.
  open override var canBecomeFocused: Bool { ListElement(self)?.allowsFocus ?? false }
  override var hasOwnConstraints: Bool {
    configured?.content != nil || content.storedLayout?.constraints.isEmpty == false
  }
  override func contentSizeDidChange(in traits: UITraitCollection) {
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }
  var contentHost: UIView { content }

  func updateConfigurations() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configurationsDidChange() { setNeedsLayout() }
}

extension UICollectionViewCell: SwipedRow {}
