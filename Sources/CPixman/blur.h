// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// What a translucent material does with what lies behind it: a blur of all four components, and a
// change of colors. The images are small ones, reduced before.

#ifndef RETOUR_BLUR_H
#define RETOUR_BLUR_H

#include "kernels.h"

/// The upper halves of products: numbers times weights, whose unit is 2^16.
RETOUR_INLINE retour_u16x16 retour_weighed(retour_u16x16 numbers, retour_u16x16 weights) {
  retour_u32x16 wide = __builtin_convertvector(numbers, retour_u32x16) *
                       __builtin_convertvector(weights, retour_u32x16) >> 16;
  return __builtin_convertvector(wide, retour_u16x16);
}

/// Four pixels or fewer, each byte times 128: two of them can be added.
RETOUR_INLINE retour_u16x16 retour_loadNumbers(const uint8_t *from, size_t count) {
  retour_u8x16 bytes = {0};
  memcpy(&bytes, from, count);
  return __builtin_convertvector(bytes, retour_u16x16) << 7;
}

RETOUR_INLINE retour_u16x16 retour_loadLine(const uint16_t *from) {
  retour_u16x16 numbers;
  memcpy(&numbers, from, sizeof numbers);
  return numbers;
}

/// Writes the weighed sums of up to 16 bytes of rows, of which `rows` is the middle one.
RETOUR_INLINE void retour_blurDown(
    uint16_t *to, const uint8_t *const *rows, size_t at, size_t count, const uint16_t *weights,
    size_t radius) {
  const retour_u16x16 zeros = {0};
  retour_u16x16 sum = retour_weighed(retour_loadNumbers(rows[0] + at, count), zeros + weights[0]);
  for (size_t row = 1; row <= radius; row++) {
    retour_u16x16 both = retour_loadNumbers(rows[-(ptrdiff_t)row] + at, count) +
                         retour_loadNumbers(rows[row] + at, count);
    sum += retour_weighed(both, zeros + weights[row]);
  }
  memcpy(to + at, &sum, count * sizeof *to);
}

/// Writes the weighed sums of up to 16 numbers of a line, four of which are a pixel.
RETOUR_INLINE void retour_blurAcross(
    uint8_t *to, const uint16_t *line, size_t at, size_t count, const uint16_t *weights,
    size_t radius) {
  const retour_u16x16 zeros = {0};
  retour_u16x16 sum = retour_weighed(retour_loadLine(line + at), zeros + weights[0]);
  for (size_t column = 1; column <= radius; column++) {
    const uint16_t *middle = line + at;
    retour_u16x16 both =
        retour_loadLine(middle - 4 * column) + retour_loadLine(middle + 4 * column);
    sum += retour_weighed(both, zeros + weights[column]);
  }
  // What products lose is less than half of a byte's unit: one color stays what it is.
  retour_u8x16 bytes = __builtin_convertvector((sum + 64) >> 7, retour_u8x16);
  memcpy(to + at, &bytes, count);
}

/// The memory of a row that is kept, in whole registers.
static inline size_t retour_keptRow(size_t width) { return (width * 4 + 63) / 64 * 64; }

/// The memory that `retour_blur` needs, which begins at a multiple of 64 bytes and is one.
static inline size_t retour_blurMemory(size_t width, size_t radius) {
  size_t line = (retour_keptRow(width) + 8 * radius + 64) * sizeof(uint16_t);
  size_t rows = (2 * radius + 1) * sizeof(uint8_t *);
  return ((2 * radius + 1) * retour_keptRow(width) + line + rows + 127) / 64 * 64;
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

/// Blurs rows of an image along columns and rows.
///
/// - `weights`: that of the middle and those of the pixels beside it, `radius` on each side, whose
///   sum is 2^16. The first is less: `radius` is at least 1.
/// - `memory`: holds the neighbors of the rows.
RETOUR_INLINE void retour_blurPlain(
    retour_box box, const uint16_t *weights, size_t radius, void *memory) {
  size_t width = box.width * 4, keptRow = retour_keptRow(box.width), turn = radius + 1;
  uint8_t *kept = memory, *below = kept + turn * keptRow;
  // A pixel's numbers on each side of the line, for each pixel of the radius.
  uint16_t *line = (uint16_t *)(below + radius * keptRow) + 4 * radius;
  const uint8_t **rows = (const uint8_t **)(void *)(below + radius * keptRow +
      (keptRow + 8 * radius + 64) * sizeof *line) + radius;
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
    size_t whole = width & ~(size_t)15, rest = width & 15;
    for (size_t at = 0; at < whole; at += 16) retour_blurDown(line, rows, at, 16, weights, radius);
    if (rest > 0) retour_blurDown(line, rows, whole, rest, weights, radius);
    for (size_t at = 1; at <= radius; at++) {
      memcpy(line - 4 * at, line, 4 * sizeof *line);
      memcpy(line + width + 4 * (at - 1), line + width - 4, 4 * sizeof *line);
    }
    for (size_t at = 0; at < whole; at += 16) retour_blurAcross(row, line, at, 16, weights, radius);
    if (rest > 0) retour_blurAcross(row, line, whole, rest, weights, radius);
  }
}
RETOUR_KERNEL(
    retour_blur,
    (retour_box box, const uint16_t *weights, size_t radius, void *memory),
    (box, weights, radius, memory))

/// Moves colors away from gray, where they are not brighter than the alpha of their pixels.
RETOUR_INLINE retour_u32x8 retour_saturate(retour_u32x8 pixels, float saturation) {
  retour_f32x8 alpha = __builtin_convertvector(pixels >> 24, retour_f32x8), parts[3];
  for (int part = 0; part < 3; part++)
    parts[part] = __builtin_convertvector(pixels >> (8 * part) & 0xff, retour_f32x8);
  // The luminance of sRGB's primaries (ITU-R BT.709).
  retour_f32x8 gray = 0.0722f * parts[0] + 0.7152f * parts[1] + 0.2126f * parts[2];
  pixels &= 0xff000000;
  for (int part = 0; part < 3; part++) {
    retour_f32x8 value = gray + (parts[part] - gray) * saturation;
    value = __builtin_elementwise_min(__builtin_elementwise_max(value, (retour_f32x8){0}), alpha);
    pixels |= __builtin_convertvector(value + 0.5f, retour_u32x8) << (8 * part);
  }
  return pixels;
}

/// Moves the colors of premultiplied pixels away from gray, then lays a color over them.
RETOUR_INLINE void retour_colourBackdropPlain(retour_box box, float saturation, uint32_t tint) {
  retour_u32x8 source = retour_splat(tint);
  for (size_t row = 0; row < box.height; row++) {
    uint32_t *to = (uint32_t *)retour_row(box, row);
#define PAINTED(at, isWide)                                                                      \
  retour_blend(                                                                                  \
      saturation == 1 ? retour_load(to + (at), isWide)                                           \
                      : retour_saturate(retour_load(to + (at), isWide), saturation), source)
    RETOUR_ROW(box.width, RETOUR_NOWHERE, PAINTED)
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_colourBackdrop,
    (retour_box box, float saturation, uint32_t tint),
    (box, saturation, tint))

#endif
