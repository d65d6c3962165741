// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Masks whose middle column and row repeat, rotated: the shadow of a rectangle of any size from a
// small mask.

#ifndef RETOUR_MASKS_H
#define RETOUR_MASKS_H

#include "rotation.h"

typedef int64_t retour_i64x8 __attribute__((vector_size(64)));
typedef uint16_t retour_u16x8 __attribute__((vector_size(16)));

/// A rotated mask of at least two bytes in each direction.
typedef struct {
  /// The mask, a byte for each pixel, and the places in it of painted pixels.
  retour_rotation rotation;
  /// The column and the row that repeat, and how often, in pixels.
  int32_t middleX, middleY, extraX, extraY;
} retour_rotatedMask;

/// The first of two neighbors of each place, and the weights of the second, 0...128.
typedef struct {
  retour_i32x8 first, weights;
} retour_maskNeighbours;

/// Finds the neighbors of eight places at even distances; beyond the mask, they are at its edge.
RETOUR_INLINE retour_maskNeighbours retour_maskNeighboursOf(
    int64_t place, int64_t step, int32_t middle, int32_t extra, size_t count) {
  retour_i64x8 places = place + step * (retour_i64x8){0, 1, 2, 3, 4, 5, 6, 7};
  // 128ths of a pixel are the weights.
  retour_i32x8 at = __builtin_convertvector(places >> 25, retour_i32x8), zero = {0};
  retour_i32x8 behind = __builtin_elementwise_max(at - middle * 128, zero);
  at -= __builtin_elementwise_min(behind, zero + extra * 128);
  at = __builtin_elementwise_max(at, zero);
  at = __builtin_elementwise_min(at, zero + (int32_t)(count - 1) * 128);
  retour_i32x8 first = __builtin_elementwise_min(at >> 7, zero + (int32_t)(count - 2));
  return (retour_maskNeighbours){first, at - first * 128};
}

/// Two bytes beside each other, the first in the lower half.
RETOUR_INLINE uint16_t retour_loadPair(const uint8_t *bytes) {
  uint16_t pair;
  memcpy(&pair, bytes, sizeof pair);
  return pair;
}

/// Writes the coverage of eight pixels.
RETOUR_INLINE void retour_maskEight(
    uint8_t *to, const retour_rotatedMask mask, int64_t x, int64_t y) {
  const retour_rotation image = mask.rotation;
  retour_maskNeighbours column =
      retour_maskNeighboursOf(x, image.acrossX, mask.middleX, mask.extraX, image.width);
  retour_maskNeighbours row =
      retour_maskNeighboursOf(y, image.acrossY, mask.middleY, mask.extraY, image.height);
  size_t below = image.picture.bytesPerRow;
  const uint8_t *base = image.picture.base;
  retour_i32x8 places = row.first * (int32_t)below + column.first;
#define PAIR(at, distance) retour_loadPair(base + (size_t)places[at] + (distance))
#define PAIRS(distance)                                                               \
  (retour_u16x8) {                                                                    \
    PAIR(0, distance), PAIR(1, distance), PAIR(2, distance), PAIR(3, distance),       \
        PAIR(4, distance), PAIR(5, distance), PAIR(6, distance), PAIR(7, distance)    \
  }
  retour_u16x8 upper = PAIRS(0), lower = PAIRS(below);
#undef PAIRS
#undef PAIR
  retour_u16x8 across = __builtin_convertvector(column.weights, retour_u16x8);
  retour_u16x8 above = (upper & 255) * (128 - across) + (upper >> 8) * across;
  retour_u16x8 under = (lower & 255) * (128 - across) + (lower >> 8) * across;
  retour_i32x8 sum = __builtin_convertvector(above, retour_i32x8) * (128 - row.weights) +
                     __builtin_convertvector(under, retour_i32x8) * row.weights;
  retour_u8x8 bytes = __builtin_convertvector((sum + 8192) >> 14, retour_u8x8);
  memcpy(to, &bytes, sizeof bytes);
}

/// Writes the coverage of a row by a rotated mask, eight pixels at a time.
RETOUR_INLINE void retour_rotateMaskRowPlain(
    uint8_t *to, const retour_rotatedMask *source, int64_t left, int64_t top, size_t count) {
  // A copy: what is written could be the mask's numbers, for all that the compiler knows.
  const retour_rotatedMask mask = *source;
  const retour_rotation image = mask.rotation;
  int64_t x = image.x + left * image.acrossX + top * image.downX;
  int64_t y = image.y + left * image.acrossY + top * image.downY;
  for (size_t at = 0; at + 8 <= count; at += 8) {
    retour_maskEight(to + at, mask, x, y);
    x += 8 * image.acrossX;
    y += 8 * image.acrossY;
  }
  if (count % 8 == 0) return;
  uint8_t rest[8];
  retour_maskEight(rest, mask, x, y);
  memcpy(to + count / 8 * 8, rest, count % 8);
}
RETOUR_KERNEL(
    retour_rotateMaskRow,
    (uint8_t *to, const retour_rotatedMask *mask, int64_t left, int64_t top, size_t count),
    (to, mask, left, top, count))

#endif
