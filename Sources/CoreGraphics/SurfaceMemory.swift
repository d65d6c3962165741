// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo

/// The memory of a large image surface, which goes with the surface.
///
/// Cairo's own comes in small pages, of which an image as large as a screen has three thousand,
/// each an interruption when it is first written.
final class SurfaceMemory {
  /// Names the memory among the data of a surface, by its address; it is never written.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1
  )

  private let pixels: PixelMemory

  private init(_ pixels: consuming PixelMemory) { self.pixels = pixels }

  /// Creates a large surface of zeros.
  ///
  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - isOpaque: Whether the pixels have no alpha.
  /// - Returns: The surface; `nil` for a small one, or where memory is short.
  static func surface(_ size: PixelSize, isOpaque: Bool) -> OpaquePointer? {
    guard PixelMemory.hasLargePages(size.width * size.height * 4),
      let pixels = PixelMemory(width: size.width, height: size.height)
    else { return nil }
    let memory = SurfaceMemory(pixels)
    return memory.pixels.withPixels { pixels in
      guard
        let surface = makeView(
          of: pixels.base,
          width: pixels.width,
          height: pixels.height,
          bytesPerRow: pixels.bytesPerRow,
          isOpaque: isOpaque
        )
      else { return nil }
      let owner = Unmanaged.passRetained(memory)
      let status = cairo_surface_set_user_data(surface, key, owner.toOpaque()) {
        $0.map { Unmanaged<SurfaceMemory>.fromOpaque($0).release() }
      }
      if status == CAIRO_STATUS_SUCCESS { return surface }
      cairo_surface_destroy(surface)
      owner.release()
      return nil
    }
  }
}
