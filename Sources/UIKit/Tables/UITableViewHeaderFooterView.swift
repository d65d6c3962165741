// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation
import RetourDecisions

/// A header or footer of a section that a table view can reuse.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let storedReuseIdentifier: String?
  private let storedContentView = SelfSizingContentView()
  private var label: UILabel?
  private var part = HeaderFooterPlace()
  private var ownBackground: UIView?
  /// The configurations; `nil` before one is set.
  private var configured: ConfiguredContent?

  // MARK: Creating a view

  /// Creates a view.
  ///
  /// - Parameter reuseIdentifier: The identifier with which a table view reuses the view.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(storedContentView)
  }

  /// Creates a view that is used once.
  ///
  /// - Parameter frame: Ignored: the table view sets the frame.
  public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }

  /// Creates a view that is used once.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(storedContentView)
  }

  // MARK: Accessing the content

  /// The identifier with which a table view reuses the view.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The superview of the content.
  open var contentView: UIView { storedContentView }
  /// The view behind the content.
  open var backgroundView: UIView? {
    get { ownBackground }
    set {
      ownBackground?.removeFromSuperview()
      ownBackground = newValue
      if let newValue { insertSubview(newValue, at: 0) }
      setNeedsLayout()
    }
  }
  /// The label of the title.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    storedContentView.addSubview(label)
    self.label = label
    takeStyle()
    return label
  }

  // MARK: Configurations

  /// A closure that updates the configurations of a view for its state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
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
  /// Returns the empty content of a header or footer in the style of the table.
  ///
  /// - Returns: The content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (part.style, part.isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
  /// The background, in place of the background view; `nil` unless set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured?.background }
    set { if newValue != nil || configured != nil { ownConfigured.setBackground(newValue) } }
  }
  /// Whether the background is updated when the state changes.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations are updated for.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: computedTraits)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() { configured?.setNeedsUpdate() }
  /// Updates the configurations for a state; call `setNeedsUpdateConfiguration()` instead.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  /// Called after `updateConfiguration(using:)`; it may set the configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { ownConfigured.setNeedsUpdate() } }
  }

  private var ownConfigured: ConfiguredContent {
    let configured = configured ?? ConfiguredContent(self)
    self.configured = configured
    return configured
  }

  /// Prepares the view for its next use; overrides call `super`.
  open func prepareForReuse() {}

  // MARK: The table's part

  /// Takes the kind and the table's style.
  func take(_ part: HeaderFooterPlace) {
    guard part != self.part else { return }
    self.part = part
    takeStyle()
    setNeedsLayout()
  }

  /// Shows a title of the data source.
  func show(_ title: String?) {
    textLabel?.text = part.style == .plain ? title : part.isHeader ? title?.uppercased() : title
  }

  private func takeStyle() {
    let isPlain = part.style == .plain
    label?.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label?.adjustsFontForContentSizeCategory = true
    label?.textColor = isPlain ? .label : .secondaryLabel
    label?.numberOfLines = isPlain ? 1 : 0
    backgroundColor = isPlain ? .systemBackground : nil
  }

  /// Gives the content of a configuration the margins of titles.
  private func takeMargins() {
    guard configured?.view != nil else { return }
    let safe = computedSafeAreaInsets
    let insets = NSDirectionalEdgeInsets(
      top: 0,
      leading: (isRightToLeft ? safe.right : safe.left) + part.margin,
      bottom: 0,
      trailing: (isRightToLeft ? safe.left : safe.right) + part.margin
    )
    guard storedContentView.storedLayout?.margins.directional != insets else { return }
    storedContentView.directionalLayoutMargins = insets
    storedContentView.insetsLayoutMarginsFromSafeArea = false
  }

  private func textRoom(in width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let safe = computedSafeAreaInsets
    let start = (isRightToLeft ? safe.right : safe.left) + part.margin
    let end = (isRightToLeft ? safe.left : safe.right) + part.margin
    return (start, max(0, width - start - end))
  }

  // MARK: Overridden

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width
    configured?.updateIfNeeded()
    takeMargins()
    if let height = storedContentView.constrainedHeight(in: width) {
      return CGSize(width: width, height: height)
    }
    guard let label, label.text?.isEmpty == false else {
      return CGSize(width: width, height: TableFigures.plainHeader)
    }
    let text = label.sizeThatFits(CGSize(width: textRoom(in: width).width, height: 0)).height
    let least = part.style == .plain ? TableFigures.plainHeader : 0
    let margins = part.style == .plain ? 0 : 2 * TableFigures.titleMargin
    return CGSize(width: width, height: max(least, text + margins))
  }

  /// Returns the size of the view in a width: that of its constraints, or of the title.
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
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = storedLayer.bounds
    storedContentView.frame = bounds
    ownBackground?.frame = bounds
    configured?.layOut()
    takeMargins()
    guard let label else { return }
    let room = textRoom(in: bounds.width)
    let height = label.sizeThatFits(CGSize(width: room.width, height: 0)).height
    let y: CGFloat =
      switch (part.style, part.isHeader) {
      case (.plain, _): (bounds.height - height) / 2
      case (_, true): bounds.height - height - TableFigures.titleMargin
      case (_, false): TableFigures.titleMargin
      }
    label.frame = CGRect(
      x: isRightToLeft ? bounds.width - room.start - room.width : room.start,
      y: y,
      width: room.width,
      height: height
    ).roundedToPixels(of: storedLayer)
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  var presentState: any UIConfigurationState { configurationState }
  var contentHost: UIView { storedContentView }

  func updateConfigurations() {
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  func configurationsDidChange() {
    if configured?.background != nil { backgroundColor = nil }
    setNeedsLayout()
  }
}
