// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Painting one row of pixels, where one pass over the memory does what takes pixman two, and where
// making a pixman image would cost more than the row. Every kernel rounds as pixman does, so which
// of the two painted a pixel cannot be told from the pixel; the tests compare them.
//
// Pixels are 0xAARRGGBB, premultiplied. Vector extensions of the compiler: eight pixels at a time, in
// one register where the processor has AVX2 (asked when the row is painted) and in two elsewhere.

#ifndef RETOUR_KERNELS_H
#define RETOUR_KERNELS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define RETOUR_INLINE static inline __attribute__((always_inline))

typedef uint32_t retour_u32x8 __attribute__((vector_size(32)));
typedef uint32_t retour_u32x16 __attribute__((vector_size(64)));
typedef uint16_t retour_u16x16 __attribute__((vector_size(32)));
typedef uint8_t retour_u8x8 __attribute__((vector_size(8)));

RETOUR_INLINE retour_u32x8 retour_load(const uint32_t *from) {
  retour_u32x8 pixels;
  memcpy(&pixels, from, sizeof pixels);
  return pixels;
}

RETOUR_INLINE void retour_store(uint32_t *to, retour_u32x8 pixels) {
  memcpy(to, &pixels, sizeof pixels);
}

RETOUR_INLINE retour_u32x8 retour_loadMask(const uint8_t *from) {
  retour_u8x8 bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, retour_u32x8);
}

/// The product of bytes in 16-bit lanes, divided by 255 and rounded as pixman's MUL_UN8 does.
RETOUR_INLINE retour_u16x16 retour_multiply(retour_u16x16 bytes, retour_u16x16 factors) {
  retour_u16x16 product = bytes * factors + 0x80;
  // (product + (product >> 8)) >> 8, in the one instruction that gives a product's upper half.
  retour_u32x16 wide = __builtin_convertvector(product, retour_u32x16) * 0x101 >> 16;
  return __builtin_convertvector(wide, retour_u16x16);
}

/// All four components of each pixel times the byte in the low bits of each factor.
RETOUR_INLINE retour_u32x8 retour_scale(retour_u32x8 pixels, retour_u32x8 factors) {
  retour_u16x16 both = (retour_u16x16)(factors | factors << 16);
  retour_u32x8 low = pixels & 0x00ff00ff, high = (pixels >> 8) & 0x00ff00ff;
  low = (retour_u32x8)retour_multiply((retour_u16x16)low, both);
  high = (retour_u32x8)retour_multiply((retour_u16x16)high, both);
  return low | high << 8;
}

/// Premultiplied `source` over `below`.
RETOUR_INLINE retour_u32x8 retour_blend(retour_u32x8 source, retour_u32x8 below) {
  return source + retour_scale(below, 255 - (source >> 24));
}

RETOUR_INLINE retour_u32x8 retour_splat(uint32_t value) {
  return (retour_u32x8){value, value, value, value, value, value, value, value};
}

RETOUR_INLINE int retour_isZero(retour_u32x8 pixels) {
  uint64_t parts[4];
  memcpy(parts, &pixels, sizeof parts);
  return (parts[0] | parts[1] | parts[2] | parts[3]) == 0;
}

/// Runs `block` on the pixels from `at` on, eight at a time, and on copies of the last few.
#define RETOUR_ROW(count, read, write, block)                        \
  size_t at = 0;                                                     \
  for (; at + 8 <= (count); at += 8) { block }                       \
  if (at < (count)) {                                                \
    size_t left = (count)-at;                                        \
    read;                                                            \
    at = 0;                                                          \
    { block }                                                        \
    write;                                                           \
  }

#if defined(__x86_64__)
#define RETOUR_KERNEL(name, parameters, arguments)                             \
  __attribute__((target("avx2"))) static inline void name##Wide parameters {   \
    name##Row arguments;                                                       \
  }                                                                            \
  static inline void name parameters {                                         \
    if (__builtin_cpu_supports("avx2"))                                        \
      name##Wide arguments;                                                    \
    else                                                                       \
      name##Row arguments;                                                     \
  }
