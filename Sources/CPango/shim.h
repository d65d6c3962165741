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

/// A glyph of a line, and its place from the line's origin in Pango's units.
typedef struct {
  cairo_scaled_font_t *font;
  unsigned long index;
  int x, y;
} retour_glyph;

/// Whether all glyphs of a run are those of a font that Cairo draws.
static inline gboolean retour_hasKnownGlyphs(PangoGlyphItem *run) {
  if (!PANGO_IS_CAIRO_FONT(run->item->analysis.font)) return FALSE;
  for (int i = 0; i < run->glyphs->num_glyphs; i++) {
    PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
    if (glyph != PANGO_GLYPH_EMPTY && glyph & PANGO_GLYPH_UNKNOWN_FLAG) return FALSE;
  }
  return TRUE;
}

/// Counts the glyphs of a line, those without a picture included; -1 where Pango has to draw it: a
/// glyph is unknown, or a run is shifted.
static inline int retour_countGlyphs(PangoLayoutLine *line) {
  int count = 0;
  for (GSList *link = line->runs; link; link = link->next) {
    PangoGlyphItem *run = link->data;
    if (run->y_offset || run->start_x_offset || run->end_x_offset) return -1;
    if (!retour_hasKnownGlyphs(run)) return -1;
    count += run->glyphs->num_glyphs;
  }
  return count;
}

/// Places the glyphs of a run that begins at a place of its line, and returns their number.
static inline int retour_placeRun(PangoGlyphItem *run, int advance, retour_glyph *glyphs) {
  int count = 0;
  PangoCairoFont *font = PANGO_CAIRO_FONT(run->item->analysis.font);
  cairo_scaled_font_t *scaled = pango_cairo_font_get_scaled_font(font);
  for (int i = 0; i < run->glyphs->num_glyphs; i++) {
    PangoGlyphInfo *info = &run->glyphs->glyphs[i];
    if (info->glyph != PANGO_GLYPH_EMPTY)
      glyphs[count++] = (retour_glyph){
          scaled, info->glyph, advance + info->geometry.x_offset, info->geometry.y_offset};
    advance += info->geometry.width;
  }
  return count;
}

/// Places the glyphs of a line as Pango's renderer does, and returns their number.
static inline int retour_placeGlyphs(PangoLayoutLine *line, retour_glyph *glyphs) {
  int count = 0, advance = 0;
  for (GSList *link = line->runs; link; link = link->next) {
    PangoGlyphItem *run = link->data;
    count += retour_placeRun(run, advance, glyphs + count);
    advance += pango_glyph_string_get_width(run->glyphs);
  }
  return count;
}

/// Marks a part of a text with a number. A color carries it, since Pango divides runs at the ends of
/// colors; nothing is drawn in it.
static inline PangoAttribute *retour_newMark(unsigned int number) {
  return pango_attr_foreground_new(number & 0xFFFF, number >> 16, 0);
}

/// The number that a run is marked with; -1 if it is not.
static inline int retour_mark(PangoGlyphItem *run) {
  for (GSList *link = run->item->analysis.extra_attrs; link; link = link->next) {
    PangoAttribute *attribute = link->data;
    if (attribute->klass->type != PANGO_ATTR_FOREGROUND) continue;
    PangoColor color = ((PangoAttrColor *)attribute)->color;
    return color.red | color.green << 16;
  }
  return -1;
}

/// Draws glyphs, as outlines in the current path or as glyphs, from an origin in user space.
///
/// Pango's renderer takes the origin from Cairo's current point, so in a bitmap that begins
/// elsewhere some glyphs would move by 1/256 of a pixel.
static inline void retour_drawGlyphs(
    cairo_t *cairo, const retour_glyph *glyphs, int count, double x, double y,
    gboolean asOutlines) {
  cairo_glyph_t part[128];
  for (int first = 0; first < count;) {
    int length = 0;
    for (; length < 128 && first + length < count; length++) {
      const retour_glyph *glyph = glyphs + first + length;
      if (glyph->font != glyphs[first].font) break;
      part[length].index = glyph->index;
      part[length].x = x + (double)glyph->x / PANGO_SCALE;
      part[length].y = y + (double)glyph->y / PANGO_SCALE;
    }
    cairo_set_scaled_font(cairo, glyphs[first].font);
    if (asOutlines)
      cairo_glyph_path(cairo, part, length);
    else
      cairo_show_glyphs(cairo, part, length);
    first += length;
  }
}

/// Lays coverage over other coverage: what neither leaves free is covered.
static inline void retour_joinCoverage(
    unsigned char *to, size_t toBytesPerRow, const unsigned char *from, size_t fromBytesPerRow,
    size_t width, size_t height) {
  for (size_t y = 0; y < height; y++, to += toBytesPerRow, from += fromBytesPerRow) {
    for (size_t x = 0; x < width; x++) {
      unsigned int product = to[x] * from[x] + 0x80;
      to[x] = (unsigned char)(to[x] + from[x] - ((product + (product >> 8)) >> 8));
    }
  }
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
