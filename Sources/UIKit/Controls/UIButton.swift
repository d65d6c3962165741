// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A control with a title and an image that runs actions when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Stored state; UIKit does not read the overridable properties below for its own purposes

  /// The button's type and the values of its states.
  private(set) var content = ButtonContent()
  /// The subviews that display the content.
  private(set) lazy var parts = ButtonParts(self)
  /// The configuration and its views; `nil` for a button without a configuration.
  private(set) var configured: ConfiguredButton?

  // MARK: Creating buttons

  /// Creates a custom button.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a custom button of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of zero size.
  ///
  /// - Parameter buttonType: The style.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button that displays and runs an action.
  ///
  /// - Parameters:
  ///   - buttonType: The style.
  ///   - primaryAction: The action for `.primaryActionTriggered`; its title and image are
  ///     displayed.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - primaryAction: The action for `.primaryActionTriggered`; its title and image are displayed
  ///     where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(.system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// The style of the button.
  open var buttonType: ButtonType { content.type }

  // MARK: Managing the configuration

  /// A closure that updates the configuration of a button for its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The content and the look, in place of those that the methods for states set; `nil` at first.
  open var configuration: Configuration? {
    get { configured?.configuration }
    set { setConfiguration(newValue) }
  }
  /// Called before the layout after the state of a button with a configuration changed.
  ///
  /// It may set the configuration, which asks for no other update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration is updated, and looks different, when the state changes.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Has the configuration updated before the next layout.
  open func setNeedsUpdateConfiguration() { configured?.setNeedsUpdate() }
  /// Updates the configuration for the state; call `setNeedsUpdateConfiguration()` instead.
  ///
  /// What the configuration leaves to the system has the values of the state in any case.
  open func updateConfiguration() {}

  // MARK: Managing the title

  /// The view of the title, created on demand.
  ///
  /// Set titles and colors with the methods of the button, which replaces those of the label.
  open var titleLabel: UILabel? { parts.label }
  /// Returns the title of a state, or that of the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title.
  open func title(for state: State) -> String? { content.titles[state] }
  /// Sets the title of a state; other states without a title use that of the normal state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` uses that of the normal state.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: State) {
    change(\.titles, title, state)
  }
  /// Returns the attributed title of a state, or that of the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content.attributedTitles[state]
  }
  /// Sets the attributed title of a state, which precedes the plain one.
  ///
  /// Parts without a font or a color have those of the button.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` uses that of the normal state.
  ///   - state: The state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(\.attributedTitles, title, state)
  }
  /// Returns the color of the title in a state, or in the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The color.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }
  /// Sets the color of the title in a state.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` uses that of the normal state or the type.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(\.titleColors, color, state)
  }
  /// Returns the color of the title's shadow in a state, or in the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The color.
  open func titleShadowColor(for state: State) -> UIColor? { content.titleShadowColors[state] }
  /// Sets the color of the title's shadow in a state.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` uses that of the normal state.
  ///   - state: The state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(\.titleShadowColors, color, state)
  }

  // MARK: Managing images

  /// The view of the image, created on demand.
  open var imageView: UIImageView? { parts.imageView }
  /// Returns the image of a state, or that of the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func image(for state: State) -> UIImage? { content.images[state] }
  /// Sets the image of a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` uses that of the normal state.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: State) { change(\.images, image, state) }
  /// Returns the background image of a state, or that of the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func backgroundImage(for state: State) -> UIImage? { content.backgroundImages[state] }
  /// Sets the background image of a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` uses that of the normal state.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(\.backgroundImages, image, state)
  }
  /// Whether a custom button darkens its image while it is pressed.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { parts.update() } }
  }
  /// Whether a custom button dims its image while it is disabled.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { parts.update() } }
  }

  // MARK: Specifying edge insets

  /// The space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue, to: contentEdgeInsets) }
  }
  /// The insets of the title's area, in points; without effect on the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue, to: titleEdgeInsets) }
  }
  /// The insets of the image's area, in points; without effect on the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue, to: imageEdgeInsets) }
  }

  // MARK: Showing a menu

  /// The menu of a long press, or of a press if `showsMenuAsPrimaryAction` is set.
  ///
  /// A finger that opens the menu may slide to an element and choose it by lifting.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  // MARK: Getting the current state

  /// The title in the present state.
  open var currentTitle: String? { content.titles[condition] }
  /// The attributed title in the present state.
  open var currentAttributedTitle: NSAttributedString? { content.attributedTitles[condition] }
  /// The color of the title in the present state.
  open var currentTitleColor: UIColor { color(for: condition) }
  /// The color of the title's shadow in the present state.
  open var currentTitleShadowColor: UIColor? { content.titleShadowColors[condition] }
  /// The image in the present state.
  open var currentImage: UIImage? { content.images[condition] }
  /// The background image in the present state.
  open var currentBackgroundImage: UIImage? { content.backgroundImages[condition] }

  // MARK: Getting dimensions

  /// Returns the frame of the background image.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the area of title and image.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the frame of the title.
  ///
  /// - Parameter contentRect: The area of title and image.
  /// - Returns: The rectangle in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    contentFrames(in: contentRect.inset(by: titleEdgeInsets)).title
  }
  /// Returns the frame of the image.
  ///
  /// - Parameter contentRect: The area of title and image.
  /// - Returns: The rectangle in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    contentFrames(in: contentRect.inset(by: imageEdgeInsets)).image
  }

  // MARK: UIView and UIControl

  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configured?.size(in: size.width > 0 && size.width.isFinite ? size.width : nil) ?? fittingSize
  }
  open override var intrinsicContentSize: CGSize { configured?.size(in: nil) ?? fittingSize }
  override var hasWidthDependentHeight: Bool { configured != nil }
  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    configured?.size(in: width).height ?? super.contentHeight(forWidth: width)
  }
  override func baseline(
    _ attribute: NSLayoutConstraint.Attribute,
    forWidth width: CGFloat?
  ) -> Baseline { configured?.baseline(attribute, width) ?? titleBaseline(attribute) }
  override var baselineLineHeight: CGFloat? {
    configured == nil ? titleLineHeight : parts.existingLabel?.baselineLineHeight
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.update()
  }
  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      label: configured?.spokenText ?? content.attributedTitle(for: condition)?.string
        ?? content.titles[condition]
        ?? parts.existingImageView?.accessibilityLabel,
      traits: buttonTraits
    )
  }
  override func contentSizeDidChange(in traits: UITraitCollection) {
    configured?.setNeedsUpdate()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
  override func stateDidChange() { parts.update() }
  override func adopt(_ primaryAction: UIAction) { show(primaryAction) }
  override var automaticLargeContent: LargeContent {
    LargeContent(title: content.titles[condition], image: content.images[condition])
  }
  override func touchDidEndInside() { sendActions(for: .primaryActionTriggered) }
  /// Opens the menu, if it is the primary action; calls the methods and actions otherwise.
  open override func performPrimaryAction() {
    guard showsMenuAsPrimaryAction, openMenu(at: nil) else { return super.performPrimaryAction() }
  }
}

