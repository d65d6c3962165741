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

/// A side of a rectangle: where it starts and ends, its place at the top, and its change per row.
typedef struct {
  double top, bottom, x, slope;
  int isDown;
} retour_side;

/// The sides of a rectangle, found once for all of its rows.
typedef struct {
  retour_side sides[4];
} retour_sides;

static inline retour_sides retour_sidesOf(const retour_quad *quad) {
  retour_sides found;
  for (int from = 0; from < 4; from++) {
    int to = (from + 1) & 3, isDown = quad->y[from] <= quad->y[to];
    int upper = isDown ? from : to, lower = isDown ? to : from;
    double top = quad->y[upper], bottom = quad->y[lower], x = quad->x[upper];
    // A side without height is in no row.
    double slope = bottom > top ? (quad->x[lower] - x) / (bottom - top) : 0;
    found.sides[from] = (retour_side){top, bottom, x, slope, isDown};
  }
  return found;
}

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
  double left = x < otherX ? x : otherX, right = x < otherX ? otherX : x;
  double width = (double)edges->width;
  if (left >= width) return;
  size_t from = left <= 0 ? 0 : (size_t)left;
  size_t to = right <= 0 ? 0 : right >= width ? edges->width : (size_t)right;
  if (to < edges->width && (double)to < right) to++;
  if (to == from && right > 0) to = from + 1;
  double before = retour_areaBelow(left, right, (double)from);
  for (size_t column = from; column < to; column++) {
    double after = retour_areaBelow(left, right, (double)column + 1);
    edges->partial[column] += height * (after - before);
    before = after;
  }
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
    const retour_sides *quad, int64_t left, int64_t top, size_t width, double *memory,
    uint8_t *coverage) {
  retour_edges edges = {memory, memory + width + 1, width, {0}, {0}, 0};
  double upper = (double)top, lower = upper + 1;
  for (int at = 0; at < 4; at++) {
    const retour_side *side = &quad->sides[at];
    double first = side->top > upper ? side->top : upper;
    double last = side->bottom < lower ? side->bottom : lower;
    if (first >= last) continue;
    double origin = side->x - (double)left;
    double x = origin + (first - side->top) * side->slope;
    double otherX = origin + (last - side->top) * side->slope;
    retour_addEdge(&edges, x, otherX, side->isDown ? last - first : first - last);
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

typedef uint64_t retour_u64x4 __attribute__((vector_size(32)));
typedef int64_t retour_i64x4 __attribute__((vector_size(32)));
typedef uint8_t retour_u8x32 __attribute__((vector_size(32)));

/// The first of two neighbors of each place, and the weights of the second, 0...128.
typedef struct {
  retour_u64x4 first, weights;
} retour_neighbours;

/// The neighbors of places inside the image.
RETOUR_INLINE retour_neighbours retour_neighboursInside(retour_i64x4 places) {
  return (retour_neighbours){(retour_u64x4)places >> 32, (retour_u64x4)places >> 25 & 127};
}

/// The neighbors of any places, of which those beyond the image see its edge.
RETOUR_INLINE retour_neighbours retour_neighboursAnywhere(retour_i64x4 places, size_t count) {
  retour_neighbours found = retour_neighboursInside(places);
  retour_u64x4 before = (retour_u64x4)(places < 0);
  retour_u64x4 behind = (retour_u64x4)(places >= (int64_t)(count - 1) << 32);
  retour_u64x4 inside = ~(before | behind);
  return (retour_neighbours){
      (found.first & inside) | (behind & (count - 2)), (found.weights & inside) | (behind & 128)};
}

/// Eight bytes of two pixels in each half of a register, as 16-bit numbers.
#define RETOUR_LOWER_PAIRS(pixels)                                                                 \
  (retour_u16x16) __builtin_shufflevector(                                                         \
      (retour_u8x32)(pixels), (retour_u8x32){0}, 0, 32, 1, 32, 2, 32, 3, 32, 4, 32, 5, 32, 6, 32,  \
      7, 32, 16, 32, 17, 32, 18, 32, 19, 32, 20, 32, 21, 32, 22, 32, 23, 32)
#define RETOUR_UPPER_PAIRS(pixels)                                                                 \
  (retour_u16x16) __builtin_shufflevector(                                                         \
      (retour_u8x32)(pixels), (retour_u8x32){0}, 8, 32, 9, 32, 10, 32, 11, 32, 12, 32, 13, 32, 14, \
      32, 15, 32, 24, 32, 25, 32, 26, 32, 27, 32, 28, 32, 29, 32, 30, 32, 31, 32)

/// Weighs pairs of pixels above each other, then the two of each pair.
///
/// - `down`: the weight of what is below, in each number.
/// - `across`: the weight of the pixel on the right, in each 32 bits.
RETOUR_INLINE retour_u32x8 retour_weigh(
    retour_u16x16 above, retour_u16x16 below, retour_u16x16 down, retour_u32x8 across) {
  retour_u16x16 pairs = above * (128 - down) + below * down;
  // Left and right side by side. The masks change nothing: with 15 bits the compiler finds the
  // instruction that multiplies 16-bit numbers.
  retour_u32x8 both = (retour_u32x8)__builtin_shufflevector(
      pairs, pairs, 0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15);
  retour_u32x8 left = (both & 0x7fff) * ((128 - across) & 255);
  retour_u32x8 right = (both >> 16 & 0x7fff) * (across & 255);
  return (left + right + 8192) >> 14;
}

/// Two pixels beside each other, and those below them.
typedef struct {
  uint64_t upper, lower;
} retour_square;

RETOUR_INLINE retour_square retour_loadSquare(retour_rows picture, size_t column, size_t row) {
  const char *pixels = (const char *)picture.base + row * picture.bytesPerRow + column * 4;
  retour_square square;
  memcpy(&square.upper, pixels, 8);
  memcpy(&square.lower, pixels + picture.bytesPerRow, 8);
  return square;
}

/// Writes four pixels, each from four neighbors.
///
/// - `x`, `y`: the place of the first. `isInside`: whether all of them lie inside the image.
RETOUR_INLINE void retour_rotateFour(
    uint32_t *to, const retour_rotation image, int64_t x, int64_t y, int isInside) {
  int64_t acrossX = image.acrossX, acrossY = image.acrossY;
  retour_i64x4 columns = {x, x + acrossX, x + 2 * acrossX, x + 3 * acrossX};
  retour_i64x4 rows = {y, y + acrossY, y + 2 * acrossY, y + 3 * acrossY};
  retour_neighbours column = isInside ? retour_neighboursInside(columns)
                                      : retour_neighboursAnywhere(columns, image.width);
  retour_neighbours row =
      isInside ? retour_neighboursInside(rows) : retour_neighboursAnywhere(rows, image.height);
  // Inside, plain arithmetic is faster than taking vectors apart.
#define SQUARE(at)                                                                      \
  retour_loadSquare(                                                                    \
      image.picture, isInside ? (size_t)(x + (at) * acrossX) >> 32 : column.first[at],  \
      isInside ? (size_t)(y + (at) * acrossY) >> 32 : row.first[at])
  retour_square first = SQUARE(0), second = SQUARE(1), third = SQUARE(2), fourth = SQUARE(3);
#undef SQUARE
  retour_u64x4 above = {first.upper, second.upper, third.upper, fourth.upper};
  retour_u64x4 below = {first.lower, second.lower, third.lower, fourth.lower};
  retour_u64x4 differences =
      (above ^ (above << 32 | above >> 32)) | (above ^ below) | (above ^ first.upper);
  if (retour_isZero((retour_u32x8)differences)) {
    // One color, as most of a page and of a text has.
    memcpy(to, &first.upper, 8);
    memcpy(to + 2, &first.upper, 8);
    return;
  }
  // The first and the third pair, the second and the fourth: the halves of registers stay apart.
  retour_u16x16 down = (retour_u16x16)row.weights;
  retour_u32x8 across = (retour_u32x8)column.weights;
  retour_u8x32 odd = (retour_u8x32)retour_weigh(
      RETOUR_LOWER_PAIRS(above), RETOUR_LOWER_PAIRS(below),
      __builtin_shufflevector(down, down, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8),
      __builtin_shufflevector(across, across, 0, 0, 0, 0, 4, 4, 4, 4));
  retour_u8x32 even = (retour_u8x32)retour_weigh(
      RETOUR_UPPER_PAIRS(above), RETOUR_UPPER_PAIRS(below),
      __builtin_shufflevector(down, down, 4, 4, 4, 4, 4, 4, 4, 4, 12, 12, 12, 12, 12, 12, 12, 12),
      __builtin_shufflevector(across, across, 2, 2, 2, 2, 6, 6, 6, 6));
  retour_u8x16 four = __builtin_shufflevector(
      odd, even, 0, 4, 8, 12, 32, 36, 40, 44, 16, 20, 24, 28, 48, 52, 56, 60);
  memcpy(to, &four, sizeof four);
}

/// The rows between a pixel and the one below it whose memory is asked for while it is painted.
///
/// A row crosses many rows of the image, which no processor foresees: each of their lines took as
/// long as memory takes to answer, four times as long as painting (measured; with 4 to 32 rows,
/// equally little of that is left).
enum { retour_rowsAhead = 8 };

/// Whether an image is larger than a quarter of a megabyte, and too large for a processor's fast
/// memory (our decision).
RETOUR_INLINE int retour_isFar(retour_rows picture, size_t height) {
  return picture.bytesPerRow * height > 1 << 18;
}

/// Asks for the memory of a place of an image, which may lie beyond it.
RETOUR_INLINE void retour_prefetch(retour_rows picture, int64_t x, int64_t y) {
  intptr_t offset = (intptr_t)(y >> 32) * (intptr_t)picture.bytesPerRow + (intptr_t)(x >> 32) * 4;
  __builtin_prefetch((const void *)((intptr_t)picture.base + offset));
}

/// Writes a row of a rotated image; beyond the image, its edge repeats.
///
/// Four pixels at a time, the last ones with some before them. Those that lie inside, which are one
/// run, are painted without looking whether they do.
RETOUR_INLINE void retour_rotateRowPlain(
    uint32_t *to, const retour_rotation *source, int64_t left, int64_t top, size_t count) {
  // A copy: what is written could be the image's numbers, for all that the compiler knows.
  const retour_rotation image = *source;
  int64_t acrossX = image.acrossX, acrossY = image.acrossY;
  int64_t x = image.x + left * acrossX + top * image.downX;
  int64_t y = image.y + left * acrossY + top * image.downY;
  if (count < 4) {
    uint32_t four[4];
    retour_rotateFour(four, image, x, y, 0);
    memcpy(to, four, count * sizeof *to);
    return;
  }
  uint64_t width = (uint64_t)(image.width - 1) << 32, height = (uint64_t)(image.height - 1) << 32;
#define IS_INSIDE(at)                             \
  ((uint64_t)(x + (at) * acrossX) < width && (uint64_t)(y + (at) * acrossY) < height)
  int64_t start = 0, last = (int64_t)count - 4, end = last;
  for (; start < end && !IS_INSIDE(start); start += 4)
    retour_rotateFour(to + start, image, x + start * acrossX, y + start * acrossY, 0);
  for (; start < end && !IS_INSIDE(end + 3); end -= 4)
    retour_rotateFour(to + end, image, x + end * acrossX, y + end * acrossY, 0);
#undef IS_INSIDE
  if (end < start) end = start < last ? start : last;
  retour_rotateFour(to + end, image, x + end * acrossX, y + end * acrossY, 0);
  x += start * acrossX;
  y += start * acrossY;
  int64_t aheadX = retour_rowsAhead * image.downX, aheadY = retour_rowsAhead * image.downY;
  int isFar = retour_isFar(image.picture, image.height);
  for (; start < end; start += 4, x += 4 * acrossX, y += 4 * acrossY) {
    if (isFar) retour_prefetch(image.picture, x + aheadX, y + aheadY);
    retour_rotateFour(to + start, image, x, y, 1);
  }
}
RETOUR_KERNEL(
    retour_rotateRow,
    (uint32_t *to, const retour_rotation *image, int64_t left, int64_t top, size_t count),
    (to, image, left, top, count))

#endif
