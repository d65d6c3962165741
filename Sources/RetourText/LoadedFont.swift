// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPango
import CoreGraphics

/// A font that Pango has found.
///
/// Used only under ``TextSystem``'s lock.
final class LoadedFont {
  /// The `PangoFontDescription` for layouts.
  let description: OpaquePointer

  /// The `PangoAttrList` for layouts.
  let attributes: OpaquePointer

  let metrics: FontMetrics

  /// The family that was found, and its file.
  let resolved: FontFile?

  /// Whether the requested family was found, not a substitute.
  let isAsked: Bool

  init(_ face: FontFace, map: UnsafeMutablePointer<PangoFontMap>, context: OpaquePointer) {
    let size = face.usableSize
    guard let description = pango_font_description_new() else {
      preconditionFailure("Pango makes font descriptions")
    }
    pango_font_description_set_family(description, face.families)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    let weight = UInt32(min(max(face.weight, 100), 1000))
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    if face.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    self.description = description

    attributes = Self.makeAttributes()
    if face.hasMonospacedDigits {
      pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
    }

    guard
      let font = pango_font_map_load_font(map, context, description)
    else {
      metrics = .withoutFont(size: size)
      resolved = nil
      isAsked = false
      return
    }
    defer { g_object_unref(font) }
    metrics = Self.metrics(of: font)
    resolved = FontFile(font: font)
    // Not Foundation's comparison: its first use costs more than loading the font.
    let expected = face.expectedFamily.lowercased()
    isAsked = FontFile.families(of: font).contains { $0.lowercased() == expected }
  }

  /// Returns a new `PangoAttrList`.
  ///
  /// A word that is broken because it is longer than the line gets no hyphen, as in UIKit.
  static func makeAttributes() -> OpaquePointer {
    guard let attributes = pango_attr_list_new() else {
      preconditionFailure("Pango makes lists of attributes")
    }
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    return attributes
  }

  deinit {
    pango_font_description_free(description)
    pango_attr_list_unref(attributes)
  }

  /// Reads the font's own tables.
  ///
  /// `pango_font_get_metrics` would also lay out a sample text, for widths that are not used.
  private static func metrics(of font: UnsafeMutablePointer<PangoFont>) -> FontMetrics {
    let font = pango_font_get_hb_font(font)
    var extents = hb_font_extents_t()
    hb_font_get_extents_for_direction(font, HB_DIRECTION_LTR, &extents)
    func position(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &value)
      return CGFloat(pango: value)
    }
    return FontMetrics(
      ascender: CGFloat(pango: extents.ascender),
      descender: CGFloat(pango: extents.descender),
      lineHeight: CGFloat(pango: extents.ascender) - CGFloat(pango: extents.descender),
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT),
      leading: CGFloat(pango: extents.line_gap),
      underlineOffset: position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: position(HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      strikethroughOffset: position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
    )
  }
}
