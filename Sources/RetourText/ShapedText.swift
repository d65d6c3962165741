// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// A text that Pango has laid out: the owner of a `PangoLayout`.
///
/// Created and used under ``TextSystem``'s lock; any thread may release it.
final class ShapedText {
  /// The way to fit the text into a width.
  enum Fit {
    /// One line per paragraph, of any width.
    case natural
    case words(CGFloat)
    case characters(CGFloat)
    case ellipsis(CGFloat, PangoEllipsizeMode)
  }

  let layout: OpaquePointer

  /// The rules for setting paragraphs.
  struct Setting {
    var fit: Fit
    /// Whether a paragraph's letters determine its direction before the context.
    var hasOwnDirection = false
    /// Whether wrapped lines are stretched to the width.
    var isJustified = false
    /// The indent of the first line beyond that of the others, in points; negative the other way.
    var indent: CGFloat = 0
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - setting: The rules.
  ///   - font: The font.
  ///   - attributes: The `PangoAttrList`; `nil` is that of the font.
  ///   - context: The `PangoContext`, which has the base direction.
  init(
    _ text: TextBytes,
    _ setting: Setting,
    font: LoadedFont,
    attributes: OpaquePointer? = nil,
    context: OpaquePointer
  ) {
    guard let layout = pango_layout_new(context) else {
      preconditionFailure("Pango makes a layout for every context")
    }
    self.layout = layout
    pango_layout_set_font_description(layout, font.description)
    pango_layout_set_attributes(layout, attributes ?? font.attributes)
    pango_layout_set_auto_dir(layout, setting.hasOwnDirection ? 1 : 0)
    switch setting.fit {
    case .natural: break
    case .words(let width):
      pango_layout_set_width(layout, width.pangoUnits)
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    case .characters(let width):
      pango_layout_set_width(layout, width.pangoUnits)
      pango_layout_set_wrap(layout, PANGO_WRAP_CHAR)
    case .ellipsis(let width, let mode):
      pango_layout_set_width(layout, width.pangoUnits)
      pango_layout_set_ellipsize(layout, mode)
    }
    if setting.isJustified { pango_layout_set_justify(layout, 1) }
    if setting.indent != 0 { pango_layout_set_indent(layout, setting.indent.pangoUnits) }
    text.withUnsafeBytes { bytes in
      let characters = bytes.bindMemory(to: CChar.self)
      pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
    }
  }

  deinit { TextSystem.locked { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  /// The number of lines.
  ///
  /// Lays out the text first, if necessary.
  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Whether an ellipsis replaced a part of the text.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// The number of characters without a glyph in any font.
  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }

  /// The width of the widest line in points, however wide the box is.
  var naturalWidth: CGFloat {
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    return CGFloat(pango: logical.width)
  }

  /// Returns the first lines.
  func lines(_ maximum: Int = .max) -> [ShapedLine] {
    var lines: [ShapedLine] = []
    var node = pango_layout_get_lines_readonly(layout)
    while let link = node, lines.count < maximum {
      if let line = link.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        lines.append(ShapedLine(line, of: self))
      }
      node = link.pointee.next
    }
    return lines
  }

  /// Returns the direction of a text's first letter, or `nil` if it has none.
  static func direction(of text: TextBytes) -> TextRequest.Direction? {
    text.withUnsafeBytes { bytes in
      let characters = bytes.bindMemory(to: CChar.self)
      guard let base = characters.baseAddress else { return nil }
      switch retour_baseDirection(base, Int32(clamping: characters.count)) {
      case PANGO_DIRECTION_RTL, PANGO_DIRECTION_WEAK_RTL: return .rightToLeft
      case PANGO_DIRECTION_LTR, PANGO_DIRECTION_WEAK_LTR: return .leftToRight
      default: return nil
      }
    }
  }
}
