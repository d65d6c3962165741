// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The blur of coverage, a byte for each pixel: averages of neighbors, along sixteen rows or columns
// at once.

#ifndef RETOUR_SHADOW_H
#define RETOUR_SHADOW_H

#include "kernels.h"

typedef uint64_t retour_u64x8 __attribute__((vector_size(64)));

/// Up to sixteen rows or columns of coverage.
typedef struct {
  uint8_t *base;
  /// The distances of neighbors along a line, and of lines.
  size_t step, lane;
  /// The number of lines, and of bytes in each.
  size_t lanes, count;
} retour_lines;

/// The memory that `retour_averageLines` needs, in numbers.
static inline size_t retour_linesMemory(size_t count) { return 32 * count; }

RETOUR_INLINE retour_u32x16 retour_loadLanes(const uint16_t *from) {
  retour_u16x16 numbers;
  memcpy(&numbers, from, sizeof numbers);
  return __builtin_convertvector(numbers, retour_u32x16);
}

/// The upper parts of products, which fit in 32 bits: neighbors take turns.
RETOUR_INLINE retour_u32x16 retour_multiplyAndShift(
    retour_u32x16 numbers, uint32_t factor, uint32_t shift) {
  retour_u64x8 pairs = (retour_u64x8)numbers, wide = {0};
  wide += factor;
  retour_u64x8 even = (pairs & 0xffffffff) * wide >> shift;
  retour_u64x8 odd = (pairs >> 32) * wide >> shift;
  return (retour_u32x16)(even | odd << 32);
}

/// Writes the averages of 2 * radius + 1 neighbors; beyond the ends of the lines are zeros.
RETOUR_INLINE void retour_averagePass(
    uint16_t *to, const uint16_t *from, size_t count, size_t radius) {
  uint32_t width = (uint32_t)(2 * radius + 1);
  // A product and a shift divide any sum of that many numbers exactly.
  uint32_t shift = 63 - (uint32_t)__builtin_clz(width);
  uint32_t factor = (uint32_t)((1ull << shift) / width + 1);
  retour_u32x16 sum = {0};
  for (size_t at = 0; at < radius && at < count; at++) sum += retour_loadLanes(from + 16 * at);
  for (size_t at = 0; at < count; at++) {
    if (at + radius < count) sum += retour_loadLanes(from + 16 * (at + radius));
    if (at > radius) sum -= retour_loadLanes(from + 16 * (at - radius - 1));
    retour_u16x16 average = __builtin_convertvector(
        retour_multiplyAndShift(sum + width / 2, factor, shift), retour_u16x16);
    memcpy(to + 16 * at, &average, sizeof average);
  }
}

/// Whether the bytes of sixteen lines lie beside each other.
RETOUR_INLINE int retour_areBeside(retour_lines lines) {
  return lines.lane == 1 && lines.lanes == 16;
}

/// Averages lines three times, with a radius each.
RETOUR_INLINE void retour_averageLinesPlain(
    retour_lines lines, const size_t *radii, uint16_t *memory) {
  uint16_t *from = memory, *to = memory + 16 * lines.count;
  // Eight more bits while averages are taken, for smooth gradients.
  for (size_t at = 0; at < lines.count; at++) {
    const uint8_t *bytes = lines.base + at * lines.step;
    retour_u8x16 beside = {0};
    if (retour_areBeside(lines))
      memcpy(&beside, bytes, sizeof beside);
    else
      for (size_t lane = 0; lane < lines.lanes; lane++) beside[lane] = bytes[lane * lines.lane];
    retour_u16x16 numbers = __builtin_convertvector(beside, retour_u16x16) << 8;
    memcpy(from + 16 * at, &numbers, sizeof numbers);
  }
  for (size_t pass = 0; pass < 3; pass++) {
    if (radii[pass] == 0) continue;
    retour_averagePass(to, from, lines.count, radii[pass]);
    uint16_t *swap = from;
    from = to;
    to = swap;
  }
  for (size_t at = 0; at < lines.count; at++) {
    uint8_t *bytes = lines.base + at * lines.step;
    retour_u16x16 numbers;
    memcpy(&numbers, from + 16 * at, sizeof numbers);
    retour_u8x16 beside = __builtin_convertvector((numbers + 128) >> 8, retour_u8x16);
    if (retour_areBeside(lines))
      memcpy(bytes, &beside, sizeof beside);
    else
      for (size_t lane = 0; lane < lines.lanes; lane++) bytes[lane * lines.lane] = beside[lane];
  }
}
RETOUR_KERNEL(
    retour_averageLines,
    (retour_lines lines, const size_t *radii, uint16_t *memory),
    (lines, radii, memory))

#endif
