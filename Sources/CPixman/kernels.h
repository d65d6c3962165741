// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Painting a box of pixels, where one pass over the memory does what takes pixman two, and where
// making a pixman image would cost more than the box. Every kernel rounds as pixman does, so which
// of the two painted a pixel cannot be told from the pixel; the tests compare them.
//
// Pixels are 0xAARRGGBB, premultiplied. Vector extensions of the compiler: eight pixels at a time,
// in one register where the processor has AVX2 (asked once for each box) and in two elsewhere. The
// last few pixels of a row go with some before them, which stay as they are; only rows of less than
// eight are painted one pixel at a time.

#ifndef RETOUR_KERNELS_H
#define RETOUR_KERNELS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define RETOUR_INLINE static inline __attribute__((always_inline))

typedef uint32_t retour_u32x8 __attribute__((vector_size(32)));
typedef int32_t retour_i32x8 __attribute__((vector_size(32)));
typedef uint32_t retour_u32x16 __attribute__((vector_size(64)));
typedef int32_t retour_i32x16 __attribute__((vector_size(64)));
typedef uint16_t retour_u16x16 __attribute__((vector_size(32)));
typedef uint32_t retour_u32x32 __attribute__((vector_size(128)));
typedef uint16_t retour_u16x32 __attribute__((vector_size(64)));
typedef uint8_t retour_u8x4 __attribute__((vector_size(4)));
typedef uint8_t retour_u8x8 __attribute__((vector_size(8)));
typedef uint8_t retour_u8x16 __attribute__((vector_size(16)));
typedef float retour_f32x4 __attribute__((vector_size(16)));
typedef float retour_f32x8 __attribute__((vector_size(32)));
typedef float retour_f32x16 __attribute__((vector_size(64)));

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

