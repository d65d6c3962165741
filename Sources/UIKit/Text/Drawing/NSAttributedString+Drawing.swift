// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NSAttributedString {
  /// Returns the size of the string, with as many lines as it has line breaks.
  ///
  /// - Returns: The size in points, rounded up to whole pixels (our decision).
  public func size() -> CGSize { DrawnString(self).size }

  /// Draws the string in the current context, with as many lines as it has line breaks.
  ///
  /// - Parameter point: The top left of the text, in points.
  public func draw(at point: CGPoint) { DrawnString(self).draw(at: point) }

  /// Draws the string in a rectangle of the current context.
  ///
  /// Text wraps in the width; lines that do not fit are left out, but for the first one.
  ///
  /// - Parameter rect: The rectangle, in points.
  public func draw(in rect: CGRect) { DrawnString(self).draw(in: rect) }

  /// Draws the string in a rectangle of the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points; a side of zero is no limit.
  ///   - options: How the string is drawn.
  ///   - context: The least scale of the fonts; receives what became of the string.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) { DrawnString(self).draw(in: rect, options, context) }

  /// Returns the bounds of the string in a room.
  ///
  /// - Parameters:
  ///   - size: The room in points; a side of zero is no limit.
  ///   - options: How the string is measured.
  ///   - context: The least scale of the fonts; receives what became of the string.
  /// - Returns: The bounds in points, from the top left of the text, or, without
  ///   `usesLineFragmentOrigin`, from the left end of its baseline.
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) -> CGRect { DrawnString(self).bounds(in: size, options, context) }
}