#else
#define RETOUR_KERNEL(name, parameters, arguments) \
  static inline void name parameters { name##Row arguments; }
#endif

/// Copies opaque pixels and lays a translucent colour over them; `to` may be `from`.
RETOUR_INLINE void retour_dimRow(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour), rest = retour_splat(255 - (colour >> 24));
  uint32_t few[8] = {0}, *end = to;
  RETOUR_ROW(
      count, (memcpy(few, from + at, left * 4), end = to + at, to = few, from = few),
      memcpy(end, few, left * 4), {
        retour_store(to + at, source + retour_scale(retour_load(from + at), rest));
      })
}
RETOUR_KERNEL(retour_dim, (uint32_t *to, const uint32_t *from, size_t count, uint32_t colour), (to, from, count, colour))

/// Lays pixels over others, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_overRow(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t opacity) {
  retour_u32x8 factor = retour_splat(opacity);
  uint32_t few[8] = {0}, below[8] = {0}, *end = to;
  RETOUR_ROW(
      count,
      (memcpy(few, from + at, left * 4), memcpy(below, to + at, left * 4), end = to + at,
       to = below, from = few),
      memcpy(end, below, left * 4), {
        retour_u32x8 source = retour_load(from + at);
        if (!retour_isZero(source)) {
          if (opacity != 255) source = retour_scale(source, factor);
          retour_store(to + at, retour_blend(source, retour_load(to + at)));
        }
      })
}
RETOUR_KERNEL(retour_over, (uint32_t *to, const uint32_t *from, size_t count, uint32_t opacity), (to, from, count, opacity))

/// Lays pixels over others where `mask` says so, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_overMaskedRow(
    uint32_t *to, const uint32_t *from, const uint8_t *mask, size_t count, uint32_t opacity) {
  retour_u32x8 factor = retour_splat(opacity);
  uint32_t few[8] = {0}, below[8] = {0}, *end = to;
  uint8_t cover[8] = {0};
  RETOUR_ROW(
      count,
      (memcpy(few, from + at, left * 4), memcpy(below, to + at, left * 4),
       memcpy(cover, mask + at, left), end = to + at, to = below, from = few, mask = cover),
      memcpy(end, below, left * 4), {
        retour_u32x8 here = retour_loadMask(mask + at);
        if (opacity != 255) here = retour_scale(here, factor);
        retour_u32x8 source = retour_scale(retour_load(from + at), here);
        retour_store(to + at, retour_blend(source, retour_load(to + at)));
      })
}
RETOUR_KERNEL(retour_overMasked, (uint32_t *to, const uint32_t *from, const uint8_t *mask, size_t count, uint32_t opacity), (to, from, mask, count, opacity))

/// Lays a premultiplied colour over pixels where `mask` says so.
RETOUR_INLINE void retour_colourRow(
    uint32_t *to, const uint8_t *mask, size_t count, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
  uint32_t below[8] = {0}, *end = to;
  uint8_t cover[8] = {0};
  RETOUR_ROW(
      count,
      (memcpy(below, to + at, left * 4), memcpy(cover, mask + at, left), end = to + at, to = below,
       mask = cover),
      memcpy(end, below, left * 4), {
        retour_u32x8 here = retour_loadMask(mask + at);
        if (!retour_isZero(here))
          retour_store(
              to + at, retour_blend(retour_scale(source, here), retour_load(to + at)));
      })
}
RETOUR_KERNEL(retour_colour, (uint32_t *to, const uint8_t *mask, size_t count, uint32_t colour), (to, mask, count, colour))

/// Lays a premultiplied colour over pixels where another picture's alpha says so.
RETOUR_INLINE void retour_tintRow(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
  uint32_t few[8] = {0}, below[8] = {0}, *end = to;
  RETOUR_ROW(
      count,
      (memcpy(few, from + at, left * 4), memcpy(below, to + at, left * 4), end = to + at,
       to = below, from = few),
      memcpy(end, below, left * 4), {
        retour_u32x8 here = retour_load(from + at) >> 24;
        if (!retour_isZero(here))
          retour_store(
              to + at, retour_blend(retour_scale(source, here), retour_load(to + at)));
      })
}
RETOUR_KERNEL(retour_tint, (uint32_t *to, const uint32_t *from, size_t count, uint32_t colour), (to, from, count, colour))

#endif
