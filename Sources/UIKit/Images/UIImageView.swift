// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var storedIsHighlighted = false
  /// The size in points that tiles were laid out for.
  private var tiledSize: CGSize?

  // MARK: Creating an image view

  /// Creates a view of the size of an image.
  ///
  /// - Parameter image: The image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of the size of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The image while the view is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    storedImage = image
    storedHighlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.pointSize ?? .zero))
    prepare()
  }

  /// Creates a view without an image.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view without an image and of no size.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Accessing the displayed images

  /// The image.
  open var image: UIImage? {
    get { storedImage }
    set { replaceImage(newValue) }
  }
  /// The image while the view is highlighted; without one, `image` is shown.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set { replaceHighlightedImage(newValue) }
  }
  /// Whether the view is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue) }
  }

  // MARK: UIView

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    showImage()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.pointSize ?? .zero }
  // Images have no identifier, which the system prints here.
  override var describedImage: String? { "(null)" }
  open override var intrinsicContentSize: CGSize {
    shownImage?.pointSize
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}

extension UIImageView {
  private func prepare() {
    isUserInteractionEnabled = false
    showImage()
  }

  /// The image of the current state.
  var shownImage: UIImage? {
    storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage
  }

  private func replaceImage(_ image: UIImage?) {
    guard image != storedImage else { return }
    let size = shownImage?.pointSize
    storedImage = image
    imageDidChange(from: size)
  }

  private func replaceHighlightedImage(_ image: UIImage?) {
    guard image != storedHighlightedImage else { return }
    let size = shownImage?.pointSize
    storedHighlightedImage = image
    imageDidChange(from: size)
  }

  private func setHighlighted(_ isHighlighted: Bool) {
    guard isHighlighted != storedIsHighlighted else { return }
    let size = shownImage?.pointSize
    storedIsHighlighted = isHighlighted
    imageDidChange(from: size)
  }

  private func imageDidChange(from size: CGSize?) {
    tiledSize = nil
    showImage()
    if shownImage?.pointSize != size { invalidateIntrinsicContentSize() }
  }

  /// Sets the layer's contents for the state, the layout direction and, of tiles, the size.
  private func showImage() {
    guard let image = shownImage else {
      storedLayer.show(nil)
      return showColors()
    }
    let size = storedLayer.bounds.size
    if image.isTiled, size != image.pointSize {
      if tiledSize != size {
        tiledSize = size
        storedLayer.show(tiles(of: image, size))
        storedLayer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
      }
    } else {
      let isMirrored = isMirrored(image)
      var center = image.contentsCenter
      if isMirrored { center.origin.x = 1 - center.maxX }
      storedLayer.show(image.pixels(isRightToLeft: isMirrored))
      storedLayer.contentsCenter = center
      tiledSize = nil
    }
    storedLayer.contentsScale = image.storedScale
    showColors()
  }

  private func isMirrored(_ image: UIImage) -> Bool {
    image.attributes.flips && layoutDirection == .rightToLeft
  }

  private func tiles(of image: UIImage, _ size: CGSize) -> CGImage? {
    let plain = image.changed { $0.tint = nil }
    let isMirrored = isMirrored(image)
    return GraphicsStack.image(
      size: size,
      scale: image.storedScale,
      isOpaque: false,
      traits: computedTraits
    ) { context in
      guard isMirrored else { return }
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    } drawing: {
      plain.paint(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Sets the color of a template: the view's tint color or the image's own.
  private func showColors() {
    guard let image = shownImage else {
      storedLayer.contentsMultiplyColor = nil
      return
    }
    let color = image.attributes.isTemplate ? resolvedTintColor : image.attributes.tint
    storedLayer.contentsMultiplyColor = color?.fixedColor(with: computedTraits)
  }
}
