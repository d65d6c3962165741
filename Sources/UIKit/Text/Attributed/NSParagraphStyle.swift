// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The alignment, spacing and indents of a paragraph: the value of the attribute `paragraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let foundationMark = FoundationMark()
  final var values = ParagraphValues()

  /// Creates the default style.
  public override init() { super.init() }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// The treatment of lines that are too wide; word wrapping by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The direction of the lines; natural by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, unless it is the first, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance from the leading edge to the first line, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance from the leading edge to the other lines, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance to the end of the lines, in points: from the leading edge if positive, from the
  /// trailing edge otherwise.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of lines, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of lines, in points; 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height; 0 is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  // MARK: NSObject

  /// Returns a copy that cannot be changed.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy, a `NSParagraphStyle`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns a copy that can be changed.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy, a `NSMutableParagraphStyle`.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
  /// Returns whether another object is a style with the same values.
  ///
  /// - Parameter object: The other object.
  /// - Returns: Whether it is.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// The hash value of the values.
  open override var hash: Int { values.hashValue }
}