extension UIButton {
  /// Changes the type, with its default font.
  private func become(_ type: ButtonType) {
    guard type != content.type else { return }
    let oldFont = content.standardFont
    content.type = type
    parts.changeFont(from: oldFont, to: content.standardFont)
    parts.update()
  }

  private func setConfiguration(_ configuration: Configuration?) {
    guard let configuration else {
      let former = configured
      configured = nil
      former?.end()
      setNeedsLayout()
      return invalidateIntrinsicContentSize()
    }
    if let configured { return configured.set(configuration) }
    configured = ConfiguredButton(self, configuration)
    parts.backgroundView?.isHidden = true
    setNeedsUpdateConfiguration()
  }

  private func show(_ action: UIAction) {
    if !action.storedTitle.isEmpty { setTitle(action.storedTitle, for: .normal) }
    if let image = action.storedImage { setImage(image, for: .normal) }
    if action.attributes.contains(.disabled) { isEnabled = false }
    addAction(action, for: .primaryActionTriggered)
  }

  private func color(for state: State) -> UIColor {
    content.titleColor(for: state, tint: resolvedTintColor)
  }

  private func change<Value: Equatable>(
    _ path: WritableKeyPath<ButtonContent, StateTable<Value>>,
    _ value: Value?,
    _ state: State
  ) {
    guard content[keyPath: path][exactly: state] != value else { return }
    content[keyPath: path][exactly: state] = value
    parts.update()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
