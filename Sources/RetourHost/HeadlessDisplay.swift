// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// A display in memory: tests post events to it, and read and count its frames.
package final class HeadlessDisplay: Display {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package private(set) var pixelWidth: Int
  package private(set) var pixelHeight: Int
  package private(set) var framesPerSecond: Double

  /// The number of presented frames.
  package private(set) var presentedFrames = 0

  /// The damage of the last frame, clipped to the display.
  package private(set) var lastDamage: [PixelRect] = []

  /// The place of the caret while text input is on; `nil` while it is off.
  package private(set) var textInputArea: CGRect?

  /// The text of the title bar.
  package private(set) var title = ""

  /// The limits of the size, in points.
  package private(set) var sizeLimits: (minimum: CGSize, maximum: CGSize)?

  private let clipboard: Clipboard

  private var memory: PixelMemory?
  private var contentIsKept = false
  private var events: [InputEvent] = []

  /// Creates a black display.
  ///
  /// - Parameters:
  ///   - size: The size, in points. A side has 1 to 16,384 pixels.
  ///   - scale: The pixels per point.
  ///   - framesPerSecond: The frames that the screen shows in a second.
  ///   - other: A display with which it shares the clipboard; `nil` has one of its own.
  package init(
    size: CGSize,
    scale: CGFloat,
    framesPerSecond: Double = FrameRate.standard,
    beside other: HeadlessDisplay? = nil
  ) {
    precondition(scale > 0, "a display's scale must be positive")
    clipboard = other?.clipboard ?? Clipboard()
    self.framesPerSecond = FrameRate.usable(framesPerSecond)
    self.scale = scale
    pixelWidth = PixelLength.clamped(size.width * scale)
    pixelHeight = PixelLength.clamped(size.height * scale)
    self.size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    allocate()
  }

  /// Always `nil`: posted events are pending at once.
  package var descriptor: Int32? { nil }

  package func nextEvent() -> InputEvent? {
    events.isEmpty ? nil : events.removeFirst()
  }

  package func withFrame(
    damage: [PixelRect],
    _ draw: (borrowing PixelBuffer, Bool) -> Void
  ) throws(DisplayError) {
    guard memory != nil else { throw .closed }
    let whole = PixelRect(width: pixelWidth, height: pixelHeight)
    let damage = contentIsKept ? damage.clipped(to: whole) : [whole]
    guard !damage.isEmpty else { return }
    memory?.withPixels { draw($0, contentIsKept) }
    contentIsKept = true
    presentedFrames += 1
    lastDamage = damage
  }

  package var clipboardText: String? {
    get { clipboard.text }
    set { clipboard.text = newValue }
  }

  package func setTitle(_ title: String) { self.title = title }

  package func limitSize(from minimum: CGSize, to maximum: CGSize) {
    sizeLimits = (minimum, maximum)
  }

  package func raise() {}

  package func setTextInput(_ area: CGRect?) { textInputArea = area }

  package func close() {
    memory = nil
    events = []
  }

  /// Appends an event to the pending ones.
  ///
  /// - Parameter event: The event.
  package func post(_ event: InputEvent) {
    guard memory != nil else { return }
    events.append(event)
  }

  /// Resizes the display and posts the event for it.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - scale: The new pixels per point; `nil` keeps the current ones.
  ///   - timestamp: The time of the event, in seconds.
  package func resize(to size: CGSize, scale: CGFloat? = nil, timestamp: Double) {
    guard memory != nil else { return }
    let scale = scale ?? self.scale
    precondition(scale > 0, "a display's scale must be positive")
    self.scale = scale
    pixelWidth = PixelLength.clamped(size.width * scale)
    pixelHeight = PixelLength.clamped(size.height * scale)
    self.size = CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    allocate()
    post(InputEvent(timestamp: timestamp, kind: .resized(self.size, scale: scale)))
  }

  /// Moves the content to a screen with another rate and posts the event for it.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The frames that the screen shows in a second.
  ///   - timestamp: The time of the event, in seconds.
  package func changeRate(to framesPerSecond: Double, timestamp: Double) {
    self.framesPerSecond = FrameRate.usable(framesPerSecond)
    post(InputEvent(timestamp: timestamp, kind: .screenChanged))
  }

  /// Lends the presented pixels, row by row from the top, as native-endian `0xXXRRGGBB`.
  ///
  /// - Parameter body: Reads the pixels; they are valid until it returns.
  /// - Returns: The value that the closure returns; `nil` when the display is closed.
  package func withBytes<Result>(_ body: (RawSpan) throws -> Result) rethrows -> Result? {
    try memory?.withBytes(body)
  }

  /// A clipboard that displays share.
  private final class Clipboard {
    var text: String?
  }

  private func allocate() {
    memory = PixelMemory(width: pixelWidth, height: pixelHeight)
    if memory == nil { fatalError("Retour: out of memory") }
    contentIsKept = false
  }
}
