// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Rotated rectangles and images, row by row: the exact share of each pixel that a rectangle covers,
// and pixels between four of an image. The pixels depend on the shape alone, not on the part that is
// painted.

#ifndef RETOUR_ROTATION_H
#define RETOUR_ROTATION_H

#include <math.h>
#include "scaling.h"

/// A rectangle under any affine transform: its corners, in order.
typedef struct {
  double x[4], y[4];
} retour_quad;

/// The columns of a row that a shape touches; those from `coveredLeft` to `coveredRight` it covers.
typedef struct {
  size_t left, coveredLeft, coveredRight, right;
} retour_span;

/// The area below a line that rises from 0 at `left` to 1 at `right`, and stays there, up to `x`.
RETOUR_INLINE double retour_areaBelow(double left, double right, double x) {
  if (x <= left) return 0;
  if (x >= right) return x - (left + right) / 2;
  return (x - left) * (x - left) / (2 * (right - left));
}

/// What the edges of a shape add to a row of pixels, and the columns that they pass through.
typedef struct {
  /// The coverage by the parts of pixels to the right of edges, for the columns of an edge.
  double *partial;
  /// The change of the coverage from one column to the next.
  double *steps;
  size_t width;
  /// The columns of each edge, from the first to behind the last.
  size_t from[4], to[4];
  int count;
} retour_edges;

/// Adds an edge that goes down through a part of a row, `height` high, or up where that is negative.
RETOUR_INLINE void retour_addEdge(retour_edges *edges, double x, double otherX, double height) {
  double left = fmin(x, otherX), right = fmax(x, otherX), width = (double)edges->width;
  if (left >= width) return;
  size_t from = left <= 0 ? 0 : (size_t)left;
  size_t to = right <= 0 ? 0 : right >= width ? edges->width : (size_t)ceil(right);
  if (to == from && right > 0) to = from + 1;
  for (size_t column = from; column < to; column++)
    edges->partial[column] += height * (retour_areaBelow(left, right, (double)column + 1) -
                                        retour_areaBelow(left, right, (double)column));
  edges->steps[to] += height;
  edges->from[edges->count] = from;
  edges->to[edges->count++] = to;
}

/// Sets the coverage of columns, adds the edges' steps to `sum`, and clears the memory.
RETOUR_INLINE double retour_takeColumns(
    retour_edges *edges, uint8_t *coverage, size_t from, size_t to, double sum) {
  for (size_t column = from; column < to; column++) {
    sum += edges->steps[column];
    double share = fabs(sum + edges->partial[column]);
    coverage[column] = (uint8_t)(fmin(share, 1) * 255 + 0.5);
    edges->partial[column] = edges->steps[column] = 0;
  }
  return sum;
}

/// Finds the coverage of a row by a rectangle.
///
/// - `left`, `top`: the first pixel of the row. `width`: the number of its pixels.
/// - `memory`: zeros, two numbers for each pixel and two more; they are zeros again afterwards.
/// - `coverage`: receives a byte for each pixel that is touched and not covered.
static inline retour_span retour_coverRow(
    const retour_quad *quad, int64_t left, int64_t top, size_t width, double *memory,
    uint8_t *coverage) {
  retour_edges edges = {memory, memory + width + 1, width, {0}, {0}, 0};
  for (int from = 0; from < 4; from++) {
    int to = (from + 1) & 3;
    int upper = quad->y[from] <= quad->y[to] ? from : to, lower = upper == from ? to : from;
    double start = quad->y[upper] - (double)top, end = quad->y[lower] - (double)top;
    double first = fmax(start, 0), last = fmin(end, 1);
    if (first >= last) continue;
    double slope = (quad->x[lower] - quad->x[upper]) / (end - start);
    double origin = quad->x[upper] - (double)left;
    double height = last - first;
    retour_addEdge(
        &edges, origin + (first - start) * slope, origin + (last - start) * slope,
        upper == from ? height : -height);
  }
  retour_span span = {0, 0, 0, 0};
  if (edges.count == 0) return span;
  // The edges on the left, then those on the right, which a convex shape has at most one of each.
  size_t start = width, end = 0, nextStart = width, nextEnd = 0;
  for (int edge = 0; edge < edges.count; edge++)
    if (edges.from[edge] < start) start = edges.from[edge];
  end = start;
  for (int round = 0; round < 4; round++)
    for (int edge = 0; edge < edges.count; edge++)
      if (edges.from[edge] <= end && edges.to[edge] > end) end = edges.to[edge];
  for (int edge = 0; edge < edges.count; edge++) {
    if (edges.from[edge] <= end) continue;
    if (edges.from[edge] < nextStart) nextStart = edges.from[edge];
    if (edges.to[edge] > nextEnd) nextEnd = edges.to[edge];
  }
  if (nextEnd < nextStart) nextEnd = nextStart;
  double sum = retour_takeColumns(&edges, coverage, start, end, 0);
  double between = fabs(sum + edges.steps[end]);
  span = (retour_span){start, end, end, end};
  if (between > 1e-6) span.coveredRight = nextStart, span.right = nextEnd;
  if (between > 1e-6 && between < 1 - 1e-6) {
    // Nothing is covered whole: a rectangle that ends within the row.
    span.coveredLeft = nextStart;
    retour_takeColumns(&edges, coverage, end, nextEnd, sum);
  } else {
    sum += edges.steps[end];
    edges.steps[end] = 0;
    retour_takeColumns(&edges, coverage, nextStart, nextEnd, sum);
  }
  for (int edge = 0; edge < edges.count; edge++) edges.steps[edges.to[edge]] = 0;
  return span;
}

