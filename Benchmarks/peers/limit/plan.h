// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// What to paint from one moment of a slide to the next: which pixels change is known in advance.
#ifndef RETOUR_PLAN_H
#define RETOUR_PLAN_H

#include "moment.h"

/// Work in one box; `colour` is a color, or an opacity for `opOver`.
typedef struct {
  enum { opFill, opCopy, opDim, opRow, opShadow, opOver } kind;
  Box box;
  retour_rows from;
  uint32_t colour;
} Op;

/// The work of one frame, and the boxes to put on the screen.
typedef struct {
  Op *ops;
  int count, room;
  Boxes damage, puts;
  /// The colors of the lower page and of the shadow over it.
  uint32_t shade, shadow;
  /// Whether any work copies the row of the shadow.
  int hasRow;
} Frame;

/// A frame in the making, between two moments.
typedef struct {
  const Stage *stage;
  const Moment *before, *after;
  Frame frame;
  /// The damage that nothing in front covers.
  Boxes open;
} Plan;

/// The most puts of a frame, as many as our own host makes at most.
enum { putCount = 32 };

static inline void addOp(Frame *frame, Op op) {
  if (isEmpty(op.box)) return;
  if (frame->count == frame->room) {
    frame->room = frame->room ? 2 * frame->room : 64;
    frame->ops = realloc(frame->ops, frame->room * sizeof *frame->ops);
  }
  frame->ops[frame->count++] = op;
}

/// A color under a translucent one.
static inline uint32_t dimmed(uint32_t colour, uint32_t dim) {
  uint32_t pixel = colour;
  retour_dim((retour_box){&pixel, 4, 1, 1}, (retour_rows){&pixel, 4}, dim);
  return pixel;
}

static inline Box shadowStrip(const Stage *stage, const Moment *moment) {
  int left = moment->edge - stage->reach;
  return (Box){left < 0 ? 0 : left, stage->bar, moment->edge, stage->height};
}

// Damage.

/// Adds what changes where a piece moves within a part of the screen.
static inline void damagePiece(Plan *plan, const Piece *piece, int from, int to, Box part) {
  Box before = common(moved(piece->box, from, 0), part);
  Box after = common(moved(piece->box, to, 0), part);
  if (piece->pixels) {
    unite(&plan->frame.damage, before);
    unite(&plan->frame.damage, after);
  } else {
    // One color: only its ends change.
    Boxes ends = {0};
    appendOutside(&ends, before, after);
    appendOutside(&ends, after, before);
    for (int index = 0; index < ends.count; index++)
      unite(&plan->frame.damage, ends.boxes[index]);
    free(ends.boxes);
  }
}

static inline void damagePages(Plan *plan) {
  const Stage *stage = plan->stage;
  const Moment *before = plan->before, *after = plan->after;
  Boxes *damage = &plan->frame.damage;
  Box lower = {0, stage->bar, after->edge, stage->height};
  Box upper = {after->edge, stage->bar, stage->width, stage->height};
  int first = before->edge < after->edge ? before->edge : after->edge;
  int last = before->edge < after->edge ? after->edge : before->edge;
  unite(damage, (Box){first, stage->bar, last, stage->height});
  if (before->dim != after->dim) unite(damage, lower);
  if (before->edge != after->edge || before->shadow != after->shadow) {
    unite(damage, common(shadowStrip(stage, before), lower));
    unite(damage, shadowStrip(stage, after));
  }
  for (int index = 0; index < pieceCount; index++) {
    if (before->shift != after->shift)
      damagePiece(plan, &stage->lower[index], -before->shift, -after->shift, lower);
    if (before->edge != after->edge)
      damagePiece(plan, &stage->upper[index], before->edge, after->edge, upper);
  }
}

static inline void damageBar(Plan *plan) {
  const Moment *before = plan->before, *after = plan->after;
  for (int index = 0; index < barPieceCount; index++) {
    const Piece *piece = &plan->stage->barPieces[index].piece;
    uint32_t was = before->opacities[index], is = after->opacities[index];
    int from = before->offsets[index], to = after->offsets[index];
    if (was == is && (from == to || was == 0)) continue;
    Box boxes[] = {moved(piece->box, from, 0), moved(piece->box, to, 0)};
    if (was) unite(&plan->frame.damage, boxes[0]);
    if (is) unite(&plan->frame.damage, boxes[1]);
  }
}

// Painting, front to back: no pixel is painted twice but for what is laid over it.

/// Takes the open damage in a box, to be painted by the caller.
static inline Boxes take(Plan *plan, Box box) {
  Boxes parts = {0};
  for (int index = 0; index < plan->open.count; index++)
    append(&parts, common(plan->open.boxes[index], box));
  subtract(&plan->open, box);
  return parts;
}

/// Lays the shadow over a part of the lower page that was painted.
static inline void addShadow(Plan *plan, Box part) {
  const Stage *stage = plan->stage;
  int left = plan->after->edge - stage->reach, end = stage->height - stage->reach;
  part = common(part, shadowStrip(stage, plan->after));
  Box upright = part, corner = part;
  upright.bottom = part.bottom < end ? part.bottom : end;
  corner.top = part.top > end ? part.top : end;
  retour_rows rows = {stage->shadow + (part.left - left), 0};
  addOp(&plan->frame, (Op){opShadow, upright, rows, plan->after->shadow});
  if (isEmpty(corner)) return;
  rows.base = stage->corner + (size_t)(corner.top - end) * stage->reach + (part.left - left);
  rows.bytesPerRow = stage->reach;
  addOp(&plan->frame, (Op){opShadow, corner, rows, plan->after->shadow});
}

