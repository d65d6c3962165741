// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The parts of a page and of its bar, drawn once with Pango and Cairo, each as small as it is.
#ifndef RETOUR_PIECES_H
#define RETOUR_PIECES_H

#include "boxes.h"
#include "page.h"

#include <math.h>
#include <stdint.h>

enum { rowCount = 12, pieceCount = 3 * rowCount, barPieceCount = 4 };

/// A part of a page at its place: pixels row by row, or one color.
typedef struct {
  Box box;
  const uint32_t *pixels;
  uint32_t colour;
} Piece;

/// A part of the bar: where it is when the upper page is there, and how it comes or goes.
typedef struct {
  Piece piece;
  /// The distance at the start of a push, or at its end if it leaves.
  double distance;
  /// The part of the slide in which it fades.
  double fadeStart, fadeEnd;
  int leaves;
} BarPiece;

/// What is needed to draw pieces.
typedef struct {
  int scale;
  PangoContext *context;
} Drawing;

static inline Drawing startDrawing(int scale) {
  return (Drawing){scale, pango_font_map_create_context(pango_cairo_font_map_get_default())};
}

/// Returns a surface for a piece, and gives the piece its pixels.
static inline cairo_surface_t *surfaceOf(Piece *piece, int isOpaque) {
  int width = piece->box.right - piece->box.left, height = piece->box.bottom - piece->box.top;
  size_t bytes = ((size_t)width * height * 4 + 63) & ~63ul;
  uint32_t *pixels = aligned_alloc(64, bytes);
  memset(pixels, isOpaque ? 0xff : 0, bytes);
  piece->pixels = pixels;
  return cairo_image_surface_create_for_data(
      (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
}

/// A text as large as its ink; `x` is its left or center, `y` its center, in points.
static inline Piece makeText(
    Drawing drawing, const char *text, const char *font, double x, double y) {
  PangoLayout *layout = pango_layout_new(drawing.context);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_font_description_set_absolute_size(description, 17 * drawing.scale * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, text, -1);
  PangoRectangle ink, logical;
  pango_layout_get_pixel_extents(layout, &ink, &logical);
  int isBar = y < 44, isCentered = isBar && x > 100, isBlue = isBar && !isCentered;
  int left = (int)lround(x * drawing.scale) - (isCentered ? logical.width / 2 : 0);
  int top = (int)lround(y * drawing.scale) - logical.height / 2;
  Piece piece = {
      .box = {left + ink.x, top + ink.y, left + ink.x + ink.width, top + ink.y + ink.height}};
  cairo_surface_t *surface = surfaceOf(&piece, !isBar);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_rgb(cairo, 0, isBlue ? .478 : 0, isBlue);
  drawText(cairo, layout, -ink.x, -ink.y, text);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  pango_font_description_free(description);
  g_object_unref(layout);
  return piece;
}

/// An icon at a place in points.
static inline Piece makeIcon(Drawing drawing, const char *name, int x, int y, int isOpaque) {
  cairo_surface_t *icon = icon_surface(name, drawing.scale);
  int left = x * drawing.scale, top = y * drawing.scale;
  Piece piece = {
      .box = {left, top, left + cairo_image_surface_get_width(icon),
              top + cairo_image_surface_get_height(icon)}};
  cairo_surface_t *surface = surfaceOf(&piece, isOpaque);
  cairo_t *cairo = cairo_create(surface);
  cairo_set_source_surface(cairo, icon, 0, 0);
  cairo_paint(cairo);
  cairo_destroy(cairo);
  cairo_surface_destroy(surface);
  cairo_surface_destroy(icon);
  return piece;
}

/// The rows of a page: an icon, a text and a hairline each.
static inline void makePage(Drawing drawing, int width, int number, Piece *pieces) {
  int scale = drawing.scale;
  for (int row = 0; row < rowCount; row++) {
    int y = 44 + 60 * row;
    char name[32], text[64];
    snprintf(name, sizeof name, "icon%d", row % 4);
    snprintf(text, sizeof text, "Row %d of page %d", row, number);
    Piece icon = makeIcon(drawing, name, 16, y + 10, 1);
    // The icons of four rows are those of the next four.
    if (row >= 4) icon.pixels = pieces[3 * (row - 4)].pixels;
    pieces[3 * row] = icon;
    pieces[3 * row + 1] = makeText(drawing, text, "Inter", 72, y + 30);
    pieces[3 * row + 2] = (Piece){
        .box = {72 * scale, (y + 59) * scale, width, (y + 60) * scale}, .colour = 0xffd1d1d4};
  }
}

/// Both titles, the back button's text and its chevron.
static inline void makeBar(Drawing drawing, BarPiece *pieces) {
  const char *bold = "Inter semi-bold";
  double middle = 195, label = 46, scale = drawing.scale;
  pieces[0] = (BarPiece){
      makeText(drawing, "Page 0", bold, middle, 22), (label - middle) * scale, 0, .5, 1};
  pieces[1] = (BarPiece){
      makeText(drawing, "Page 1", bold, middle, 22), .25 * 2 * middle * scale, .4, 1, 0};
  pieces[2] = (BarPiece){
      makeText(drawing, "Back", "Inter", 26, 22), (middle - label) * scale, .5, 1, 0};
  pieces[3] = (BarPiece){makeIcon(drawing, "back", 8, 12, 0), 0, 0, 1, 0};
}

#endif
