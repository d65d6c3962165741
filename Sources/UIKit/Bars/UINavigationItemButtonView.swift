// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The system's back button without its chevron: the label, the background and the touch area.
@preconcurrency @MainActor
class UINavigationItemButtonView: UIControl {
  private let textLabel = UILabel()
  /// Created for the first item with a background or an image: few have one (3 % of a push,
  /// measured).
  private var backgroundView: UIImageView?
  private var imageView: UIImageView?
  /// Measures the candidates without changing the label on screen.
  private let measuringLabel = UILabel()
  /// The candidates for the label.
  private var content: BackButtonContent
  private var image: UIImage?
  /// The item whose appearance the button has.
  private var item: UIBarButtonItem
  /// The bar's look of back buttons.
  private var look: UIBarButtonItemAppearance?
  /// The touch area, in the superview's coordinates.
  private(set) var touchArea = CGRect.zero
  private var isRightToLeftBar = false
  private var isCompact = false
  /// The surface below the button.
  private var ground = BarButtonGround.bar
  private let onTap: @MainActor () -> Void
  private let onHighlight: @MainActor (Bool) -> Void

  /// Creates a back button.
  ///
  /// - Parameters:
  ///   - content: The candidates for the label.
  ///   - image: The image for a label that is one.
  ///   - item: The item whose appearance the button has.
  ///   - look: The bar's look of back buttons.
  ///   - onTap: Called with a tap.
  ///   - onHighlight: Called when the button is highlighted, and when it is no longer.
  init(
    content: BackButtonContent,
    image: UIImage?,
    item: UIBarButtonItem,
    look: UIBarButtonItemAppearance?,
    onTap: @escaping @MainActor () -> Void,
    onHighlight: @escaping @MainActor (Bool) -> Void
  ) {
    (self.content, self.item, self.onTap, self.onHighlight) = (content, item, onTap, onHighlight)
    super.init(frame: .zero)
    addSubview(textLabel)
    show(content, image: image, item: item, look: look)
    // The button owns the action; a weak reference would make all its reference counts slow ones.
    addAction(UIAction { [unowned self] _ in self.onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the content.
  func show(
    _ content: BackButtonContent,
    image: UIImage?,
    item: UIBarButtonItem,
    look: UIBarButtonItemAppearance?
  ) {
    self.content = content
    self.image = image?.inBar
    if self.image != nil, imageView == nil { imageView = insertImageView(at: storedSubviews.count) }
    imageView?.image = self.image
    applyStyle(of: item, look)
  }

  /// Applies the appearance of an item and the bar's look of back buttons.
  func applyStyle(of item: UIBarButtonItem, _ look: UIBarButtonItemAppearance?) {
    (self.item, self.look) = (item, look)
    // A change of the tint color applies the style.
    tintColor = item.storedTintColor
  }

  /// Takes the height of the bar and the surface, which the look depends on.
  func setBar(isCompact: Bool, _ ground: BarButtonGround) {
    guard isCompact != self.isCompact || ground != self.ground else { return }
    (self.isCompact, self.ground) = (isCompact, ground)
    applyStyle()
  }

  /// The label on screen: the text or the image.
  var visibleLabel: UIView { imageView.flatMap { $0.isHidden ? nil : $0 } ?? textLabel }
  /// The text on screen, if there is one.
  var shownText: String? { textLabel.isHidden ? nil : textLabel.text }
  /// Whether a background replaces the chevron.
  var hasBackground: Bool { normalStyle.background != nil }
  /// Whether the chevron and the label are dimmed while highlighted.
  private var isDimmed: Bool { !style(.highlighted).hasHighlightedStyle }

  /// Sets the layout direction of the bar, which images may follow.
  func setRightToLeft(_ isRightToLeft: Bool) {
    isRightToLeftBar = isRightToLeft
    for view in [imageView, backgroundView] { view.map(setDirection(of:)) }
  }

  /// The metrics of the background, if there is one.
  func plate(in room: CGSize) -> BarLayout.Plate? {
    let style = normalStyle
    guard style.background != nil else { return nil }
    let insets = style.insets(isMirrored: isRightToLeftBar)
    let size = style.size(around: .zero, in: room)
    let least = style.size(
      around: CGSize(width: CGFloat.leastNonzeroMagnitude, height: 0),
      in: room
    )
    return BarLayout.Plate(
      leading: isRightToLeftBar ? insets.right : insets.left,
      trailing: isRightToLeftBar ? insets.left : insets.right,
      alone: size.width,
      least: least.width,
      height: size.height,
      offset: style.backgroundOffset
    )
  }

  /// Returns the candidates for the label with their sizes, at a number of pixels per point.
  func labels(in room: CGSize, scale: CGFloat) -> [BarLayout.Label] {
    normalStyle.apply(to: measuringLabel, color: .label)
    // In no window, it has the scale of the screen on which it was made.
    measuringLabel.takeScale(scale)
    return content.labels.enumerated().map { index, label in
      switch label {
      case .image: return BarLayout.Label(size: image?.pointSize ?? .zero)
      case .text(let text):
        measuringLabel.text = text
        return BarLayout.Label(
          size: measuringLabel.lineSize(width: room.width),
          isGeneric: index > 0 || text == content.genericText
        )
      }
    }
  }

  /// Shows one of the labels, or none.
  ///
  /// - Parameters:
  ///   - index: The index of the label.
  ///   - rect: The label's frame, in the superview's coordinates.
  ///   - frame: The button's frame.
  ///   - touchArea: The touch area, in the superview's coordinates.
  func place(label index: Int?, at rect: CGRect?, in frame: CGRect, touchArea: CGRect) {
    self.touchArea = touchArea
    let label = index.map { content.labels[$0] }
    imageView?.isHidden = label != .image
    textLabel.isHidden = true
    if case .text(let text) = label {
      textLabel.isHidden = false
      textLabel.text = text
    }
    let place = (rect ?? .zero).offsetBy(dx: -frame.minX, dy: -frame.minY)
    let offset = normalStyle.titleOffset
    textLabel.frame = place.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    imageView?.frame = place
    backgroundView?.frame = CGRect(origin: .zero, size: frame.size)
  }

  override var automaticLargeContent: LargeContent {
    LargeContent(of: item, title: spokenText, image: image ?? barImage)
  }

  /// The bar's image in place of the chevron, or the chevron in the size of the viewer.
  private var barImage: UIImage? {
    var view = storedSuperview
    while let current = view, !(current is UINavigationBar) { view = current.storedSuperview }
    return (view as? UINavigationBar)?.indicator.largeImage
  }

  override var automaticAccessibility: AutomaticAccessibility {
    AutomaticAccessibility(
      isElement: true,
      label: spokenText,
      traits: buttonTraits
    )
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let origin = CGPoint(
      x: storedLayer.frame.minX - storedLayer.bounds.minX,
      y: storedLayer.frame.minY - storedLayer.bounds.minY
    )
    return touchArea.contains(CGPoint(x: point.x + origin.x, y: point.y + origin.y))
  }

  override func stateDidChange() {
    super.stateDidChange()
    applyStyle()
    let isHighlighted = condition.contains(.highlighted)
    [textLabel, imageView].forEach { $0?.showHighlighted(isHighlighted && isDimmed) }
    onHighlight(isHighlighted && isDimmed)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyStyle()
  }

  override func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    applyStyle()
  }

  /// The text of the button for assistive technologies.
  private var spokenText: String {
    if let label = item.accessibilityLabel { return label }
    if case .text(let text) = content.labels.first { return text }
    return content.genericText
  }

  private var normalStyle: BarButtonStyle { style(.normal) }

  private func style(_ state: UIControl.State) -> BarButtonStyle {
    BarButtonStyle(
      of: item,
      state,
      isBack: true,
      look: look,
      isFocused: look != nil && isFocused,
      isCompact: isCompact,
      ground: ground
    )
  }

  private func applyStyle() {
    let style = style(condition)
    let color = ground.color(own: item.storedTintColor, tint: resolvedTintColor)
    style.apply(to: textLabel, color: color)
    if style.background != nil, backgroundView == nil { backgroundView = insertImageView(at: 0) }
    backgroundView?.image = style.background
    backgroundView?.isHidden = style.background == nil
  }

  /// Adds an image view of the button's size.
  private func insertImageView(at index: Int) -> UIImageView {
    let view = UIImageView(frame: storedLayer.bounds)
    setDirection(of: view)
    insertSubview(view, at: index)
    return view
  }

  private func setDirection(of view: UIImageView) {
    view.semanticContentAttribute = isRightToLeftBar ? .forceRightToLeft : .forceLeftToRight
  }
}
