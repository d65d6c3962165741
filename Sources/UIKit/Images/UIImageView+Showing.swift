// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIImageView {
  func prepare() {
    isUserInteractionEnabled = false
    showImage()
  }

  /// The image for the present state.
  var shownImage: UIImage? {
    storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage
  }

  func replaceImage(_ image: UIImage?) {
    guard image != storedImage else { return }
    let size = shownImage?.pointSize
    storedImage = image
    imageDidChange(from: size)
  }

  func replaceHighlightedImage(_ image: UIImage?) {
    guard image != storedHighlightedImage else { return }
    let size = shownImage?.pointSize
    storedHighlightedImage = image
    imageDidChange(from: size)
  }

  func setHighlighted(_ isHighlighted: Bool) {
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

  /// Gives the layer the pixels for the state, the direction and, of tiles, the size.
  func showImage() {
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
      let isMirrored = image.attributes.flips && layoutDirection == .rightToLeft
      var center = image.contentsCenter
      if isMirrored { center.origin.x = 1 - center.maxX }
      storedLayer.show(image.pixels(isRightToLeft: isMirrored))
      storedLayer.contentsCenter = center
      tiledSize = nil
    }
    storedLayer.contentsScale = image.storedScale
    showColors()
  }

  private func tiles(of image: UIImage, _ size: CGSize) -> CGImage? {
    let plain = image.changed { $0.tint = nil }
    return GraphicsStack.image(
      size: size,
      scale: image.storedScale,
      isOpaque: false,
      traits: computedTraits
    ) { context in
      guard self.layoutDirection == .rightToLeft, plain.attributes.flips else { return }
      context.translateBy(x: size.width, y: 0)
      context.scaleBy(x: -1, y: 1)
    } drawing: {
      plain.paint(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Paints the pixels in the tint colour or the image's own, where they are only a shape.
  func showColors() {
    guard let image = shownImage else {
      storedLayer.contentsMultiplyColor = nil
      return
    }
    let color = image.attributes.isTemplate ? resolvedTintColor : image.attributes.tint
    storedLayer.contentsMultiplyColor = color?.fixedColor(with: computedTraits)
  }
}
