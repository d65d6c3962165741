// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// A screen or its replacement in memory: a source of input, and pixels that show a scene.
///
/// A display has no run loop. Its owner waits until `descriptor` is readable, then takes events
/// until there are none; it does so once more after each frame, since presenting may have read
/// further events. A process with several displays polls each of them.
///
/// A display is used from one thread, the main one.
package protocol Display: AnyObject {
  /// The size of the content, in points.
  var size: CGSize { get }

  /// The pixels per point.
  var scale: CGFloat { get }

  /// The width of the content, in pixels.
  var pixelWidth: Int { get }

  /// The height of the content, in pixels.
  var pixelHeight: Int { get }

  /// The frames that the screen shows in a second.
  var framesPerSecond: Double { get }

  /// The file descriptor that is readable when events are pending, or `nil` for a display without
  /// one.
  ///
  /// It belongs to the display and must not be closed.
  var descriptor: Int32? { get }

  /// Returns the next input event, or `nil` when none is pending.
  func nextEvent() -> InputEvent?

  /// Lends the display's pixels for drawing, then presents them.
  ///
  /// - Parameters:
  ///   - damage: The changed pixels. Where it is empty and the content is kept, nothing happens.
  ///     Where the content is not kept, everything is presented, whatever the damage.
  ///   - draw: Draws into the pixels. The second argument says whether they still hold the last
  ///     frame; when they do not, as after a resize, everything has to be drawn, not the damage
  ///     alone.
  /// - Throws: `DisplayError` when the frame cannot be presented.
  func withFrame(
    damage: [PixelRect],
    _ draw: (_ pixels: borrowing PixelBuffer, _ contentIsKept: Bool) -> Void
  ) throws(DisplayError)

  /// The text on the clipboard, which programs share; `nil` if there is none.
  var clipboardText: String? { get set }

  /// Starts or stops the input of text: typed characters, and what input methods compose.
  ///
  /// - Parameter area: The place of the caret in points, which an input method keeps free; `nil`
  ///   stops.
  func setTextInput(_ area: CGRect?)

  /// Changes the text of the title bar; an empty one is the name of the app.
  func setTitle(_ title: String)

  /// Limits the size of the content, in points, as far as the user changes it.
  ///
  /// - Parameters:
  ///   - minimum: The smallest size.
  ///   - maximum: The largest size.
  func limitSize(from minimum: CGSize, to maximum: CGSize)

  /// Brings the window to the front, with the focus.
  func raise()

  /// Closes the display. Later calls return nothing, or throw.
  func close()
}
