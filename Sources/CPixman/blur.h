// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// What a translucent material does with what lies behind it: a blur of all four components, and a
// change of colors. The images are small ones, reduced before.

#ifndef RETOUR_BLUR_H
#define RETOUR_BLUR_H

#include "kernels.h"

/// Replaces each pixel of four lines, side by side, by the mean of those around it in its line;
/// beyond the ends, the lines go on as they end.
RETOUR_INLINE void retour_blurLines(
    const retour_f32x16 *from, retour_f32x16 *to, size_t count, size_t radius) {
  float share = 1.0f / (float)(2 * radius + 1);
  retour_f32x16 sum = from[0] * (float)(radius + 1);
  for (size_t at = 1; at <= radius; at++) sum += from[at < count ? at : count - 1];
  for (size_t at = 0; at < count; at++) {
    to[at] = sum * share;
    size_t next = at + radius + 1;
    sum += from[next < count ? next : count - 1] - from[at > radius ? at - radius : 0];
  }
}

/// Blurs four lines of pixels that lie `stride` bytes apart, some of which may be the same.
RETOUR_INLINE void retour_blurPixels(
    char *const bases[4],
    size_t stride,
    size_t count,
    const size_t radii[3],
    retour_f32x16 *lines) {
  retour_f32x16 *from = lines, *to = lines + count;
  for (size_t at = 0; at < count; at++) {
    retour_u8x16 pixels;
    for (int line = 0; line < 4; line++)
      memcpy((char *)&pixels + 4 * line, bases[line] + at * stride, 4);
    from[at] = __builtin_convertvector(pixels, retour_f32x16);
  }
  for (int pass = 0; pass < 3; pass++) {
    if (radii[pass] == 0) continue;
    retour_blurLines(from, to, count, radii[pass]);
    retour_f32x16 *line = from;
    from = to;
    to = line;
  }
  for (size_t at = 0; at < count; at++) {
    retour_u8x16 pixels = __builtin_convertvector(from[at] + 0.5f, retour_u8x16);
    for (int line = 0; line < 4; line++)
      memcpy(bases[line] + at * stride, (char *)&pixels + 4 * line, 4);
  }
}

/// Blurs `lines` lines of `count` pixels; `step` bytes lie between two lines, `stride` between two
/// pixels of a line.
RETOUR_INLINE void retour_blurAll(
    retour_box box,
    size_t lines,
    size_t step,
    size_t count,
    size_t stride,
    const size_t radii[3],
    void *memory) {
  for (size_t first = 0; first < lines; first += 4) {
    char *bases[4];
    for (size_t line = 0; line < 4; line++) {
      size_t at = first + line < lines ? first + line : lines - 1;
      bases[line] = (char *)box.base + at * step;
    }
    retour_blurPixels(bases, stride, count, radii, (retour_f32x16 *)memory);
  }
}

/// The memory that `retour_blur` needs, which begins at a multiple of 64 bytes.
static inline size_t retour_blurMemory(retour_box box) {
  return 2 * sizeof(retour_f32x16) * (box.width > box.height ? box.width : box.height);
}

/// Blurs an image by three box blurs along rows and columns.
RETOUR_INLINE void retour_blurPlain(
    retour_box box, size_t first, size_t second, size_t third, void *memory) {
  const size_t radii[3] = {first, second, third};
  retour_blurAll(box, box.height, box.bytesPerRow, box.width, 4, radii, memory);
  retour_blurAll(box, box.width, 4, box.height, box.bytesPerRow, radii, memory);
}
RETOUR_KERNEL(
    retour_blur,
    (retour_box box, size_t first, size_t second, size_t third, void *memory),
    (box, first, second, third, memory))

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