/// Whether nothing shines through any of the pixels.
RETOUR_INLINE int retour_isSolid(retour_u32x8 pixels) {
  return retour_isZero(~pixels & 0xff000000);
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

/// Premultiplied pixels laid over others.
RETOUR_INLINE retour_u32x8 retour_blend(retour_u32x8 below, retour_u32x8 source) {
  return source + retour_scale(below, 255 - (source >> 24));
}

/// Pixels laid over those at `to`; eight opaque ones without a look at those.
RETOUR_INLINE retour_u32x8 retour_cover(const uint32_t *to, retour_u32x8 source, int isWide) {
  return isWide && retour_isSolid(source) ? source : retour_blend(retour_load(to, isWide), source);
}

/// The pixels that kernels paint: where they are and how far apart their rows lie, in bytes.
typedef struct {
  void *base;
  size_t bytesPerRow;
  size_t width;
  size_t height;
} retour_box;

/// What kernels read, pixels or a byte for each; all rows are the same where `bytesPerRow` is 0.
typedef struct {
  const void *base;
  size_t bytesPerRow;
} retour_rows;

RETOUR_INLINE void *retour_row(retour_box box, size_t row) {
  return (char *)box.base + row * box.bytesPerRow;
}

RETOUR_INLINE const void *retour_line(retour_rows rows, size_t row) {
  return (const char *)rows.base + row * rows.bytesPerRow;
}

/// Paints the row at `to`: `painted(at, isWide)` is what the eight pixels at `at`, or the one, come
/// to look like; where `isOpen(at)`, they stay as they are.
///
/// The last eight pixels of a row and those before them overlap. Both are read before either is
/// written: what has just been written would have to be waited for.
#define RETOUR_ROW(count, isOpen, painted)                               \
  size_t at = 0;                                                         \
  _Pragma("clang loop unroll_count(4)")                                  \
  for (; at + 16 <= (count); at += 8)                                    \
    if (!isOpen(at)) retour_store(to + at, painted(at, 1), 1);           \
  if ((count) >= 8) {                                                    \
    retour_u32x8 next = painted(at, 1), last = painted((count) - 8, 1);  \
    retour_store(to + at, next, 1);                                      \
    retour_store(to + (count) - 8, last, 1);                             \
  } else {                                                               \
    for (; at < (count); at++) retour_store(to + at, painted(at, 0), 0); \
  }
#define RETOUR_NOWHERE(at) 0

// For the kernels that define COVERAGE(at, isWide).
#define RETOUR_UNCOVERED(at) retour_isZero(COVERAGE(at, 1))

#if defined(__x86_64__)
#define RETOUR_COMPILED(name, instructions, parameters, arguments) \
  __attribute__((target(instructions))) static inline void name parameters { arguments; }
/// Defines `chosen`, which is compiled for AVX2 and for processors without it.
#define RETOUR_CHOSEN(chosen, name, parameters, arguments)               \
  RETOUR_COMPILED(name##Wide, "avx2", parameters, name##Plain arguments) \
  static inline void chosen parameters {                                 \
    if (__builtin_cpu_supports("avx2"))                                  \
      name##Wide arguments;                                              \
    else                                                                 \
      name##Plain arguments;                                             \
  }
#define RETOUR_KERNEL(name, parameters, arguments) RETOUR_CHOSEN(name, name, parameters, arguments)
/// For kernels that compute so much for each pixel that AVX-512 gains something (a fifth of the
/// time of a blur, measured): the others wait for the memory.
#define RETOUR_WIDEST_KERNEL(name, parameters, arguments)                               \
  RETOUR_COMPILED(name##Widest, "avx512bw,avx512vl", parameters, name##Plain arguments) \
  RETOUR_CHOSEN(name##Narrower, name, parameters, arguments)                            \
  static inline void name parameters {                                                  \
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))       \
      name##Widest arguments;                                                           \
    else                                                                                \
      name##Narrower arguments;                                                         \
  }
#else
#define RETOUR_KERNEL(name, parameters, arguments) \
  static inline void name parameters { name##Plain arguments; }
#define RETOUR_WIDEST_KERNEL RETOUR_KERNEL
#endif

/// Replaces pixels by a color.
RETOUR_INLINE void retour_fillPlain(retour_box box, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
#define PAINTED(at, isWide) source
    RETOUR_ROW(box.width, RETOUR_NOWHERE, PAINTED)
#undef PAINTED
  }
}
RETOUR_KERNEL(retour_fill, (retour_box box, uint32_t colour), (box, colour))

/// Copies pixels.
static inline void retour_copy(retour_box box, retour_rows picture) {
  for (size_t y = 0; y < box.height; y++)
    memcpy(retour_row(box, y), retour_line(picture, y), box.width * 4);
}

/// Copies opaque pixels and lays a translucent color over them; they may be those of the box.
RETOUR_INLINE void retour_dimPlain(retour_box box, retour_rows picture, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint32_t *from = retour_line(picture, y);
    // Half a kilobyte ahead: a whole page does not fit the caches, and a row is too short for the
    // processor to find out by itself (a tenth of the frame, measured).
#define PAINTED(at, isWide)                     \
  (__builtin_prefetch(from + (at) + 128, 0, 3), \
   retour_blend(retour_load(from + (at), isWide), source))
    RETOUR_ROW(box.width, RETOUR_NOWHERE, PAINTED)
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_dim, (retour_box box, retour_rows picture, uint32_t colour), (box, picture, colour))

/// Lays pixels over others, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_overPlain(retour_box box, retour_rows picture, uint32_t opacity) {
  retour_u32x8 factor = retour_splat(opacity);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint32_t *from = retour_line(picture, y);
#define SOURCE(at, isWide) retour_load(from + (at), isWide)
#define IS_OPEN(at) retour_isZero(SOURCE(at, 1))
#define PAINTED(at, isWide)                                                            \
  retour_cover(                                                                        \
      to + (at),                                                                       \
      opacity == 255 ? SOURCE(at, isWide) : retour_scale(SOURCE(at, isWide), factor), \
      isWide)
    RETOUR_ROW(box.width, IS_OPEN, PAINTED)
#undef SOURCE
#undef IS_OPEN
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_over, (retour_box box, retour_rows picture, uint32_t opacity), (box, picture, opacity))

/// Pixels between two colors, an opaque one below and a translucent one above; `plain` is what those
/// two look like alone.
///
/// Most of a text is empty, and most of an icon's inside opaque: neither needs the color below.
RETOUR_INLINE retour_u32x8 retour_between(
    retour_u32x8 source, retour_u32x8 below, uint32_t above, retour_u32x8 plain) {
  if (retour_isZero(source)) return plain;
  retour_u32x8 pixels = retour_isSolid(source) ? source : retour_blend(below, source);
  return above ? retour_blend(pixels, retour_splat(above)) : pixels;
}

/// Replaces pixels by what others look like over one opaque color, fainter by `opacity` (0...255),
/// and under a translucent one, `above`: 0 for none.
RETOUR_INLINE void retour_overColourPlain(
    retour_box box, retour_rows picture, uint32_t opacity, uint32_t colour, uint32_t above) {
  retour_u32x8 factor = retour_splat(opacity), below = retour_splat(colour);
  retour_u32x8 plain = retour_blend(below, retour_splat(above));
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint32_t *from = retour_line(picture, y);
#define SOURCE(at, isWide) retour_load(from + (at), isWide)
#define PAINTED(at, isWide)                                                                \
  (__builtin_prefetch(from + (at) + 128, 0, 3),                                            \
   retour_between(                                                                         \
       opacity == 255 ? SOURCE(at, isWide) : retour_scale(SOURCE(at, isWide), factor),     \
       below, above, plain))
    RETOUR_ROW(box.width, RETOUR_NOWHERE, PAINTED)
#undef SOURCE
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_overColour,
    (retour_box box, retour_rows picture, uint32_t opacity, uint32_t colour, uint32_t above),
    (box, picture, opacity, colour, above))

/// Lays pixels over others where `mask` says so, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_overMaskedPlain(
    retour_box box, retour_rows picture, retour_rows mask, uint32_t opacity) {
  retour_u32x8 factor = retour_splat(opacity);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint32_t *from = retour_line(picture, y);
    const uint8_t *coverage = retour_line(mask, y);
#define COVERAGE(at, isWide) retour_loadMask(coverage + (at), isWide)
#define PAINTED(at, isWide)                 \
  retour_blend(                             \
      retour_load(to + (at), isWide),       \
      retour_scale(                         \
          retour_load(from + (at), isWide), \
          opacity == 255 ? COVERAGE(at, isWide) : retour_scale(COVERAGE(at, isWide), factor)))
    RETOUR_ROW(box.width, RETOUR_UNCOVERED, PAINTED)
#undef COVERAGE
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_overMasked,
    (retour_box box, retour_rows picture, retour_rows mask, uint32_t opacity),
    (box, picture, mask, opacity))

