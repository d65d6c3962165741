// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The peers' page, drawn with Pango and Cairo alone.
#ifndef RETOUR_PAGE_H
#define RETOUR_PAGE_H

#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static inline cairo_surface_t *icon_surface(const char *name, int scale) {
  char path[400];
  const char *folder = getenv("BENCH_ASSETS");
  snprintf(path, sizeof path, "%s/%s%s.png", folder ? folder : "assets", name, scale == 3 ? "@3x" : "");
  return cairo_image_surface_create_from_png(path);
}

static inline void drawText(
    cairo_t *cairo, PangoLayout *layout, double x, double y, const char *text) {
  pango_layout_set_text(layout, text, -1);
  cairo_move_to(cairo, x, y);
  pango_cairo_show_layout(cairo, layout);
}

static inline void draw_icon(cairo_t *cairo, const char *name, double x, double y, int scale) {
  cairo_surface_t *surface = icon_surface(name, scale);
  cairo_set_source_surface(cairo, surface, x, y);
  cairo_paint(cairo);
  cairo_surface_destroy(surface);
}

/// Draws the page into pixels whose rows lie one after the other.
static inline void drawPage(uint32_t *pixels, int width, int height, int number) {
  int scale = width >= 1000 ? 3 : 1;
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_RGB24, width, height, width * 4);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  cairo_set_source_rgb(cairo, 0xe9 / 255., 0xec / 255., 0xf5 / 255.);
  cairo_rectangle(cairo, 0, 0, width, 44 * scale);
  cairo_fill(cairo);
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * scale * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  char text[64];
  cairo_set_source_rgb(cairo, 0, 0, 0);
  snprintf(text, sizeof text, "Page %d", number);
  drawText(cairo, layout, width / 2 - 30 * scale, 12 * scale, text);
  cairo_set_source_rgb(cairo, 0, .478, 1);
  drawText(cairo, layout, 25 * scale, 12 * scale, "Back");
  draw_icon(cairo, "back", 8 * scale, 12 * scale, scale);
  for (int row = 0; row < 12; row++) {
    int y = (44 + 60 * row) * scale;
    char icon[16];
    snprintf(icon, sizeof icon, "icon%d", row % 4);
    draw_icon(cairo, icon, 16 * scale, y + 10 * scale, scale);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    snprintf(text, sizeof text, "Row %d of page %d", row, number);
    drawText(cairo, layout, 72 * scale, y + 20 * scale, text);
    cairo_set_source_rgb(cairo, .82, .82, .83);
    cairo_rectangle(cairo, 72 * scale, y + 59 * scale, width, scale);
    cairo_fill(cairo);
  }
  pango_font_description_free(font);
  g_object_unref(layout);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
}

#endif
