// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The system's back button without its chevron: the label, and the area that a finger hits.
@preconcurrency @MainActor
class UINavigationItemButtonView: UIControl {
  private let textLabel = UILabel()
  private let imageView = UIImageView()
  /// Measures what may be shown without touching what is.
  private let measuringLabel = UILabel()
  /// What the button may say, the best first.
  private(set) var content: BackButtonContent
  private var image: UIImage?
  /// Where a finger hits the button, in its superview's points.
  var touchArea = CGRect.zero
  /// Called with a tap.
  var onTap: (@MainActor () -> Void)?
  /// Called when a finger comes down on the button or leaves it.
  var onPress: (@MainActor (Bool) -> Void)?

  init(content: BackButtonContent, image: UIImage?) {
    self.content = content
    super.init(frame: .zero)
    for label in [textLabel, measuringLabel] {
      label.font = .systemFont(ofSize: BarFigures.fontSize)
    }
    addSubview(textLabel)
    addSubview(imageView)
    show(content, image: image)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes new content.
  func show(_ content: BackButtonContent, image: UIImage?) {
    self.content = content
    self.image = image?.inBar
    imageView.image = self.image
  }

  /// What moves and is pressed: the text or the image.
  var visibleLabel: UIView { imageView.isHidden ? textLabel : imageView }
  /// The text that is shown, if there is one.
  var shownText: String? { textLabel.isHidden ? nil : textLabel.text }

  /// What the button may say with the sizes that it takes.
  func labels(in room: CGSize) -> [BarLayout.Label] {
    content.labels.enumerated().map { index, label in
      switch label {
      case .image: return BarLayout.Label(size: image?.pointSize ?? .zero)
      case .text(let text):
        measuringLabel.text = text
        return BarLayout.Label(
          size: measuringLabel.lineSize(width: room.width),
          isGeneric: index > 0 || text == BackButtonContent.genericText
        )
      }
    }
  }

  /// Shows one of the labels, or none, at a place in the superview.
  func place(label index: Int?, at rect: CGRect?, in frame: CGRect) {
    let label = index.map { content.labels[$0] }
    imageView.isHidden = label != .image
    textLabel.isHidden = true
    if case .text(let text) = label {
      textLabel.isHidden = false
      textLabel.text = text
    }
    let place = (rect ?? .zero).offsetBy(dx: -frame.minX, dy: -frame.minY)
    textLabel.frame = place
    imageView.frame = place
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
    let isPressed = condition.contains(.highlighted)
    [textLabel, imageView].forEach { $0.showPressed(isPressed) }
    onPress?(isPressed)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    textLabel.textColor = resolvedTintColor
  }
}
