// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Making an image much smaller: each pixel becomes the mean of the area that it covers. What lies
// below a blur is reduced in each frame.

#ifndef RETOUR_REDUCTION_H
#define RETOUR_REDUCTION_H

#include <math.h>
#include "kernels.h"

/// The part of a line of pixels that a reduced one covers: parts of the first and of the last
/// pixel, and the whole ones between them.
typedef struct {
  size_t first;
  size_t whole;
  float firstShare;
  /// 0 where the extent ends with a whole pixel, or within the first one.
  float lastShare;
} retour_extent;

/// Returns the part of `count` pixels that a reduced one covers, of which each is `step` pixels.
static inline retour_extent retour_covered(size_t at, double step, size_t count) {
  double from = (double)at * step, until = fmin(from + step, (double)count);
  retour_extent extent = {.first = (size_t)from};
  double next = (double)(extent.first + 1);
  extent.firstShare = (float)(fmin(next, until) - from);
  if (until <= next) return extent;
  extent.whole = (size_t)until - extent.first - 1;
  extent.lastShare = (float)(until - floor(until));
  return extent;
}

/// Returns the sums of 16 bytes of each row of an extent. Those of whole rows are added up as
/// numbers of 16 bits, as many as fit.
RETOUR_INLINE retour_f32x16 retour_sumBytes(
    const uint8_t *bytes, size_t bytesPerRow, retour_extent extent) {
  const size_t mostRows = 256;
  retour_u8x16 part;
  memcpy(&part, bytes, sizeof part);
  retour_f32x16 sum = __builtin_convertvector(part, retour_f32x16) * extent.firstShare;
  size_t row = 1;
  while (row <= extent.whole) {
    size_t end = row + mostRows <= extent.whole ? row + mostRows : extent.whole + 1;
    retour_u16x16 whole = {0};
    for (; row < end; row++) {
      memcpy(&part, bytes + row * bytesPerRow, sizeof part);
      whole += __builtin_convertvector(part, retour_u16x16);
    }
    sum += __builtin_convertvector(whole, retour_f32x16);
  }
  if (extent.lastShare == 0) return sum;
  memcpy(&part, bytes + row * bytesPerRow, sizeof part);
  return sum + __builtin_convertvector(part, retour_f32x16) * extent.lastShare;
}

/// Replaces `count` sums by those of the rows of an extent.
RETOUR_INLINE void retour_sumRowsPlain(
    float *sums, const uint8_t *bytes, size_t bytesPerRow, size_t count, retour_extent extent) {
  size_t at = 0;
  for (; at + 16 <= count; at += 16) {
    retour_f32x16 sum = retour_sumBytes(bytes + at, bytesPerRow, extent);
    memcpy(sums + at, &sum, sizeof sum);
  }
  for (; at < count; at++) {
    const uint8_t *byte = bytes + at;
    sums[at] = *byte * extent.firstShare;
    // Together, as above: a part of an image has the pixels of the whole.
    uint32_t whole = 0;
    for (size_t row = 1; row <= extent.whole; row++) whole += *(byte += bytesPerRow);
    sums[at] += (float)whole;
    if (extent.lastShare > 0) sums[at] += *(byte + bytesPerRow) * extent.lastShare;
  }
}
RETOUR_KERNEL(
    retour_sumRows,
    (float *sums, const uint8_t *bytes, size_t bytesPerRow, size_t count, retour_extent extent),
    (sums, bytes, bytesPerRow, count, extent))

/// Averages sums of columns, from a first one on, into pixels, of which each covers an extent of
/// them.
RETOUR_INLINE void retour_averageRowPlain(
    uint8_t *to, size_t toWidth, const float *sums, size_t first, const retour_extent *extents,
    float share) {
  for (size_t x = 0; x < toWidth; x++) {
    retour_extent extent = extents[x];
    const float *from = sums + (extent.first - first) * 4;
    retour_f32x4 column, mean;
    memcpy(&column, from, sizeof column);
    mean = column * extent.firstShare;
    for (size_t at = 1; at <= extent.whole; at++) {
      memcpy(&column, from += 4, sizeof column);
      mean += column;
    }
    if (extent.lastShare > 0) {
      memcpy(&column, from + 4, sizeof column);
      mean += column * extent.lastShare;
    }
    mean = __builtin_elementwise_min(mean * share + 0.5f, (retour_f32x4){0} + 255);
    retour_u8x4 pixel = __builtin_convertvector(mean, retour_u8x4);
    memcpy(to + x * 4, &pixel, sizeof pixel);
  }
}
RETOUR_KERNEL(
    retour_averageRow,
    (uint8_t *to, size_t toWidth, const float *sums, size_t first, const retour_extent *extents,
     float share),
    (to, toWidth, sums, first, extents, share))

/// An image that is reduced to a size that is not larger.
typedef struct {
  retour_rows picture;
  size_t width;
  size_t height;
  size_t toWidth;
  size_t toHeight;
} retour_reduction;

/// The memory that reducing an image to parts of `columns` needs, a multiple of 64 bytes.
static inline size_t retour_reducedMemory(const retour_reduction *image, size_t columns) {
  return (image->width * 4 * sizeof(float) + columns * sizeof(retour_extent) + 63) / 64 * 64;
}

/// Finds what columns of a reduced image cover; the memory for them lies behind that for sums.
static inline const retour_extent *retour_coveredColumns(
    const retour_reduction *image, size_t left, size_t columns, void *memory) {
  double step = (double)image->width / (double)image->toWidth;
  retour_extent *extents = (retour_extent *)((float *)memory + image->width * 4);
  for (size_t x = 0; x < columns; x++) extents[x] = retour_covered(left + x, step, image->width);
  return extents;
}

/// Paints a part of a reduced image that begins at a row of it, and whose columns cover extents.
static inline void retour_reduce(
    retour_box part, size_t top, const retour_reduction *image, const retour_extent *extents,
    void *memory) {
  double across = (double)image->width / (double)image->toWidth;
  double down = (double)image->height / (double)image->toHeight;
  float share = (float)(1 / (across * down));
  retour_extent last = extents[part.width - 1];
  size_t first = extents[0].first;
  size_t count = last.first + 1 + last.whole + (last.lastShare > 0) - first;
  for (size_t y = 0; y < part.height; y++) {
    retour_extent extent = retour_covered(top + y, down, image->height);
    const uint8_t *bytes = (const uint8_t *)retour_line(image->picture, extent.first) + first * 4;
    retour_sumRows(memory, bytes, image->picture.bytesPerRow, count * 4, extent);
    retour_averageRow((uint8_t *)retour_row(part, y), part.width, memory, first, extents, share);
  }
}

#endif