/// Whether a mask covers none of eight pixels.
RETOUR_INLINE int retour_isFree(const uint8_t *coverage) {
  uint64_t bytes;
  memcpy(&bytes, coverage, sizeof bytes);
  return bytes == 0;
}

/// The pixels of a premultiplied color, `colour`, where a mask covers them, fainter by `opacity`.
RETOUR_INLINE retour_u32x8 retour_through(
    retour_u32x8 coverage, retour_u32x8 colour, uint32_t opacity) {
  retour_u32x8 pixels = retour_scale(colour, coverage);
  return opacity == 255 ? pixels : retour_scale(pixels, retour_splat(opacity));
}

/// Lays a premultiplied color over pixels where `mask` says so, fainter by `opacity` (0...255).
RETOUR_INLINE void retour_colourPlain(
    retour_box box, retour_rows mask, uint32_t colour, uint32_t opacity) {
  retour_u32x8 source = retour_splat(colour);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint8_t *coverage = retour_line(mask, y);
#define COVERAGE(at, isWide) retour_loadMask(coverage + (at), isWide)
#define IS_OPEN(at) retour_isFree(coverage + (at))
#define PAINTED(at, isWide) \
  retour_cover(to + (at), retour_through(COVERAGE(at, isWide), source, opacity), isWide)
    RETOUR_ROW(box.width, IS_OPEN, PAINTED)
#undef COVERAGE
#undef IS_OPEN
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_colour,
    (retour_box box, retour_rows mask, uint32_t colour, uint32_t opacity),
    (box, mask, colour, opacity))

/// Replaces pixels by what a stencil's color looks like over one opaque color, fainter by `opacity`
/// (0...255), and under a translucent one, `above`: 0 for none.
RETOUR_INLINE void retour_stencilOverColourPlain(
    retour_box box,
    retour_rows stencil,
    uint32_t ink,
    uint32_t opacity,
    uint32_t colour,
    uint32_t above) {
  retour_u32x8 source = retour_splat(ink), below = retour_splat(colour);
  retour_u32x8 plain = retour_blend(below, retour_splat(above));
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint8_t *coverage = retour_line(stencil, y);
#define COVERAGE(at, isWide) retour_loadMask(coverage + (at), isWide)
#define PAINTED(at, isWide)                  \
  (isWide && retour_isFree(coverage + (at))) \
      ? plain                                \
      : retour_between(                      \
            retour_through(COVERAGE(at, isWide), source, opacity), below, above, plain)
    RETOUR_ROW(box.width, RETOUR_NOWHERE, PAINTED)
#undef COVERAGE
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_stencilOverColour,
    (retour_box box,
     retour_rows stencil,
     uint32_t ink,
     uint32_t opacity,
     uint32_t colour,
     uint32_t above),
    (box, stencil, ink, opacity, colour, above))

/// Lays a premultiplied color over pixels where another picture's alpha says so.
RETOUR_INLINE void retour_tintPlain(retour_box box, retour_rows picture, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
    const uint32_t *from = retour_line(picture, y);
#define COVERAGE(at, isWide) (retour_load(from + (at), isWide) >> 24)
#define PAINTED(at, isWide) \
  retour_blend(retour_load(to + (at), isWide), retour_scale(source, COVERAGE(at, isWide)))
    RETOUR_ROW(box.width, RETOUR_UNCOVERED, PAINTED)
#undef COVERAGE
#undef PAINTED
  }
}
RETOUR_KERNEL(
    retour_tint, (retour_box box, retour_rows picture, uint32_t colour), (box, picture, colour))

/// Replaces the color of pixels, which keep their shape.
RETOUR_INLINE void retour_recolourPlain(retour_box box, uint32_t colour) {
  retour_u32x8 source = retour_splat(colour);
  for (size_t y = 0; y < box.height; y++) {
    uint32_t *to = retour_row(box, y);
#define PAINTED(at, isWide) retour_scale(source, retour_load(to + (at), isWide) >> 24)
    RETOUR_ROW(box.width, RETOUR_NOWHERE, PAINTED)
#undef PAINTED
  }
}
RETOUR_KERNEL(retour_recolour, (retour_box box, uint32_t colour), (box, colour))

#endif
