// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Scaling upright images: bilinear between neighboring pixels. A component of a scaled image is
// within two of what pixman makes of it, which cuts off what is rounded here.

#ifndef RETOUR_SCALING_H
#define RETOUR_SCALING_H

#include <math.h>
#include "kernels.h"

typedef int16_t retour_i16x8 __attribute__((vector_size(16)));
typedef int16_t retour_i16x16 __attribute__((vector_size(32)));
typedef int32_t retour_i32x16 __attribute__((vector_size(64)));

/// An image of at least two pixels in each direction, and the place in it of painted pixels.
typedef struct {
  retour_rows picture;
  size_t width;
  size_t height;
  /// The place of the pixel at the origin, and the distance of two pixels, in 65,536ths of a pixel.
  int64_t x, y, stepX, stepY;
} retour_scaling;

/// The first of the two neighbors that a place lies between; sets the weight of the second, 0...127.
RETOUR_INLINE size_t retour_neighbour(int64_t place, size_t count, int16_t *weight) {
  *weight = (int16_t)(place >> 9 & 127);
  int64_t first = place >> 16, last = (int64_t)count - 2;
  if (first < 0) return *weight = 0, 0;
  if (first > last) return *weight = 127, (size_t)last;
  return (size_t)first;
}

/// Columns of pixels whose neighbors and weights are in memory.
typedef struct {
  int64_t left;
  size_t width;
  void *memory;
} retour_columns;

/// The memory that `retour_stretch` needs for columns, in bytes.
static inline size_t retour_scaledMemory(const retour_scaling *scaling, size_t width) {
  // A column and four weights for each pixel, and at most the whole row of the image.
  return (width + 1) * (sizeof(uint32_t) + 4 * sizeof(int16_t)) +
         (scaling->width + 4) * 4 * sizeof(int16_t);
}

/// Weighs the bytes of two rows: 14 bits each, so that sums keep their sign bit.
RETOUR_INLINE void retour_weighRows(
    int16_t *to, const uint8_t *upper, const uint8_t *lower, size_t count, uint16_t weight) {
  uint16_t other = 128 - weight;
  size_t at = 0;
  for (; at + 16 <= count; at += 16) {
    retour_u8x16 above, below;
    memcpy(&above, upper + at, sizeof above);
    memcpy(&below, lower + at, sizeof below);
    retour_u16x16 sum = (__builtin_convertvector(above, retour_u16x16) * other +
                         __builtin_convertvector(below, retour_u16x16) * weight) >> 1;
    memcpy(to + at, &sum, sizeof sum);
  }
  for (; at < count; at++)
    to[at] = (int16_t)((uint16_t)(upper[at] * other + lower[at] * weight) >> 1);
}

/// Two pixels, from the weighed neighbors of each.
RETOUR_INLINE void retour_storePair(
    uint32_t *to, const int16_t *one, const int16_t *other, const int16_t *weights) {
  retour_i16x8 first, second, share;
  memcpy(&first, one, sizeof first);
  memcpy(&second, other, sizeof second);
  memcpy(&share, weights, sizeof share);
  retour_i16x8 left = __builtin_shufflevector(first, second, 0, 1, 2, 3, 8, 9, 10, 11);
  retour_i16x8 right = __builtin_shufflevector(first, second, 4, 5, 6, 7, 12, 13, 14, 15);
  // The upper halves of the products: the difference times weight / 128.
  retour_i32x8 product = __builtin_convertvector((retour_i16x8)((right - left) * 2), retour_i32x8) *
                         __builtin_convertvector(share, retour_i32x8);
  retour_i16x8 sum = left + __builtin_convertvector(product >> 16, retour_i16x8);
  retour_u8x8 pixels = __builtin_convertvector((sum + 32) >> 6, retour_u8x8);
  memcpy(to, &pixels, sizeof pixels);
}