/// An image of at least two pixels in each direction, and the places in it of painted pixels.
typedef struct {
  retour_rows picture;
  size_t width;
  size_t height;
  /// The place of the pixel at the origin, and the distances of two pixels in a row and of two in a
  /// column, in 2^32ths of a pixel.
  int64_t x, y, acrossX, acrossY, downX, downY;
} retour_rotation;

/// The first of two neighbors, and the weight of the second, 0...128.
RETOUR_INLINE int64_t retour_clampedNeighbour(int64_t place, size_t count, uint16_t *weight) {
  int64_t first = place >> 32, last = (int64_t)count - 2;
  *weight = (uint16_t)(place >> 25 & 127);
  if (first < 0) return *weight = 0, 0;
  if (first > last) return *weight = 128, last;
  return first;
}

typedef uint16_t retour_u16x8 __attribute__((vector_size(16)));
typedef uint32_t retour_u32x4 __attribute__((vector_size(16)));
typedef uint8_t retour_u8x4 __attribute__((vector_size(4)));

/// Writes a part of a row near the image's edge or beyond it, where the edge repeats.
RETOUR_INLINE void retour_rotateEdge(
    uint32_t *to, const retour_rotation *image, int64_t left, int64_t top, size_t count) {
  int64_t x = image->x + left * image->acrossX + top * image->downX;
  int64_t y = image->y + left * image->acrossY + top * image->downY;
  for (size_t at = 0; at < count; at++, x += image->acrossX, y += image->acrossY) {
    uint16_t across, down;
    int64_t column = retour_clampedNeighbour(x, image->width, &across);
    int64_t row = retour_clampedNeighbour(y, image->height, &down);
    retour_u8x8 above, below;
    memcpy(&above, (const uint32_t *)retour_line(image->picture, (size_t)row) + column, 8);
    memcpy(&below, (const uint32_t *)retour_line(image->picture, (size_t)row + 1) + column, 8);
    retour_u16x8 both = __builtin_convertvector(above, retour_u16x8) * (uint16_t)(128 - down) +
                        __builtin_convertvector(below, retour_u16x8) * down;
    retour_u32x4 first =
        __builtin_convertvector(__builtin_shufflevector(both, both, 0, 1, 2, 3), retour_u32x4);
    retour_u32x4 second =
        __builtin_convertvector(__builtin_shufflevector(both, both, 4, 5, 6, 7), retour_u32x4);
    retour_u32x4 sum = (first * (uint32_t)(128 - across) + second * across + 8192) >> 14;
    retour_u8x4 pixel = __builtin_convertvector(sum, retour_u8x4);
    memcpy(to + at, &pixel, 4);
  }
}
/// Narrows a range of steps to those that lead to places from 0 to below `limit`.
RETOUR_INLINE void retour_narrow(
    int64_t place, int64_t step, int64_t limit, int64_t *from, int64_t *to) {
  int64_t start = place + step * *from, end = place + step * (*to - 1);
  // Most parts lie inside, and divisions take as long as painting several pixels.
  if (start >= 0 && start < limit && end >= 0 && end < limit) return;
  if (step < 0) place = limit - 1 - place, step = -step;
  int64_t first = *from, last = *to;
  if (step == 0) {
    if (place < 0 || place >= limit) last = first;
  } else {
    if (place < 0 && (step - 1 - place) / step > first) first = (step - 1 - place) / step;
    int64_t until = place >= limit ? 0 : (limit - place + step - 1) / step;
    if (until < last) last = until > *from ? until : *from;
  }
  *from = first < last ? first : last;
  *to = last;
}

