// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Stored state; nothing in UIKit reads the overridable properties below for its own needs

  var storedImage: UIImage?
  var storedHighlightedImage: UIImage?
  var storedIsHighlighted = false
  /// The size in points that tiles were laid out for.
  var tiledSize: CGSize?

  // MARK: Creating an image view

  /// Creates a view as large as an image.
  ///
  /// - Parameter image: The image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view as large as an image.
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
  open override var intrinsicContentSize: CGSize {
    shownImage?.pointSize
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}