/// Four pixels, from the weighed neighbors of each: as two pairs, side by side in one register.
RETOUR_INLINE void retour_storeFour(
    uint32_t *to, const int16_t *line, const uint32_t *columns, const int16_t *weights) {
  int16_t even[16], odd[16];
  memcpy(even, line + columns[0], 16);
  memcpy(even + 8, line + columns[2], 16);
  memcpy(odd, line + columns[1], 16);
  memcpy(odd + 8, line + columns[3], 16);
  retour_i16x16 first, second, share;
  memcpy(&first, even, sizeof first);
  memcpy(&second, odd, sizeof second);
  memcpy(&share, weights, sizeof share);
  retour_i16x16 left = __builtin_shufflevector(
      first, second, 0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27);
  retour_i16x16 right = __builtin_shufflevector(
      first, second, 4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31);
  retour_i32x16 product =
      __builtin_convertvector((retour_i16x16)((right - left) * 2), retour_i32x16) *
      __builtin_convertvector(share, retour_i32x16);
  retour_i16x16 sum = left + __builtin_convertvector(product >> 16, retour_i16x16);
  retour_u8x16 pixels = __builtin_convertvector((sum + 32) >> 6, retour_u8x16);
  memcpy(to, &pixels, sizeof pixels);
}

/// Finds the neighbors and weights of columns.
static inline void retour_prepareColumns(const retour_scaling *scaling, retour_columns prepared) {
  size_t width = prepared.width;
  uint32_t *columns = prepared.memory;
  int16_t *weights = (int16_t *)(columns + width + 1), weight;
  int64_t place = scaling->x + prepared.left * scaling->stepX;
  size_t first = retour_neighbour(place, scaling->width, &weight);
  // Pixels are painted in pairs: an odd one has another beside it, which is not kept.
  for (size_t x = 0; x <= width; x++, place += scaling->stepX) {
    columns[x] = (uint32_t)(retour_neighbour(place, scaling->width, &weight) - first) * 4;
    for (int channel = 0; channel < 4; channel++) weights[x * 4 + channel] = (int16_t)(weight << 8);
  }
}

/// Replaces the pixels of a box whose first one is at (`left`, `top`), all in prepared columns.
RETOUR_INLINE void retour_stretchPlain(
    retour_box box,
    const retour_scaling *scaling,
    retour_columns prepared,
    int64_t left,
    int64_t top) {
  size_t width = box.width, skipped = (size_t)(left - prepared.left);
  const uint32_t *columns = (const uint32_t *)prepared.memory + skipped;
  int16_t *all = (int16_t *)((uint32_t *)prepared.memory + prepared.width + 1), weight;
  const int16_t *weights = all + 4 * skipped;
  int16_t *line = all + 4 * (prepared.width + 1);
  size_t first =
      retour_neighbour(scaling->x + prepared.left * scaling->stepX, scaling->width, &weight);
  size_t from = columns[0], bytes = columns[width] + 8 - from;
  for (size_t y = 0; y < box.height; y++) {
    int64_t down = scaling->y + (top + (int64_t)y) * scaling->stepY;
    size_t row = retour_neighbour(down, scaling->height, &weight);
    const uint8_t *upper = (const uint8_t *)retour_line(scaling->picture, row) + first * 4;
    const uint8_t *lower = (const uint8_t *)retour_line(scaling->picture, row + 1) + first * 4;
    retour_weighRows(line + from, upper + from, lower + from, bytes, (uint16_t)weight);
    uint32_t *to = retour_row(box, y), pair[2];
    size_t x = 0;
    for (; x + 4 <= width; x += 4) retour_storeFour(to + x, line, columns + x, weights + x * 4);
    for (; x + 2 <= width; x += 2)
      retour_storePair(to + x, line + columns[x], line + columns[x + 1], weights + x * 4);
    if (x == width) continue;
    retour_storePair(pair, line + columns[x], line + columns[x + 1], weights + x * 4);
    to[x] = pair[0];
  }
}
RETOUR_KERNEL(
    retour_stretch,
    (retour_box box,
     const retour_scaling *scaling,
     retour_columns prepared,
     int64_t left,
     int64_t top),
    (box, scaling, prepared, left, top))

#endif
