// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// What a translucent material does with what lies behind it: a blur of all four components, and a
// change of colors. The images are small ones, reduced before.

#ifndef RETOUR_BLUR_H
#define RETOUR_BLUR_H

#include "kernels.h"

typedef uint8_t retour_u8x4 __attribute__((vector_size(4)));

/// Replaces each pixel of a line by the mean of those around it; beyond the ends, the line goes on
/// as it ends.
static inline void retour_blurLine(
    const retour_f32x4 *from, retour_f32x4 *to, size_t count, size_t radius) {
  float share = 1.0f / (float)(2 * radius + 1);
  retour_f32x4 sum = from[0] * (float)(radius + 1);
  for (size_t at = 1; at <= radius; at++) sum += from[at < count ? at : count - 1];
  for (size_t at = 0; at < count; at++) {
    to[at] = sum * share;
    size_t next = at + radius + 1;
    sum += from[next < count ? next : count - 1] - from[at > radius ? at - radius : 0];
  }
}

/// Blurs a line of pixels that lie `stride` bytes apart.
static inline void retour_blurPixels(
    char *base, size_t stride, size_t count, const size_t *radii, retour_f32x4 *lines) {
  retour_f32x4 *from = lines, *to = lines + count;
  for (size_t at = 0; at < count; at++) {
    retour_u8x4 pixel;
    memcpy(&pixel, base + at * stride, sizeof pixel);
    from[at] = __builtin_convertvector(pixel, retour_f32x4);
  }
  for (int pass = 0; pass < 3; pass++) {
    if (radii[pass] == 0) continue;
    retour_blurLine(from, to, count, radii[pass]);
    retour_f32x4 *line = from;
    from = to;
    to = line;
  }
  for (size_t at = 0; at < count; at++) {
    retour_u8x4 pixel = __builtin_convertvector(from[at] + 0.5f, retour_u8x4);
    memcpy(base + at * stride, &pixel, sizeof pixel);
  }
}

/// Blurs an image by three box blurs along rows and columns.
///
/// `memory` has room for 32 bytes for each pixel of the longer side.
static inline void retour_blur(
    retour_box box, size_t first, size_t second, size_t third, void *memory) {
  const size_t radii[3] = {first, second, third};
  for (size_t row = 0; row < box.height; row++)
    retour_blurPixels((char *)retour_row(box, row), 4, box.width, radii, (retour_f32x4 *)memory);
  for (size_t column = 0; column < box.width; column++)
    retour_blurPixels(
        (char *)box.base + 4 * column, box.bytesPerRow, box.height, radii, (retour_f32x4 *)memory);
}

/// Moves the colors of premultiplied pixels away from gray, then lays a color over them.
static inline void retour_colourBackdrop(retour_box box, float saturation, uint32_t tint) {
  for (size_t row = 0; row < box.height; row++) {
    uint32_t *pixels = (uint32_t *)retour_row(box, row);
    for (size_t at = 0; at < box.width; at++) {
      uint32_t pixel = pixels[at];
      if (saturation != 1) {
        float alpha = (float)(pixel >> 24);
        float parts[3] = {
            (float)(pixel & 0xff), (float)(pixel >> 8 & 0xff), (float)(pixel >> 16 & 0xff)};
        // The luminance of sRGB's primaries (ITU-R BT.709).
        float gray = 0.0722f * parts[0] + 0.7152f * parts[1] + 0.2126f * parts[2];
        pixel &= 0xff000000;
        for (int part = 0; part < 3; part++) {
          float value = gray + (parts[part] - gray) * saturation;
          value = value < 0 ? 0 : value > alpha ? alpha : value;
          pixel |= (uint32_t)(value + 0.5f) << (8 * part);
        }
      }
      pixels[at] = retour_blend((retour_u32x8){pixel}, (retour_u32x8){tint})[0];
    }
  }
}

#endif
