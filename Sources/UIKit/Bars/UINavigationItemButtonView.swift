// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The system's back button without its chevron: the label, what lies behind it, and the area that
/// a finger hits.
@preconcurrency @MainActor
class UINavigationItemButtonView: UIControl {
  private let textLabel = UILabel()
  /// Made for the first item that has a background or an image: hardly any has (3 % of a push,
  /// measured).
  private var backgroundView: UIImageView?
  private var imageView: UIImageView?
  /// Measures what may be shown without touching what is.
  private let measuringLabel = UILabel()
  /// What the button may say, the best first.
  private(set) var content: BackButtonContent
  private var image: UIImage?
  /// The item whose looks the button has.
  private var item: UIBarButtonItem
  /// Where a finger hits the button, in its superview's points.
  var touchArea = CGRect.zero
  /// Called with a tap.
  var onTap: (@MainActor () -> Void)?
  /// Called when a finger comes down on the button or leaves it.
  var onPress: (@MainActor (Bool) -> Void)?

  init(content: BackButtonContent, image: UIImage?, item: UIBarButtonItem) {
    (self.content, self.item) = (content, item)
    super.init(frame: .zero)
    addSubview(textLabel)
    show(content, image: image, item: item)
    // The button owns the action; a weak reference would make all its reference counts slow ones.
    addAction(UIAction { [unowned self] _ in onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes new content.
  func show(_ content: BackButtonContent, image: UIImage?, item: UIBarButtonItem) {
    self.content = content
    self.image = image?.inBar
    if self.image != nil, imageView == nil { imageView = insertImageView(at: storedSubviews.count) }
    imageView?.image = self.image
    showLooks(of: item)
  }

  /// Takes the looks of an item.
  func showLooks(of item: UIBarButtonItem) {
    self.item = item
    // Which shows the face.
    tintColor = item.storedTintColor
  }

  /// What moves and is pressed: the text or the image.
  var visibleLabel: UIView { imageView.flatMap { $0.isHidden ? nil : $0 } ?? textLabel }
  /// The text that is shown, if there is one.
  var shownText: String? { textLabel.isHidden ? nil : textLabel.text }
  /// Whether a background stands in the chevron's place.
  var hasBackground: Bool { restFace.background != nil }
  /// Whether the chevron and the label turn pale under a finger.
  var turnsPale: Bool { !face(.highlighted).showsPressItself }

  /// Whether the bar is laid out from right to left, which its images may follow.
  var isRightToLeftBar = false {
    didSet { for view in [imageView, backgroundView] { view.map(turn) } }
  }

  /// The room that a background takes around the label.
  func plate(in room: CGSize) -> BarLayout.Plate? {
    let face = restFace
    guard face.background != nil else { return nil }
    let insets = face.insets(isMirrored: isRightToLeftBar)
    let size = face.size(around: .zero, in: room)
    let least = face.size(around: CGSize(width: CGFloat.leastNonzeroMagnitude, height: 0), in: room)
    return BarLayout.Plate(
      leading: isRightToLeftBar ? insets.right : insets.left,
      trailing: isRightToLeftBar ? insets.left : insets.right,
      alone: size.width,
      least: least.width,
      height: size.height,
      offset: face.backgroundOffset
    )
  }

  /// What the button may say with the sizes that it takes.
  func labels(in room: CGSize) -> [BarLayout.Label] {
    restFace.dress(measuringLabel, color: .label)
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

  /// Shows one of the labels, or none, at a place in the superview.
  func place(label index: Int?, at rect: CGRect?, in frame: CGRect) {
    let label = index.map { content.labels[$0] }
    imageView?.isHidden = label != .image
    textLabel.isHidden = true
    if case .text(let text) = label {
      textLabel.isHidden = false
      textLabel.text = text
    }
    let place = (rect ?? .zero).offsetBy(dx: -frame.minX, dy: -frame.minY)
    let offset = restFace.titleOffset
    textLabel.frame = place.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    imageView?.frame = place
    backgroundView?.frame = CGRect(origin: .zero, size: frame.size)
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
    showFace()
    let isPressed = condition.contains(.highlighted)
    [textLabel, imageView].forEach { $0?.showPressed(isPressed && turnsPale) }
    onPress?(isPressed && turnsPale)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }

  private var restFace: BarButtonFace { face(.normal) }

  private func face(_ state: UIControl.State) -> BarButtonFace {
    BarButtonFace(of: item, state, isBack: true)
  }

  private func showFace() {
    let face = face(condition)
    face.dress(textLabel, color: resolvedTintColor)
    if face.background != nil, backgroundView == nil { backgroundView = insertImageView(at: 0) }
    backgroundView?.image = face.background
    backgroundView?.isHidden = face.background == nil
  }

  /// Makes a view as large as the button.
  private func insertImageView(at index: Int) -> UIImageView {
    let view = UIImageView(frame: storedLayer.bounds)
    turn(view)
    insertSubview(view, at: index)
    return view
  }

  private func turn(_ view: UIImageView) {
    view.semanticContentAttribute = isRightToLeftBar ? .forceRightToLeft : .forceLeftToRight
  }
}
