// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a scene is shown on: a source of input and a memory of pixels.
///
/// A display has no run loop. Its owner waits until `descriptor` is readable, then asks for events
/// until there are none; it asks once more after each frame, because presenting may read what had
/// arrived meanwhile. A process with several displays asks each of them.
///
/// A display is used from one thread, the main one.
package protocol Display: AnyObject {
  /// The size of the content, in points.
  var size: CGSize { get }

  /// How many pixels make a point.
  var scale: CGFloat { get }

  /// The width of the content, in pixels.
  var pixelWidth: Int { get }

  /// The height of the content, in pixels.
  var pixelHeight: Int { get }

  /// The file descriptor that is readable when events wait, or `nil` when there is none to wait on.
  ///
  /// It belongs to the display and must not be closed.
  var descriptor: Int32? { get }

  /// Returns the next input event, or `nil` when none is waiting.
  func nextEvent() -> InputEvent?

  /// Hands out the display's own pixels to be drawn where they are damaged, then shows them.
  ///
  /// - Parameters:
  ///   - damage: What changed, in pixels. When there is none, and the content is kept, nothing
  ///     happens. When the content is not kept, all of it is shown, whatever the damage.
  ///   - draw: Draws into the memory, which is valid until the closure returns.
  /// - Throws: `DisplayError` when the frame cannot be shown.
  func withFrame(
    damage: [DamageRect],
    _ draw: (FrameMemory) -> Void
  ) throws(DisplayError)

  /// Takes the display away; what is asked of it later gives nothing, or throws.
  func close()
}
