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
  private static let bytesPerRow = 4096

  private let memory: PixelMemory
  /// Whether the surfaces that have it differ in size, as those of a shape that grows.
  let hasRoom: Bool
  /// The most bytes that a surface had of it: what the system may have given.
  private(set) var usedBytes: Int

  /// Creates memory of zeros, or returns `nil` where the system has none.
  ///
  /// - Parameters:
  ///   - byteCount: The size of the first surface that has it, in bytes.
  ///   - hasRoom: Whether there is room for larger ones.
  init?(_ byteCount: Int, hasRoom: Bool) {
    let capacity = hasRoom ? PixelMemory.sizeWithRoom(for: byteCount) : byteCount
    let rows = (capacity + Self.bytesPerRow - 1) / Self.bytesPerRow
    guard let memory = PixelMemory(width: Self.bytesPerRow / 4, height: rows) else { return nil }
    self.memory = memory
    (self.hasRoom, usedBytes) = (hasRoom, byteCount)
  }

  /// The size of the memory in bytes.
  var capacity: Int { memory.byteCount }

  /// Sets the first bytes to zero, for a surface that has them.
  func clear(_ byteCount: Int) {
    usedBytes = max(usedBytes, byteCount)
    memory.withPixels {
      _ = $0.base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    }
  }

  /// Lets the system take the memory back until it is cleared.
  func letSystemReclaim() { memory.letSystemReclaim() }

  /// Creates a large surface of zeros.
  ///
  /// - Parameters:
  ///   - size: The size in pixels.
  ///   - format: What the pixels have.
  /// - Returns: The surface; `nil` for a small one, or where memory is short.
  static func surface(_ size: PixelSize, _ format: cairo_format_t) -> OpaquePointer? {
    let bytesPerRow = Int(cairo_format_stride_for_width(format, Int32(size.width)))
    let byteCount = bytesPerRow * size.height
    guard PixelMemory.hasLargePages(byteCount),
      let kept = SurfacePool.shared.memory(byteCount, hasRoom: format == CAIRO_FORMAT_A8)
    else { return nil }
    return kept.memory.withPixels { pixels in
      guard
        let surface = makeView(
          of: pixels.base,
          width: size.width,
          height: size.height,
          bytesPerRow: bytesPerRow,
          format
        )
      else { return nil }
      let owner = Unmanaged.passRetained(kept)
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
