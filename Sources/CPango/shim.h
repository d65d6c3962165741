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
