// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// What a translucent material does with what lies behind it: a blur of all four components, and a
// change of colors. The images are small ones, reduced before.

#ifndef RETOUR_BLUR_H
#define RETOUR_BLUR_H

#include "kernels.h"

/// The upper halves of products: numbers times weights, whose unit is 2^16.
RETOUR_INLINE retour_u16x32 retour_weighed(retour_u16x32 numbers, retour_u16x32 weights) {
  retour_u32x32 wide = __builtin_convertvector(numbers, retour_u32x32) *
                       __builtin_convertvector(weights, retour_u32x32) >> 16;
  return __builtin_convertvector(wide, retour_u16x32);
}

/// Up to 64 bytes, two in each number.
RETOUR_INLINE retour_u16x32 retour_loadPairs(const void *from, size_t count) {
  retour_u16x32 pairs = {0};
  memcpy(&pairs, from, count);
  return pairs;
}

/// A line whose components are numbers: a byte times 128, so that two of them can be added. Each
/// pixel has two numbers in either half.
typedef struct {
  uint16_t *even, *odd;
} retour_halves;

/// Writes the weighed sums of up to 64 bytes of rows, of which `rows` is the middle one.
RETOUR_INLINE void retour_blurDown(
    retour_halves line, const uint8_t *const *rows, size_t at, size_t count,
    const uint16_t *weights, size_t radius) {
  const retour_u16x32 zeros = {0};
  retour_u16x32 middle = retour_loadPairs(rows[0] + at, count), weight = zeros + weights[0];
  retour_u16x32 even = retour_weighed((middle & 0xff) << 7, weight);
  retour_u16x32 odd = retour_weighed((middle >> 8) << 7, weight);
  for (size_t row = 1; row <= radius; row++) {
    retour_u16x32 above = retour_loadPairs(rows[-(ptrdiff_t)row] + at, count);
    retour_u16x32 below = retour_loadPairs(rows[row] + at, count);
    weight = zeros + weights[row];
    even += retour_weighed(((above & 0xff) + (below & 0xff)) << 7, weight);
    odd += retour_weighed(((above >> 8) + (below >> 8)) << 7, weight);
  }
  memcpy(line.even + at / 2, &even, count);
  memcpy(line.odd + at / 2, &odd, count);
}

/// Writes up to 64 bytes of a row from the weighed sums of a line.
RETOUR_INLINE void retour_blurAcross(
    uint8_t *to, retour_halves line, size_t at, size_t count, const uint16_t *weights,
    size_t radius) {
  const retour_u16x32 zeros = {0};
  const uint16_t *evens = line.even + at / 2, *odds = line.odd + at / 2;
  retour_u16x32 weight = zeros + weights[0];
  // What products lose is less than half of a byte's unit: one color stays what it is.
  retour_u16x32 even = retour_weighed(retour_loadPairs(evens, 64), weight) + 64;
  retour_u16x32 odd = retour_weighed(retour_loadPairs(odds, 64), weight) + 64;
  for (size_t column = 2; column <= 2 * radius; column += 2) {
    weight = zeros + weights[column / 2];
    even += retour_weighed(
        retour_loadPairs(evens - column, 64) + retour_loadPairs(evens + column, 64), weight);
    odd += retour_weighed(
        retour_loadPairs(odds - column, 64) + retour_loadPairs(odds + column, 64), weight);
  }
  even = even >> 7 | (odd << 1 & 0xff00);
  memcpy(to + at, &even, count);
}

/// The memory of a row that is kept, in whole registers.
static inline size_t retour_keptRow(size_t width) { return (width * 4 + 63) / 64 * 64; }

/// The memory of half a line: the pixels of the radius on either side, and what is read after them.
static inline size_t retour_half(size_t width, size_t radius) {
  return retour_keptRow(width) + 8 * radius + 64;
}

/// The memory that `retour_blur` needs, which begins at a multiple of 64 bytes and is one.
static inline size_t retour_blurMemory(size_t width, size_t radius) {
  size_t rows = (2 * radius + 1) * sizeof(uint8_t *);
  size_t memory = (2 * radius + 1) * retour_keptRow(width) + 2 * retour_half(width, radius) + rows;
  return (memory + 127) / 64 * 64;
}

/// Keeps the rows above and below rows that are to be blurred as they were. Beyond its edges,
/// the image goes on as it ends.
static inline void retour_keepNeighbors(
    retour_box image, size_t first, size_t height, size_t radius, void *memory) {
  size_t keptRow = retour_keptRow(image.width);
  ptrdiff_t last = (ptrdiff_t)image.height - 1;
  for (size_t at = 0; at < 2 * radius; at++) {
    // Those above are the last ones of the rows that `retour_blur` keeps in turn.
    ptrdiff_t row = (ptrdiff_t)(at < radius ? first + at : first + height + at) - (ptrdiff_t)radius;
    row = row < 0 ? 0 : row > last ? last : row;
    memcpy((uint8_t *)memory + (at + 1) * keptRow, retour_row(image, (size_t)row), image.width * 4);
  }
}

