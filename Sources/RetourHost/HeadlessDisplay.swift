// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A display that exists in memory only: events are posted to it, frames are kept and counted.
package final class HeadlessDisplay: Display {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package private(set) var pixelWidth: Int
  package private(set) var pixelHeight: Int

  /// How many frames were presented.
  package private(set) var presentedFrames = 0

  /// What the last frame changed, clipped to the display.
  package private(set) var lastDamage: [DamageRect] = []

  private var memory: UnsafeMutableRawPointer?
  private var contentIsKept = false
  private var events: [InputEvent] = []

  /// Makes a black display.
  ///
  /// - Parameters:
  ///   - size: The size, in points. A side has 1 to 16,384 pixels.
  ///   - scale: How many pixels make a point.
  package init(size: CGSize, scale: CGFloat) {
    precondition(scale > 0, "a display's scale must be positive")
    self.scale = scale
    pixelWidth = PixelLength.clamped(size.width * scale)
    pixelHeight = PixelLength.clamped(size.height * scale)
    self.size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    allocate()
  }

  deinit {
    memory?.deallocate()
  }

  /// There is nothing to wait on: events are there as soon as they are posted.
  package var descriptor: Int32? { nil }

  package func nextEvent() -> InputEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  package func withFrame(
    damage: [DamageRect],
    _ draw: (FrameMemory) -> Void
  ) throws(DisplayError) {
    guard let memory else { throw .closed }
    var damage = damage.compactMap { $0.clipped(toWidth: pixelWidth, height: pixelHeight) }
    if !contentIsKept {
      damage = [DamageRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight)]
    }
    guard !damage.isEmpty else { return }
    draw(
      FrameMemory(
        base: memory,
        width: pixelWidth,
        height: pixelHeight,
        bytesPerRow: bytesPerRow,
        contentIsKept: contentIsKept
      )
    )
    contentIsKept = true
    presentedFrames += 1
    lastDamage = damage
  }

  package func close() {
    memory?.deallocate()
    memory = nil
    events = []
  }

  /// Puts an event behind those that wait.
  ///
  /// - Parameter event: The event that `nextEvent()` is to return.
  package func post(_ event: InputEvent) {
    guard memory != nil else { return }
    events.append(event)
  }

  /// Gives the display another size and posts the event that says so.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - scale: The new number of pixels in a point; `nil` leaves it.
  ///   - timestamp: When it happens, in seconds.
  package func resize(to size: CGSize, scale: CGFloat? = nil, timestamp: Double) {
    guard memory != nil else { return }
    let scale = scale ?? self.scale
    precondition(scale > 0, "a display's scale must be positive")
    memory?.deallocate()
    self.scale = scale
    pixelWidth = PixelLength.clamped(size.width * scale)
    pixelHeight = PixelLength.clamped(size.height * scale)
    self.size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    allocate()
    post(InputEvent(timestamp: timestamp, kind: .resized(self.size, scale: scale)))
  }

  /// Lends the presented pixels, row by row from the top, as native-endian `0xXXRRGGBB`.
  ///
  /// - Parameter body: Reads them; they are valid until it returns.
  /// - Returns: What the body returns; `nil` when the display is closed.
  package func withPixels<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R? {
    guard let memory else { return nil }
    return try body(UnsafeRawBufferPointer(start: memory, count: bytesPerRow * pixelHeight))
  }

  private var bytesPerRow: Int { pixelWidth * 4 }

  private func allocate() {
    let fresh = UnsafeMutableRawPointer.allocate(
      byteCount: bytesPerRow * pixelHeight,
      alignment: 16
    )
    fresh.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * pixelHeight)
    memory = fresh
    contentIsKept = false
  }
}
