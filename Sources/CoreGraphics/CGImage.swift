// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import Dispatch
public import Foundation

/// An immutable bitmap image.
///
/// The pixels are 32 bits each, native-endian `0xAARRGGBB`, premultiplied, in sRGB; the first row
/// is the top one. An image is equal to itself only: its identity is the key of every cache.
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether every pixel is opaque; computed once, when the image is created.
  package let isOpaque: Bool
  /// The distance from the start of one row to the start of the next, in bytes.
  package let bytesPerRow: Int
  /// The place of the pixels.
  private enum Pixels {
    case drawn(surface: OpaquePointer, base: UnsafeRawPointer)
    case deferred(DeferredImage)
    case stencil(Stencil, copy: DeferredImage)
  }

  /// Draws images ahead of those who read them, side by side.
  private static let drawing = SerialQueues(label: "CGImage.drawing", count: 4)

  private nonisolated(unsafe) let pixels: Pixels
  /// The image that owns the pixels, when this one shows a part of them.
  private let owner: CGImage?

  /// The image whose pixels are there: itself, or the one that has been drawn later.
  var drawn: CGImage {
    switch pixels {
    case .drawn, .stencil: self
    case .deferred(let deferred): deferred.image
    }
  }

  /// The coverage of the only color, if that is what has been drawn.
  ///
  /// Who reads the pixels of the image instead gets a copy that is made of it, and kept.
  package var stencil: Stencil? {
    switch pixels {
    case .drawn: nil
    case .deferred(let deferred): deferred.image.stencil
    case .stencil(let stencil, _): stencil
    }
  }

  /// The first pixel of the first row; valid as long as the image.
  package var base: UnsafeRawPointer {
    switch pixels {
    case .drawn(_, let base): base
    case .deferred(let deferred), .stencil(_, let deferred): deferred.image.base
    }
  }

  /// The `cairo_surface_t` that owns the pixels or, of a cropped image, points into them.
  ///
  /// Read by one thread at a time (pixman counts references without locks): to paint with it on
  /// any thread use `withSource(_:)`.
  package var surface: OpaquePointer {
    switch pixels {
    case .drawn(let surface, _): surface
    case .deferred(let deferred), .stencil(_, let deferred): deferred.image.surface
    }
  }

  /// Whether there are pixels: not of an image that is drawn later, before somebody reads it.
  package var isDrawn: Bool {
    switch pixels {
    case .drawn, .stencil: true
    case .deferred(let deferred): deferred.isDrawn
    }
  }

  /// Takes ownership of a surface of 32 bits per pixel, which must not change any more.
  ///
  /// - Parameters:
  ///   - surface: A `cairo_surface_t`; the image releases it.
  ///   - isOpaque: `true` sets every alpha to 255; `nil` computes it from the pixels.
  ///   - owner: The image that the surface points into.
  init(adopting surface: OpaquePointer, isOpaque: Bool?, owner: CGImage? = nil) {
    cairo_surface_flush(surface)
    self.owner = owner
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else {
      preconditionFailure("an image needs a surface with pixels")
    }
    if isOpaque == true, owner == nil { retour_makeOpaque(data, width, height, bytesPerRow) }
    pixels = .drawn(surface: surface, base: UnsafeRawPointer(data))
    self.isOpaque = isOpaque ?? (retour_isOpaque(data, width, height, bytesPerRow) != 0)
  }

  /// Creates an image of a stencil.
  init(_ stencil: Stencil) {
    (width, height, isOpaque, owner) = (stencil.width, stencil.height, false, nil)
    bytesPerRow = Self.bytesPerRow(width: stencil.width)
    pixels = .stencil(stencil, copy: DeferredImage { stencil.makeImage() })
  }

  /// Creates an image that is drawn when its pixels are first read.
  ///
  /// It counts as one with transparency, whatever is drawn.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels; together at most what ``canDefer(width:height:)`` allows.
  ///   - draw: Returns the image, of that size; called once, on any thread.
  package convenience init(
    width: Int,
    height: Int,
    drawnBy draw: @escaping @Sendable () -> CGImage
  ) {
    precondition(Self.canDefer(width: width, height: height))
    self.init(width: width, height: height, isOpaque: false, drawnLater: draw)
  }

  /// Creates an image that is drawn when its pixels are first read.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - isOpaque: Whether all pixels will be opaque, so that what is below is not painted.
  ///   - draw: Returns the image, of that size; called once, on any thread.
  init(
    width: Int,
    height: Int,
    isOpaque: Bool,
    drawnLater draw: @escaping @Sendable () -> CGImage
  ) {
    (self.width, self.height) = (width, height)
    let bytesPerRow = Self.bytesPerRow(width: width)
    self.bytesPerRow = bytesPerRow
    let deferred = DeferredImage {
      let image = draw()
      guard image.width == width, image.height == height, image.bytesPerRow == bytesPerRow else {
        fatalError("Retour: out of memory")
      }
      return image
    }
    pixels = .deferred(deferred)
    self.isOpaque = isOpaque
    owner = nil
  }

  private static func bytesPerRow(width: Int) -> Int {
    Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
  }

  /// Whether an image can be drawn later: one of 16 million pixels at most, our decision.
  ///
  /// A larger one may not fit memory then, and a single pixel could not stand in for it any more.
  package static func canDefer(width: Int, height: Int) -> Bool {
    guard let size = PixelSize(width: width, height: height) else { return false }
    return size.width * size.height <= 1 << 24
  }

  /// Draws an image that has been left for later, unless somebody has read its pixels.
  package func draw() { _ = drawn }

  /// Draws an image that has been left for later on another thread, if it still exists then.
  func drawElsewhere() {
    guard case .deferred(let deferred) = pixels else { return }
    Self.drawing.next.async { [weak deferred] in _ = deferred?.image }
  }

  deinit {
    if case .drawn(let surface, _) = pixels { cairo_surface_destroy(surface) }
  }

  /// Creates an image whose pixels a closure writes.
  ///
  /// An impossible size gives one transparent pixel, and the closure is not called.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - isOpaque: Whether the image has no transparent pixels: every alpha is then set to 255.
  ///   - fill: Writes the pixels, which are all zeros.
  package convenience init(
    width: Int,
    height: Int,
    isOpaque: Bool,
    _ fill: (borrowing PixelBuffer) -> Void
  ) {
    let size = PixelSize(fitting: width, height)
    let surface = makeSurface(size, isOpaque: isOpaque)
    let isAsAsked =
      cairo_image_surface_get_width(surface) == width
      && cairo_image_surface_get_height(surface) == height
    if isAsAsked, let data = cairo_image_surface_get_data(surface) {
      fill(
        PixelBuffer(
          base: UnsafeMutableRawPointer(data),
          width: width,
          height: height,
          bytesPerRow: Int(cairo_image_surface_get_stride(surface))
        )
      )
      cairo_surface_mark_dirty(surface)
    }
    self.init(adopting: surface, isOpaque: isOpaque && isAsAsked ? true : nil)
  }

  /// Returns the pixel at a column and a row, counted from the top left corner.
  package func pixel(x: Int, y: Int) -> UInt32 {
    precondition(0..<width ~= x && 0..<height ~= y, "pixel (\(x), \(y)) of \(width) x \(height)")
    return base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
  }

  /// Returns the part of the image inside a rectangle, which shares the pixels.
  ///
  /// - Parameter rect: The part in pixels from the top left corner, rounded outwards.
  /// - Returns: The part that lies within the image, or `nil` when it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Not `integral`, which traps for numbers that are not finite.
    let left = max(rect.minX.rounded(.down), 0)
    let top = max(rect.minY.rounded(.down), 0)
    let right = min(rect.maxX.rounded(.up), CGFloat(width))
    let bottom = min(rect.maxY.rounded(.up), CGFloat(height))
    let isNumber = !(rect.minX.isNaN || rect.minY.isNaN || rect.maxX.isNaN || rect.maxY.isNaN)
    guard isNumber, left < right, top < bottom, !rect.isEmpty else { return nil }
    let (x, y) = (Int(left), Int(top))
    guard
      let surface = makeView(
        of: base + y * bytesPerRow + x * 4,
        width: Int(right) - x,
        height: Int(bottom) - y,
        bytesPerRow: bytesPerRow,
        imageFormat(isOpaque: isOpaque)
      )
    else { return nil }
    return CGImage(adopting: surface, isOpaque: isOpaque ? true : nil, owner: owner ?? self)
  }

  /// Calls a closure with a new `cairo_surface_t` over the same pixels.
  ///
  /// For drawing the image on any thread; the surface is destroyed afterwards.
  package func withSource(_ body: (OpaquePointer) -> Void) {
    guard
      let view = makeView(
        of: base,
        width: width,
        height: height,
        bytesPerRow: bytesPerRow,
        imageFormat(isOpaque: isOpaque)
      )
    else { return }
    body(view)
    cairo_surface_destroy(view)
    withExtendedLifetime(self) {}
  }
}

extension CGImage: Hashable {
  /// Returns whether two images are the same object.
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
