#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>

// Casts that are macros in C and therefore out of Swift's sight.

static inline void retour_setResolution(PangoFontMap *map, double dotsPerInch) {
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), dotsPerInch);
}

/// The fontconfig pattern a font was chosen with; NULL if it is not one of fontconfig's.
static inline FcPattern *retour_fontPattern(PangoFont *font) {
  return PANGO_IS_FC_FONT(font) ? pango_fc_font_get_pattern(PANGO_FC_FONT(font)) : NULL;
}

static inline gboolean retour_isRightToLeft(PangoLayoutLine *line) {
  return line->resolved_dir == PANGO_DIRECTION_RTL;
}

static inline gboolean retour_startsParagraph(PangoLayoutLine *line) {
  return line->is_paragraph_start;
}

/// Draws a line's glyphs, as outlines in the current path or as glyphs, and returns 0 if it cannot:
/// a glyph is unknown, or a run is shifted.
///
/// The same as Pango's renderer, but the origin is exact in user space. Pango takes it from Cairo's
/// current point, so in a bitmap that begins elsewhere some glyphs would move by 1/256 of a pixel.
static inline gboolean retour_drawGlyphs(
    cairo_t *cairo, PangoLayoutLine *line, double x, double y, gboolean asOutlines) {
  for (GSList *link = line->runs; link; link = link->next) {
    PangoGlyphItem *run = link->data;
    if (run->y_offset || run->start_x_offset || run->end_x_offset) return FALSE;
    if (!PANGO_IS_CAIRO_FONT(run->item->analysis.font)) return FALSE;
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
      if (glyph != PANGO_GLYPH_EMPTY && glyph & PANGO_GLYPH_UNKNOWN_FLAG) return FALSE;
    }
  }
  int advance = 0;
  for (GSList *link = line->runs; link; link = link->next) {
    PangoGlyphItem *run = link->data;
    cairo_glyph_t glyphs[128];
    int count = 0;
    PangoCairoFont *font = PANGO_CAIRO_FONT(run->item->analysis.font);
    cairo_set_scaled_font(cairo, pango_cairo_font_get_scaled_font(font));
    for (int i = 0; i < run->glyphs->num_glyphs; i++) {
      PangoGlyphInfo *info = &run->glyphs->glyphs[i];
      if (info->glyph != PANGO_GLYPH_EMPTY) {
        glyphs[count].index = info->glyph;
        glyphs[count].x = x + (double)(advance + info->geometry.x_offset) / PANGO_SCALE;
        glyphs[count].y = y + (double)info->geometry.y_offset / PANGO_SCALE;
        count++;
      }
      advance += info->geometry.width;
      if (count < 128 && i + 1 < run->glyphs->num_glyphs) continue;
      if (asOutlines)
        cairo_glyph_path(cairo, glyphs, count);
      else
        cairo_show_glyphs(cairo, glyphs, count);
      count = 0;
    }
  }
  return TRUE;
}

/// The direction of the first letter. Pango has nothing newer, so its deprecation is not heeded.
static inline PangoDirection retour_baseDirection(const char *text, int length) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
  return pango_find_base_dir(text, length);
#pragma GCC diagnostic pop
}

/// Where the first paragraph of a text ends: at a line feed, a carriage return, U+2028 or U+2029.
/// In C because a text may have a million characters, and a debug build has to pass them too.
static inline size_t retour_paragraphEnd(const unsigned char *text, size_t length) {
  for (size_t i = 0; i < length; i++) {
    if (text[i] == '\n' || text[i] == '\r') return i;
    if (text[i] == 0xE2 && i + 2 < length && text[i + 1] == 0x80 &&
        (text[i + 2] == 0xA8 || text[i + 2] == 0xA9))
      return i;
  }
  return length;
}