/// Two neighbors of a row and those below them, weighed.
RETOUR_INLINE retour_u16x8 retour_weighColumns(uint64_t above, uint64_t below, int64_t y) {
  retour_u8x8 upper, lower;
  memcpy(&upper, &above, sizeof upper);
  memcpy(&lower, &below, sizeof lower);
  uint16_t down = (uint16_t)(y >> 25 & 127);
  return __builtin_convertvector(upper, retour_u16x8) * (uint16_t)(128 - down) +
         __builtin_convertvector(lower, retour_u16x8) * down;
}

/// Two pixels, from four neighbors of each.
RETOUR_INLINE void retour_rotatePair(
    uint32_t *to, const uint64_t *pixels, int64_t x, int64_t y, int64_t otherX, int64_t otherY) {
  retour_u16x8 one = retour_weighColumns(pixels[0], pixels[1], y);
  retour_u16x8 other = retour_weighColumns(pixels[2], pixels[3], otherY);
  // At most 15 bits, so that the compiler finds the instruction that multiplies and adds.
  retour_i16x8 left =
      (retour_i16x8)__builtin_shufflevector(one, other, 0, 1, 2, 3, 8, 9, 10, 11);
  retour_i16x8 right =
      (retour_i16x8)__builtin_shufflevector(one, other, 4, 5, 6, 7, 12, 13, 14, 15);
  int16_t share = (int16_t)(x >> 25 & 127), otherShare = (int16_t)(otherX >> 25 & 127);
  retour_i16x8 across = {share,      share,      share,      share,
                         otherShare, otherShare, otherShare, otherShare};
  retour_i32x8 sum = __builtin_convertvector(left, retour_i32x8) *
                         __builtin_convertvector((retour_i16x8)(128 - across), retour_i32x8) +
                     __builtin_convertvector(right, retour_i32x8) *
                         __builtin_convertvector(across, retour_i32x8);
  retour_u8x8 pair = __builtin_convertvector((sum + 8192) >> 14, retour_u8x8);
  memcpy(to, &pair, sizeof pair);
}

/// Writes a row of a rotated image; beyond the image, its edge repeats.
///
/// Inside the image two pixels at a time, without looking whether they are; where the image has one
/// color, as most of a page and of a text has, without arithmetic.
RETOUR_INLINE void retour_rotateRowPlain(
    uint32_t *to, const retour_rotation *image, int64_t left, int64_t top, size_t count) {
  int64_t acrossX = image->acrossX, acrossY = image->acrossY;
  int64_t x = image->x + left * acrossX + top * image->downX;
  int64_t y = image->y + left * acrossY + top * image->downY;
  int64_t from = 0, until = (int64_t)count;
  retour_narrow(x, acrossX, (int64_t)(image->width - 1) << 32, &from, &until);
  retour_narrow(y, acrossY, (int64_t)(image->height - 1) << 32, &from, &until);
  if (from > 0) retour_rotateEdge(to, image, left, top, (size_t)from);
  const char *base = image->picture.base;
  size_t below = image->picture.bytesPerRow;
  x += acrossX * from;
  y += acrossY * from;
  int64_t at = from;
  for (; at + 2 <= until; at += 2, x += 2 * acrossX, y += 2 * acrossY) {
    int64_t otherX = x + acrossX, otherY = y + acrossY;
    const char *one = base + (size_t)(y >> 32) * below + (size_t)(x >> 32) * 4;
    const char *other = base + (size_t)(otherY >> 32) * below + (size_t)(otherX >> 32) * 4;
    uint64_t pixels[4];
    memcpy(pixels, one, 8);
    memcpy(pixels + 1, one + below, 8);
    memcpy(pixels + 2, other, 8);
    memcpy(pixels + 3, other + below, 8);
    uint64_t turned = pixels[0] << 32 | pixels[0] >> 32;
    if (((pixels[0] ^ turned) | (pixels[0] ^ pixels[1]) | (pixels[0] ^ pixels[2]) |
         (pixels[0] ^ pixels[3])) == 0)
      memcpy(to + at, pixels, 8);
    else
      retour_rotatePair(to + at, pixels, x, y, otherX, otherY);
  }
  size_t rest = count - (size_t)at;
  if (rest > 0) retour_rotateEdge(to + at, image, left + at, top, rest);
}
RETOUR_KERNEL(
    retour_rotateRow,
    (uint32_t *to, const retour_rotation *image, int64_t left, int64_t top, size_t count),
    (to, image, left, top, count))

#endif
