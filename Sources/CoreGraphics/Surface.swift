// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo
import CPixman

/// The format of images with or without alpha.
func imageFormat(isOpaque: Bool) -> cairo_format_t {
  isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
}

/// Creates an image surface of zeros: transparent, or black when opaque.
///
/// Logs and returns a single pixel where memory is short.
func makeSurface(_ size: PixelSize, isOpaque: Bool) -> OpaquePointer {
  let format = imageFormat(isOpaque: isOpaque)
  if let surface = SurfaceMemory.surface(size, format) { return surface }
  if let surface = cairo_image_surface_create(format, Int32(size.width), Int32(size.height)) {
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { return surface }
    cairo_surface_destroy(surface)
  }
  guard size.width > 1 || size.height > 1, let pixel = PixelSize(width: 1, height: 1) else {
    fatalError("Retour: out of memory")
  }
  RetourLog.once(
    "memory \(size.width) x \(size.height)",
    "no memory for an image of \(size.width) x \(size.height) pixels: a single pixel stands in "
      + "for it"
  )
  return makeSurface(pixel, isOpaque: isOpaque)
}

/// Creates an image surface of zeros, a byte for each pixel; `nil` where memory is short.
func makeCoverage(_ size: PixelSize) -> OpaquePointer? {
  if let surface = SurfaceMemory.surface(size, CAIRO_FORMAT_A8) { return surface }
  let (width, height) = (Int32(size.width), Int32(size.height))
  guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else { return nil }
  if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { return surface }
  cairo_surface_destroy(surface)
  return nil
}

/// Creates a surface over pixels that it neither owns nor changes.
func makeView(
  of base: UnsafeRawPointer,
  width: Int,
  height: Int,
  bytesPerRow: Int,
  _ format: cairo_format_t
) -> OpaquePointer? {
  let bytes = UnsafeMutableRawPointer(mutating: base).assumingMemoryBound(to: UInt8.self)
  guard
    let view = cairo_image_surface_create_for_data(
      bytes,
      format,
      Int32(width),
      Int32(height),
      Int32(bytesPerRow)
    )
  else { return nil }
  guard cairo_surface_status(view) == CAIRO_STATUS_SUCCESS else {
    cairo_surface_destroy(view)
    return nil
  }
  return view
}

/// Fills pixels of an image surface, or lays a translucent color over them.
func fillSurface(_ surface: OpaquePointer, _ box: PixelRect, _ pixel: UInt32) {
  guard !box.isEmpty, let data = cairo_image_surface_get_data(surface) else { return }
  cairo_surface_flush(surface)
  let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
  let pixels = retour_box(
    base: data + box.top * bytesPerRow + box.left * 4,
    bytesPerRow: bytesPerRow,
    width: box.width,
    height: box.height
  )
  if pixel >> 24 == 255 {
    retour_fill(pixels, pixel)
  } else {
    retour_dim(pixels, retour_rows(base: pixels.base, bytesPerRow: bytesPerRow), pixel)
  }
  cairo_surface_mark_dirty(surface)
}