/// Lets half a line go on as it ends.
RETOUR_INLINE void retour_extend(uint16_t *half, size_t width, size_t radius) {
  for (size_t at = 1; at <= radius; at++) {
    memcpy(half - 2 * at, half, 2 * sizeof *half);
    memcpy(half + 2 * (width + at - 1), half + 2 * (width - 1), 2 * sizeof *half);
  }
}

/// Blurs rows of an image along columns and rows.
///
/// - `weights`: that of the middle and those of the pixels beside it, `radius` on each side, whose
///   sum is 2^16. The first is less: `radius` is at least 1.
/// - `memory`: holds the neighbors of the rows.
RETOUR_INLINE void retour_blurPlain(
    retour_box box, const uint16_t *weights, size_t radius, void *memory) {
  size_t width = box.width * 4, keptRow = retour_keptRow(box.width), turn = radius + 1;
  uint8_t *kept = memory, *below = kept + turn * keptRow;
  uint16_t *line = (uint16_t *)(below + radius * keptRow) + 2 * radius;
  size_t half = retour_half(box.width, radius);
  retour_halves halves = {line, line + half / sizeof *line};
  const uint8_t **rows = (const uint8_t **)(void *)(below + radius * keptRow + 2 * half) + radius;
  for (size_t y = 0; y < box.height; y++) {
    // Rows above are painted already, so that they are kept as they were.
    uint8_t *row = (uint8_t *)retour_row(box, y);
    memcpy(kept + y % turn * keptRow, row, width);
    for (size_t at = 0; at <= radius; at++) {
      size_t after = y + at;
      rows[-(ptrdiff_t)at] = kept + (y + turn - at) % turn * keptRow;
      rows[at] = at == 0              ? rows[0]
                 : after < box.height ? (const uint8_t *)retour_row(box, after)
                                      : below + (after - box.height) * keptRow;
    }
    if (width < 64) retour_blurDown(halves, rows, 0, width, weights, radius);
    // The last 64 bytes of a row begin wherever they have to.
    for (size_t at = 0; width >= 64 && at < width; at += 64)
      retour_blurDown(halves, rows, at + 64 < width ? at : width - 64, 64, weights, radius);
    retour_extend(halves.even, box.width, radius);
    retour_extend(halves.odd, box.width, radius);
    if (width < 64) retour_blurAcross(row, halves, 0, width, weights, radius);
    for (size_t at = 0; width >= 64 && at < width; at += 64)
      retour_blurAcross(row, halves, at + 64 < width ? at : width - 64, 64, weights, radius);
  }
}
RETOUR_WIDEST_KERNEL(
    retour_blur,
    (retour_box box, const uint16_t *weights, size_t radius, void *memory),
    (box, weights, radius, memory))

/// Moves colors away from gray, where they are not brighter than the alpha of their pixels.
RETOUR_INLINE retour_u32x16 retour_saturate(retour_u32x16 pixels, float saturation) {
  // The same pixels, whether or not the processor multiplies and adds in one step.
#pragma clang fp contract(off)
  // Signed numbers, which it converts in one.
  retour_f32x16 alpha = __builtin_convertvector((retour_i32x16)(pixels >> 24), retour_f32x16);
  retour_f32x16 parts[3];
  for (int part = 0; part < 3; part++)
    parts[part] = __builtin_convertvector(
        (retour_i32x16)(pixels >> (8 * part) & 0xff), retour_f32x16);
  // The luminance of sRGB's primaries (ITU-R BT.709).
  retour_f32x16 gray = 0.0722f * parts[0] + 0.7152f * parts[1] + 0.2126f * parts[2];
  pixels &= 0xff000000;
  for (int part = 0; part < 3; part++) {
    retour_f32x16 value = gray + (parts[part] - gray) * saturation;
    value = __builtin_elementwise_min(__builtin_elementwise_max(value, (retour_f32x16){0}), alpha);
    pixels |= (retour_u32x16)__builtin_convertvector(value + 0.5f, retour_i32x16) << (8 * part);
  }
  return pixels;
}

/// Moves the colors of up to sixteen premultiplied pixels away from gray, then lays a color over
/// them.
RETOUR_INLINE void retour_colourPart(
    uint32_t *at, size_t count, float saturation, uint32_t tint) {
  retour_u32x16 pixels = {0};
  memcpy(&pixels, at, count * sizeof *at);
  if (saturation != 1) pixels = retour_saturate(pixels, saturation);
  retour_u32x8 halves[2];
  memcpy(halves, &pixels, sizeof halves);
  for (int half = 0; half < 2; half++) halves[half] = retour_blend(halves[half], retour_splat(tint));
  memcpy(at, halves, count * sizeof *at);
}

/// Moves the colors of premultiplied pixels away from gray, then lays a color over them.
RETOUR_INLINE void retour_colourBackdropPlain(retour_box box, float saturation, uint32_t tint) {
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *row = retour_row(box, y);
    size_t at = 0;
    for (; at + 16 <= box.width; at += 16) retour_colourPart(row + at, 16, saturation, tint);
    if (at < box.width) retour_colourPart(row + at, box.width - at, saturation, tint);
  }
}
RETOUR_WIDEST_KERNEL(
    retour_colourBackdrop,
    (retour_box box, float saturation, uint32_t tint),
    (box, saturation, tint))

#endif
