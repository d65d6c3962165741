// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CCairo

/// The memory of a large image surface, which a pool keeps when the surface is gone.
///
/// Cairo's own comes in small pages, of which an image as large as a screen has three thousand,
/// each an interruption when it is first written.
///
/// Unchecked: a surface or the pool owns it, one at a time.
final class SurfaceMemory: @unchecked Sendable {
  /// Names the memory among the data of a surface, by its address; it is never written.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1
  )

  private let pixels: PixelMemory

  /// Creates memory of zeros, or returns `nil` where the system has none.
  init?(_ size: PixelSize) {
    guard let pixels = PixelMemory(width: size.width, height: size.height) else { return nil }
    self.pixels = pixels
  }

  /// The size in pixels.
  var size: (width: Int, height: Int) { (pixels.width, pixels.height) }
  /// The size of the memory in bytes.
  var byteCount: Int { pixels.byteCount }

  /// Sets all pixels to zero.
  func clear() {
    pixels.withPixels {
      _ = $0.base.initializeMemory(as: UInt8.self, repeating: 0, count: pixels.byteCount)
    }
  }

  /// Lets the system take the memory back until it is cleared.
  func letSystemReclaim() { pixels.letSystemReclaim() }

  /// Creates a large surface of zeros.
  ///
  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - isOpaque: Whether the pixels have no alpha.
  /// - Returns: The surface; `nil` for a small one, or where memory is short.
  static func surface(_ size: PixelSize, isOpaque: Bool) -> OpaquePointer? {
    guard PixelMemory.hasLargePages(size.width * size.height * 4),
      let memory = SurfacePool.shared.memory(size)
    else { return nil }
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
        guard let owner = $0 else { return }
        SurfacePool.shared.keep(Unmanaged<SurfaceMemory>.fromOpaque(owner).takeRetainedValue())
      }
      if status == CAIRO_STATUS_SUCCESS { return surface }
      cairo_surface_destroy(surface)
      owner.release()
      return nil
    }
  }
}
