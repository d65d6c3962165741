// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The moments of a slide, and how one is painted as a whole: without a thought of the one before.
#ifndef RETOUR_MOMENT_H
#define RETOUR_MOMENT_H

#include "../../../Sources/CPixman/kernels.h"
#include "pieces.h"

enum { frameCount = 24, momentCount = 2 * frameCount };
static const uint32_t barColour = 0xfff9f9f9, white = 0xffffffff;

/// The two pages, their bar, and the shadow between them.
typedef struct {
  int width, height, bar;
  Piece lower[pieceCount], upper[pieceCount];
  BarPiece barPieces[barPieceCount];
  /// The reach of the shadow; its coverage in a row, and in the rows where it ends at the bottom.
  int reach;
  uint8_t *shadow, *corner;
} Stage;

/// Where everything is at a moment.
typedef struct {
  /// The left of the upper page, and how far the lower page has gone to the left.
  int edge, shift;
  /// The colors of the dim and of the shadow.
  uint32_t dim, shadow;
  int offsets[barPieceCount];
  uint32_t opacities[barPieceCount];
} Moment;

static inline Stage makeStage(int width, int height) {
  Stage stage = {.width = width, .height = height};
  Drawing drawing = startDrawing(width >= 1000 ? 3 : 1);
  stage.bar = 44 * drawing.scale;
  makePage(drawing, width, 0, stage.lower);
  makePage(drawing, width, 1, stage.upper);
  makeBar(drawing, stage.barPieces);
  g_object_unref(drawing.context);
  double blur = 4.5 * drawing.scale;
  int reach = stage.reach = 3 * (int)blur;
  stage.shadow = malloc(reach), stage.corner = malloc((size_t)reach * reach);
  double *shares = malloc(reach * sizeof *shares);
  for (int x = 0; x < reach; x++) shares[x] = .5 * erfc((x + .5) / blur * M_SQRT1_2);
  for (int x = 0; x < reach; x++) {
    double share = shares[reach - 1 - x];
    stage.shadow[x] = (uint8_t)lround(share * 255);
    for (int y = 0; y < reach; y++)
      stage.corner[y * reach + x] = (uint8_t)lround(share * (1 - shares[reach - 1 - y]) * 255);
  }
  free(shares);
  return stage;
}

/// The moment at which a share of a push is over.
static inline Moment momentAt(const Stage *stage, double progress) {
  Moment moment = {
      .edge = (int)lround((1 - progress) * stage->width),
      .shift = (int)lround(.3 * progress * stage->width),
      .dim = (uint32_t)lround(.1 * progress * 255) << 24,
      .shadow = (uint32_t)lround(.15 * progress * 255) << 24};
  for (int index = 0; index < barPieceCount; index++) {
    const BarPiece *piece = &stage->barPieces[index];
    double share = (progress - piece->fadeStart) / (piece->fadeEnd - piece->fadeStart);
    share = share < 0 ? 0 : share > 1 ? 1 : share;
    double way = piece->leaves ? progress : 1 - progress;
    moment.offsets[index] = (int)lround(way * piece->distance);
    moment.opacities[index] = (uint32_t)lround((piece->leaves ? 1 - share : share) * 255);
  }
  return moment;
}

/// The moments of a push and the pop after it, at the positions of the page program's `Slide`.
static inline void makeMoments(const Stage *stage, Moment *moments) {
  for (int frame = 0; frame < frameCount; frame++) {
    double rest = 1 - (frame + .5) / frameCount, progress = 1 - rest * rest * rest;
    moments[frame] = momentAt(stage, progress);
    moments[frameCount + frame] = momentAt(stage, 1 - progress);
  }
}

/// The part of a whole picture in a box.
static inline retour_box target(const Stage *stage, uint32_t *pixels, Box box) {
  return (retour_box){
      pixels + (size_t)box.top * stage->width + box.left, (size_t)stage->width * 4,
      box.right - box.left, box.bottom - box.top};
}

/// The pixels of a piece from a corner on, in the coordinates of the piece's box.
static inline retour_rows rowsFrom(const Piece *piece, int left, int top) {
  size_t width = piece->box.right - piece->box.left;
  return (retour_rows){
      piece->pixels + (top - piece->box.top) * width + (left - piece->box.left), width * 4};
}

static inline void paintPage(const Stage *stage, const Piece *pieces, uint32_t *pixels) {
  retour_fill(target(stage, pixels, (Box){0, 0, stage->width, stage->height}), white);
  for (int index = 0; index < pieceCount; index++) {
    const Piece *piece = &pieces[index];
    retour_box box = target(stage, pixels, piece->box);
    if (piece->pixels)
      retour_copy(box, rowsFrom(piece, piece->box.left, piece->box.top));
    else
      retour_fill(box, piece->colour);
  }
}

/// Paints a moment as a whole; `lower` and `upper` are the pictures of the pages.
static inline void paintMoment(
    const Stage *stage, const Moment *moment, uint32_t *lower, uint32_t *upper, uint32_t *pixels) {
  int width = stage->width, height = stage->height, edge = moment->edge, reach = stage->reach;
  Box page = {0, stage->bar, edge, height};
  retour_rows from = {lower + (size_t)stage->bar * width + moment->shift, (size_t)width * 4};
  retour_dim(target(stage, pixels, page), from, moment->dim);
  int hidden = edge < reach ? reach - edge : 0, end = height - reach;
  Box strip = {edge - reach + hidden, stage->bar, edge, end};
  retour_rows coverage = {stage->shadow + hidden, 0};
  retour_colour(target(stage, pixels, strip), coverage, moment->shadow, 255);
  strip.top = end, strip.bottom = height;
  coverage = (retour_rows){stage->corner + hidden, reach};
  retour_colour(target(stage, pixels, strip), coverage, moment->shadow, 255);
  page.left = edge, page.right = width;
  from.base = upper + (size_t)stage->bar * width;
  retour_copy(target(stage, pixels, page), from);
  retour_fill(target(stage, pixels, (Box){0, 0, width, stage->bar}), barColour);
  for (int index = 0; index < barPieceCount; index++) {
    const Piece *piece = &stage->barPieces[index].piece;
    Box box = moved(piece->box, moment->offsets[index], 0);
    if (moment->opacities[index])
      retour_over(
          target(stage, pixels, box), rowsFrom(piece, piece->box.left, piece->box.top),
          moment->opacities[index]);
  }
}

#endif
