// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Painting one row of pixels, where one pass over the memory does what takes pixman two, and where
// making a pixman image would cost more than the row. Every kernel rounds as pixman does, so which
// of the two painted a pixel cannot be told from the pixel; the tests compare them.
//
// Pixels are 0xAARRGGBB, premultiplied. Vector extensions of the compiler: eight pixels at a time,
// in one register where the processor has AVX2 (asked when the row is painted) and in two elsewhere;
// the last few pixels of a row one at a time.

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

RETOUR_INLINE retour_u32x8 retour_splat(uint32_t value) {
  return (retour_u32x8){value, value, value, value, value, value, value, value};
}

// Eight pixels, or one and zeros.

RETOUR_INLINE retour_u32x8 retour_load(const uint32_t *from, int isWide) {
  retour_u32x8 pixels = {0};
  memcpy(&pixels, from, isWide ? sizeof pixels : sizeof *from);
  return pixels;
}

RETOUR_INLINE retour_u32x8 retour_loadMask(const uint8_t *from, int isWide) {
  if (!isWide) return (retour_u32x8){*from};
  retour_u8x8 bytes;
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, retour_u32x8);
}

RETOUR_INLINE void retour_store(uint32_t *to, retour_u32x8 pixels, int isWide) {
  memcpy(to, &pixels, isWide ? sizeof pixels : sizeof *to);
}

RETOUR_INLINE int retour_isZero(retour_u32x8 pixels) {
  uint64_t parts[4];
  memcpy(parts, &pixels, sizeof parts);
  return (parts[0] | parts[1] | parts[2] | parts[3]) == 0;
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

/// Lays premultiplied pixels over those at `to`.
RETOUR_INLINE void retour_blend(uint32_t *to, retour_u32x8 source, int isWide) {
  retour_u32x8 below = retour_load(to, isWide);
  retour_store(to, source + retour_scale(below, 255 - (source >> 24)), isWide);
}

/// Runs a step over a row; `at` is the pixel it starts at, and `isWide` is 1 for eight of them.
#define RETOUR_ROW(count, step)                  \
  size_t at = 0;                                 \
  for (; at + 8 <= (count); at += 8) { step(1) } \
  for (; at < (count); at++) { step(0) }

#if defined(__x86_64__)
#define RETOUR_KERNEL(name, parameters, arguments)                           \
  __attribute__((target("avx2"))) static inline void name##Wide parameters { \
    name##Row arguments;                                                     \
  }                                                                          \
  static inline void name parameters {                                       \
    if (__builtin_cpu_supports("avx2"))                                      \
      name##Wide arguments;                                                  \
    else                                                                     \
      name##Row arguments;                                                   \
  }
#else
#define RETOUR_KERNEL(name, parameters, arguments) \
  static inline void name parameters { name##Row arguments; }
#endif

/// Copies opaque pixels and lays a translucent colour over them; `to` may be `from`.
RETOUR_INLINE void retour_dimRow(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour), rest = retour_splat(255 - (colour >> 24));
  // Half a kilobyte ahead: a whole page does not fit the caches, and a row is too short for the
  // processor to find out by itself (a tenth of the frame, measured).
#define STEP(isWide)                                   \
  __builtin_prefetch(from + at + 128, 0, 3);           \
  retour_u32x8 below = retour_load(from + at, isWide); \
  retour_store(to + at, source + retour_scale(below, rest), isWide);
  RETOUR_ROW(count, STEP)
#undef STEP
}
RETOUR_KERNEL(
    retour_dim, (uint32_t *to, const uint32_t *from, size_t count, uint32_t colour),
    (to, from, count, colour))

/// Lays pixels over others, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_overRow(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t opacity) {
  retour_u32x8 factor = retour_splat(opacity);
#define STEP(isWide)                                         \
  retour_u32x8 source = retour_load(from + at, isWide);      \
  if (retour_isZero(source)) continue;                       \
  if (opacity != 255) source = retour_scale(source, factor); \
  retour_blend(to + at, source, isWide);
  RETOUR_ROW(count, STEP)
#undef STEP
}
RETOUR_KERNEL(
    retour_over, (uint32_t *to, const uint32_t *from, size_t count, uint32_t opacity),
    (to, from, count, opacity))

/// Lays pixels over others where `mask` says so, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_overMaskedRow(
    uint32_t *to, const uint32_t *from, const uint8_t *mask, size_t count, uint32_t opacity) {
  retour_u32x8 factor = retour_splat(opacity);
#define STEP(isWide)                                                                    \
  retour_u32x8 here = retour_loadMask(mask + at, isWide);                               \
  if (opacity != 255) here = retour_scale(here, factor);                                \
  retour_blend(to + at, retour_scale(retour_load(from + at, isWide), here), isWide);
  RETOUR_ROW(count, STEP)
#undef STEP
}
RETOUR_KERNEL(
    retour_overMasked,
    (uint32_t *to, const uint32_t *from, const uint8_t *mask, size_t count, uint32_t opacity),
    (to, from, mask, count, opacity))

/// Lays a premultiplied colour over pixels where `mask` says so.
RETOUR_INLINE void retour_colourRow(
    uint32_t *to, const uint8_t *mask, size_t count, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
#define STEP(isWide)                                      \
  retour_u32x8 here = retour_loadMask(mask + at, isWide); \
  if (retour_isZero(here)) continue;                      \
  retour_blend(to + at, retour_scale(source, here), isWide);
  RETOUR_ROW(count, STEP)
#undef STEP
}
RETOUR_KERNEL(
    retour_colour, (uint32_t *to, const uint8_t *mask, size_t count, uint32_t colour),
    (to, mask, count, colour))

/// Lays a premultiplied colour over pixels where another picture's alpha says so.
RETOUR_INLINE void retour_tintRow(
    uint32_t *to, const uint32_t *from, size_t count, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
#define STEP(isWide)                                          \
  retour_u32x8 here = retour_load(from + at, isWide) >> 24;   \
  if (retour_isZero(here)) continue;                          \
  retour_blend(to + at, retour_scale(source, here), isWide);
  RETOUR_ROW(count, STEP)
#undef STEP
}
RETOUR_KERNEL(
    retour_tint, (uint32_t *to, const uint32_t *from, size_t count, uint32_t colour),
    (to, from, count, colour))

#endif
