// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A control with a title and an image that runs actions when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedType = ButtonType.custom
  var titles = StateTable<String>()
  var titleColors = StateTable<UIColor>()
  var titleShadowColors = StateTable<UIColor>()
  var images = StateTable<UIImage>()
  var backgroundImages = StateTable<UIImage>()
  var storedLabel: UILabel?
  var storedImageView: UIImageView?
  var backgroundView: UIImageView?
  /// Whether the content is drawn pale, as that of a pressed system button.
  var isPale = false

  // MARK: Creating buttons

  /// Creates a button without looks of its own.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button without looks of its own and of no size.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of no size.
  ///
  /// - Parameter buttonType: How it looks.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button that shows and runs an action.
  ///
  /// - Parameters:
  ///   - buttonType: How it looks.
  ///   - primaryAction: The action for `.primaryActionTriggered`; its title and image are shown.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    become(buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// How the button looks.
  open var buttonType: ButtonType { storedType }

  // MARK: Managing the title

  /// The view that shows the title; made when it is first asked for.
  open var titleLabel: UILabel? { label }
  /// Returns the title of a state, or that of the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title.
  open func title(for state: State) -> String? { titles[state] }
  /// Sets the title of a state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` takes that of the normal state.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: State) {
    change(\.titles, title, state)
  }
  /// Returns the colour of the title in a state, or in the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The colour.
  open func titleColor(for state: State) -> UIColor? { color(for: state) }
  /// Sets the colour of the title in a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` takes the button's own.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(\.titleColors, color, state)
  }
  /// Returns the colour of the title's shadow in a state, or in the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The colour.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  /// Sets the colour of the title's shadow in a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` takes that of the normal state.
  ///   - state: The state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(\.titleShadowColors, color, state)
  }

  // MARK: Managing images

  /// The view that shows the image; made when it is first asked for.
  open var imageView: UIImageView? { picture }
  /// Returns the image of a state, or that of the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func image(for state: State) -> UIImage? { images[state] }
  /// Sets the image of a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` takes that of the normal state.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: State) { change(\.images, image, state) }
  /// Returns the image behind the content in a state, or in the normal state.
  ///
  /// - Parameter state: The state.
  /// - Returns: The image.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
  /// Sets the image behind the content in a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` takes that of the normal state.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(\.backgroundImages, image, state)
  }
  /// Whether the image is drawn darker while the button is pressed; not in system buttons.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { showContent() } }
  }
  /// Whether the image is drawn paler while the button is disabled; not in system buttons.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { showContent() } }
  }

  // MARK: Specifying edge insets

  /// The space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue, to: contentEdgeInsets) }
  }
  /// How the title is moved and confined, in points; no effect on the button's size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue, to: titleEdgeInsets) }
  }
  /// How the image is moved and confined, in points; no effect on the button's size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { insetsChanged(from: oldValue, to: imageEdgeInsets) }
  }

  // MARK: Getting the current state

  /// The title that is shown.
  open var currentTitle: String? { titles[condition] }
  /// The colour that the title is shown in.
  open var currentTitleColor: UIColor { color(for: condition) }
  /// The colour of the shadow that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColors[condition] }
  /// The image that is shown.
  open var currentImage: UIImage? { images[condition] }
  /// The image that is shown behind the content.
  open var currentBackgroundImage: UIImage? { backgroundImages[condition] }

  // MARK: Getting dimensions

  /// Returns where the image behind the content goes.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where title and image go.
  ///
  /// - Parameter bounds: The button's bounds.
  /// - Returns: The rectangle in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns where the title goes.
  ///
  /// - Parameter contentRect: Where title and image go.
  /// - Returns: The rectangle in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect.inset(by: titleEdgeInsets)).title
  }
  /// Returns where the image goes.
  ///
  /// - Parameter contentRect: Where title and image go.
  /// - Returns: The rectangle in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    parts(in: contentRect.inset(by: imageEdgeInsets)).image
  }

  // MARK: UIView and UIControl

  override var startsOpaque: Bool { false }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showContent()
  }
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isForeignTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override func stateDidChange() { showContent() }
  override func adopt(_ primaryAction: UIAction) { show(primaryAction) }
  override func touchWentUpInside() { sendActions(for: .primaryActionTriggered) }
}
