// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An image whose bitmap is created on demand, and the drawing that is deferred until then.
struct PendingImage: Sendable {
  private let width: Int
  private let height: Int
  private let scale: CGFloat
  private let isOpaque: Bool
  /// The top left corner of the image in user space.
  private let origin: CGPoint
  private let prepare: @Sendable (CGContext) -> Void
  private var drawing: [Drawing] = []

  /// Drawing that is deferred.
  private struct Drawing {
    let area: CGRect
    let color: @Sendable () -> CGColor?
    let draw: @Sendable (CGContext) -> Void
  }

  /// Creates a pending image.
  ///
  /// - Parameters:
  ///   - size: The size in points; it is rounded up to whole pixels.
  ///   - scale: Pixels per point.
  ///   - isOpaque: Whether the image has no transparency.
  ///   - origin: The top left corner of the image in user space.
  ///   - prepare: Called with the context before anything is drawn.
  init(
    _ size: CGSize,
    scale: CGFloat,
    isOpaque: Bool,
    origin: CGPoint = .zero,
    _ prepare: @escaping @Sendable (CGContext) -> Void
  ) {
    width = GraphicsStack.pixels(size.width, scale)
    height = GraphicsStack.pixels(size.height, scale)
    (self.scale, self.isOpaque, self.origin, self.prepare) = (scale, isOpaque, origin, prepare)
  }

  /// Whether the image has no pixels.
  var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether drawing is deferred.
  var hasDrawing: Bool { !drawing.isEmpty }

  /// Defers drawing whose bounds are known.
  ///
  /// - Parameters:
  ///   - area: The bounds, in user space.
  ///   - color: Returns the color of all that is drawn, or `nil` where it has several.
  ///   - draw: Draws.
  mutating func add(
    _ area: CGRect,
    of color: @escaping @Sendable () -> CGColor?,
    _ draw: @escaping @Sendable (CGContext) -> Void
  ) {
    drawing.append(Drawing(area: area, color: color, draw: draw))
  }

  /// Returns a context of the whole image, with what was drawn so far.
  func makeContext() -> CGContext {
    makeContext(PixelRect(width: width, height: height))
  }

  /// Returns an image of the pixels that the deferred drawing touches, and their place; `nil` where
  /// it touches none.
  ///
  /// Nothing is drawn before somebody looks at it: texts below the end of the screen and those of
  /// tests that draw no frames cost neither time nor memory.
  func makePart() -> (image: CGImage, part: ImagePart)? {
    let whole = PixelRect(width: width, height: height)
    let area = drawing.reduce(PixelRect(width: 0, height: 0)) { $0.union(pixels($1.area)) }
      .intersection(whole)
    guard !area.isEmpty else { return nil }
    let image =
      CGImage.canDefer(width: area.width, height: area.height)
      ? CGImage(width: area.width, height: area.height) { makeImage(area) }
      : makeImage(area)
    return (image, ImagePart(area, ofImage: (width, height)))
  }

  /// Returns an image of what is drawn in an area: a stencil, if it has one color.
  private func makeImage(_ area: PixelRect) -> CGImage {
    if isOpaque { return makeContext(area).finish() }
    return .drawn(in: area, scale: scale, of: onlyColor) { draw(in: $0) }
  }

  /// The color of all drawing; `nil` where there are several, or a translucent one more than once.
  private var onlyColor: CGColor? {
    guard let color = drawing.first?.color(), drawing.count == 1 || color.alpha == 1,
      drawing.dropFirst().allSatisfy({ $0.color() == color })
    else { return nil }
    return color
  }

  private func makeContext(_ area: PixelRect) -> CGContext {
    let context = CGContext(area: area, scale: scale, isOpaque: isOpaque)
    draw(in: context)
    return context
  }

  private func draw(in context: CGContext) {
    prepare(context)
    for part in drawing { part.draw(context) }
  }

  /// Returns the pixels of an area, with a margin for what antialiasing touches.
  private func pixels(_ area: CGRect) -> PixelRect {
    guard !area.isEmpty else { return PixelRect(width: 0, height: 0) }
    let place = area.offsetBy(dx: -origin.x, dy: -origin.y)
    let pixels = place.applying(CGAffineTransform(scaleX: scale, y: scale))
    return PixelRect(touchedBy: pixels).inset(x: -2, y: -2)
  }
}