static inline void paintPieces(Plan *plan, const Piece *pieces, int offset, Box part, int isLower) {
  uint32_t dim = isLower ? plan->after->dim : 0;
  for (int index = 0; index < pieceCount; index++) {
    const Piece *piece = &pieces[index];
    Boxes parts = take(plan, common(moved(piece->box, offset, 0), part));
    for (int at = 0; at < parts.count; at++) {
      Box box = parts.boxes[at];
      if (piece->pixels) {
        retour_rows from = rowsFrom(piece, box.left - offset, box.top);
        addOp(&plan->frame, (Op){dim ? opDim : opCopy, box, from, dim});
      } else {
        addOp(&plan->frame, (Op){opFill, box, {0}, dimmed(piece->colour, dim)});
      }
      if (isLower) addShadow(plan, box);
    }
    free(parts.boxes);
  }
}

static inline void fillOpen(Plan *plan, Box part, uint32_t colour) {
  Boxes parts = take(plan, part);
  for (int index = 0; index < parts.count; index++)
    addOp(&plan->frame, (Op){opFill, parts.boxes[index], {0}, colour});
  free(parts.boxes);
}

/// The lower page where nothing stands on it: all its rows under the shadow are the same row, made
/// once in each frame; at the bottom the shadow ends.
static inline void fillLower(Plan *plan, uint32_t *row) {
  const Stage *stage = plan->stage;
  int edge = plan->after->edge, left = edge - stage->reach;
  Box strip = shadowStrip(stage, plan->after), corner = strip;
  strip.bottom = corner.top = stage->height - stage->reach;
  Boxes parts = take(plan, strip);
  for (int index = 0; index < parts.count; index++) {
    retour_rows from = {row + (parts.boxes[index].left - left), 0};
    addOp(&plan->frame, (Op){opRow, parts.boxes[index], from, 0});
  }
  plan->frame.hasRow = parts.count > 0;
  free(parts.boxes);
  parts = take(plan, corner);
  for (int index = 0; index < parts.count; index++) {
    addOp(&plan->frame, (Op){opFill, parts.boxes[index], {0}, plan->frame.shade});
    addShadow(plan, parts.boxes[index]);
  }
  free(parts.boxes);
  fillOpen(plan, (Box){0, stage->bar, edge, stage->height}, plan->frame.shade);
}

static inline void paintBar(Plan *plan) {
  const Stage *stage = plan->stage;
  Boxes damage = take(plan, (Box){0, 0, stage->width, stage->bar});
  for (int index = 0; index < damage.count; index++)
    addOp(&plan->frame, (Op){opFill, damage.boxes[index], {0}, barColour});
  for (int index = 0; index < barPieceCount; index++) {
    const Piece *piece = &stage->barPieces[index].piece;
    int offset = plan->after->offsets[index];
    for (int at = 0; plan->after->opacities[index] && at < damage.count; at++) {
      Box box = common(moved(piece->box, offset, 0), damage.boxes[at]);
      retour_rows from = rowsFrom(piece, box.left - offset, box.top);
      addOp(&plan->frame, (Op){opOver, box, from, plan->after->opacities[index]});
    }
  }
  free(damage.boxes);
}

/// From the top down, what is laid over other work after that: a tenth faster than piece by piece.
static inline int compareOps(const void *first, const void *second) {
  const Op *a = first, *b = second;
  int isOver = a->kind >= opShadow, isOtherOver = b->kind >= opShadow;
  if (isOver != isOtherOver) return isOver - isOtherOver;
  return a->box.top != b->box.top ? a->box.top - b->box.top : a->box.left - b->box.left;
}

/// The work from one moment to the next; `row` has room for the row of the shadow.
static inline Frame planFrame(
    const Stage *stage, const Moment *before, const Moment *after, uint32_t *row) {
  Plan plan = {.stage = stage, .before = before, .after = after};
  plan.frame.shade = dimmed(white, after->dim);
  plan.frame.shadow = after->shadow;
  damagePages(&plan);
  damageBar(&plan);
  for (int index = 0; index < plan.frame.damage.count; index++)
    append(&plan.open, plan.frame.damage.boxes[index]);
  Box lower = {0, stage->bar, after->edge, stage->height};
  Box upper = {after->edge, stage->bar, stage->width, stage->height};
  paintPieces(&plan, stage->upper, after->edge, upper, 0);
  fillOpen(&plan, upper, white);
  paintPieces(&plan, stage->lower, -after->shift, lower, 1);
  fillLower(&plan, row);
  paintBar(&plan);
  qsort(plan.frame.ops, plan.frame.count, sizeof(Op), compareOps);
  for (int index = 0; index < plan.frame.damage.count; index++)
    append(&plan.frame.puts, plan.frame.damage.boxes[index]);
  join(&plan.frame.puts, putCount, stage->width);
  free(plan.open.boxes);
  return plan.frame;
}

#endif
