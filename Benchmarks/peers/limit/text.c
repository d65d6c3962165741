// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The least work of a label whose text changes: Pango shapes it once, Cairo fills its outlines into
// pixels as large as the text. Fonts, attributes, context and pixels are made before.
//
//   text [ROUNDS]
#include "../tools/measure.h"

#include <math.h>
#include <pango/pangocairo.h>

enum { width = 390, scale = 3, largest = 10000 };
static PangoContext *context;
static PangoFontDescription *font;
static PangoAttrList *attributes;

/// Makes the context of a label: no hinting, positions that are not rounded.
static void prepare(void) {
  PangoFontMap *map = pango_cairo_font_map_new();
  pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
  context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  font = pango_font_description_new();
  pango_font_description_set_family(
      font, "Inter,Noto Sans,Noto Sans Arabic,Noto Sans Hebrew,DejaVu Sans");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  attributes = pango_attr_list_new();
  pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(FALSE));
}

/// Writes the text of a round: its number, then words.
static void compose(char *text, int length, int round) {
  static const char words[] = "Sphinx of black quartz, judge my vow; a wizard's job is to vex ";
  int digits = sprintf(text, "%d ", round);
  for (int i = digits; i < length; i++) text[i] = words[i % (sizeof words - 1)];
  text[length] = 0;
}

static PangoLayout *shape(const char *text, int length) {
  PangoLayout *layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_attributes(layout, attributes);
  pango_layout_set_width(layout, width * PANGO_SCALE);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, text, length);
  return layout;
}

/// Draws lines at whole pixels, as outlines or as glyphs of whole pixels from Cairo's cache.
static void draw(PangoLayout *layout, cairo_surface_t *surface, int height, int asGlyphs) {
  memset(
      cairo_image_surface_get_data(surface), 0,
      (size_t)cairo_image_surface_get_stride(surface) * height);
  cairo_surface_mark_dirty(surface);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_rgb(cairo, 0, 0, 0);
  PangoLayoutIter *lines = pango_layout_get_iter(layout);
  do {
    double y = pango_layout_iter_get_baseline(lines) / (double)PANGO_SCALE;
    cairo_move_to(cairo, 0, round(y * scale) / scale);
    PangoLayoutLine *line = pango_layout_iter_get_line_readonly(lines);
    if (asGlyphs) {
      pango_cairo_show_layout_line(cairo, line);
    } else {
      pango_cairo_layout_line_path(cairo, line);
      cairo_fill(cairo);
    }
  } while (pango_layout_iter_next_line(lines));
  pango_layout_iter_free(lines);
  cairo_destroy(cairo);
}

static void measure(int length, int rounds, int asGlyphs) {
  static char text[largest + 1];
  double shaping[1000], whole[1000];
  cairo_surface_t *surface = NULL;
  int rows = 0;
  for (int run = -3; run < rounds; run++) {
    compose(text, length, 1000 + run);
    int64_t start = processorTime();
    PangoLayout *layout = shape(text, length);
    int columns, height;
    pango_layout_get_size(layout, &columns, &height);
    columns = ceil(columns * (double)scale / PANGO_SCALE);
    height = ceil(height * (double)scale / PANGO_SCALE);
    if (run >= 0) shaping[run] = (processorTime() - start) / 1e6;
    if (height > rows) {
      if (surface) cairo_surface_destroy(surface);
      rows = height;
      surface = cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, length < 40 ? columns : width * scale, rows);
    }
    draw(layout, surface, height, asGlyphs);
    g_object_unref(layout);
    if (run >= 0) whole[run] = (processorTime() - start) / 1e6;
  }
  printf("{\"bench\":\"text %d%s\",\"ms\":%.4f,\"shaping_ms\":%.4f}\n", length,
      asGlyphs ? " glyphs" : "", median(whole, rounds), median(shaping, rounds));
  cairo_surface_destroy(surface);
}

int main(int count, char **words) {
  int rounds = count > 1 ? atoi(words[1]) : 0;
  prepare();
  for (int length = 10; length <= largest; length *= 10) {
    int runs = length < 1000 ? 200 : length < 10000 ? 60 : 20;
    if (rounds > 0 && rounds < 1000) runs = rounds;
    measure(length, runs, 0);
    measure(length, runs, 1);
  }
  return 0;
}
