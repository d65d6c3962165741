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
