// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The drawing methods of `NSString`, which Apple's compiler finds for strings by itself.
extension String {
  /// Returns the size of the string, with as many lines as it has line breaks.
  ///
  /// - Parameter attrs: The attributes of the text; without a font, Helvetica of 12 points.
  /// - Returns: The size in points, rounded up to whole pixels (our decision).
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnString(self, attrs).size
  }

  /// Draws the string in the current context, with as many lines as it has line breaks.
  ///
  /// - Parameters:
  ///   - point: The top left of the text, in points.
  ///   - attrs: The attributes of the text.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnString(self, attrs).draw(at: point)
  }

  /// Draws the string in a rectangle of the current context.
  ///
  /// Text wraps in the width; lines that do not fit are left out, but for the first one.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - attrs: The attributes of the text.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnString(self, attrs).draw(in: rect)
  }

  /// Draws the string in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; a side of zero is no limit.
  ///   - options: How the string is drawn.
  ///   - attributes: The attributes of the text.
  ///   - context: The least scale of the fonts; receives what became of the string.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    DrawnString(self, attributes).draw(in: rect, options, context)
  }

  /// Returns the bounds of the string in a room.
  ///
  /// - Parameters:
  ///   - size: The room in points; a side of zero is no limit.
  ///   - options: How the string is measured.
  ///   - attributes: The attributes of the text.
  ///   - context: The least scale of the fonts; receives what became of the string.
  /// - Returns: The bounds in points, from the top left of the text, or, without
  ///   `usesLineFragmentOrigin`, from the left end of its baseline.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    DrawnString(self, attributes).bounds(in: size, options, context)
  }
}
