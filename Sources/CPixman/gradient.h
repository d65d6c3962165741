// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Gradients: the place of each pixel along the way of the colors, and its color from a table of
// even steps. Cairo takes three to seven times as long for straight lines, and ten for ellipses.

#ifndef RETOUR_GRADIENT_H
#define RETOUR_GRADIENT_H

#include "kernels.h"

/// A color at a place along the way, 0...1; its components are not premultiplied.
typedef struct {
  double place, red, green, blue, alpha;
} retour_stop;

/// The lines of equal color.
typedef enum {
  /// Where the sum of both coordinates is the same.
  RETOUR_AXIAL,
  /// Circles around the origin, of radius 1 at the end of the way.
  RETOUR_RADIAL,
  /// Rays from the origin; the way is a turn from `zero` on.
  RETOUR_CONIC,
} retour_gradientShape;

/// A gradient over an image.
typedef struct {
  /// The center of the top left pixel, in pixels from the origin, and what a pixel is in
  /// coordinates.
  double x, y, across, down;
  /// The first ray of a conic gradient, in turns from the first axis.
  float zero;
  /// Colors at even steps of the way, premultiplied; the first is at 0 and the last at 1.
  const uint32_t *colours;
  size_t count;
} retour_gradient;

/// Returns the bytes of a premultiplied pixel.
static inline uint32_t retour_stopPixel(retour_stop colour) {
  double alpha = colour.alpha * 255;
  return (uint32_t)(alpha + 0.5) << 24 | (uint32_t)(colour.red * alpha + 0.5) << 16 |
         (uint32_t)(colour.green * alpha + 0.5) << 8 | (uint32_t)(colour.blue * alpha + 0.5);
}

/// Writes colors at even steps from 0 to 1 between stops, at least one, whose places increase; of
/// several at the same place, the first ends what comes before, before 0 too, and the last begins
/// what follows, after 1 too.
static inline void retour_gradientColours(
    uint32_t *colours, size_t count, const retour_stop *stops, size_t stopCount) {
  size_t next = 0;
  for (size_t at = 0; at < count; at++) {
    double place = (double)at / (double)(count - 1);
    while (at > 0 && next < stopCount && stops[next].place <= place) next++;
    retour_stop from = stops[next == 0 ? 0 : next - 1];
    retour_stop to = stops[next == stopCount ? stopCount - 1 : next];
    double way = to.place - from.place;
    double share = way > 0 && place > from.place ? (place - from.place) / way : 0;
    from.red += (to.red - from.red) * share;
    from.green += (to.green - from.green) * share;
    from.blue += (to.blue - from.blue) * share;
    from.alpha += (to.alpha - from.alpha) * share;
    colours[at] = retour_stopPixel(from);
  }
}

/// Returns the first of each two numbers where `isFirst` is -1, and the second where it is 0.
RETOUR_INLINE retour_f32x8 retour_choose(
    retour_i32x8 isFirst, retour_f32x8 first, retour_f32x8 second) {
  return (retour_f32x8)(((retour_i32x8)first & isFirst) | ((retour_i32x8)second & ~isFirst));
}

/// Returns the directions of eight places, in turns from -0.5 to 0.5; off by two millionths of a
/// turn at most (the polynomial of five terms that fits best).
RETOUR_INLINE retour_f32x8 retour_turns(retour_f32x8 x, retour_f32x8 y) {
  retour_f32x8 wide = __builtin_elementwise_abs(x), high = __builtin_elementwise_abs(y);
  retour_f32x8 zeros = {0}, longer = __builtin_elementwise_max(wide, high) + 1e-30f;
  retour_f32x8 slope = __builtin_elementwise_min(wide, high) / longer, square = slope * slope;
  retour_f32x8 turns = 0.00331757f * square - 0.01355302f;
  turns = turns * square + 0.02867323f;
  turns = turns * square - 0.05256964f;
  turns = (turns * square + 0.15913367f) * slope;
  turns = retour_choose(high > wide, 0.25f - turns, turns);
  turns = retour_choose(x < zeros, 0.5f - turns, turns);
  return retour_choose(y < zeros, -turns, turns);
}

/// Returns the places along the way of eight pixels with the coordinates given.
RETOUR_INLINE retour_f32x8 retour_places(
    retour_f32x8 x, retour_f32x8 y, float zero, retour_gradientShape shape) {
  switch (shape) {
    case RETOUR_AXIAL: return x + y;
    case RETOUR_RADIAL: return __builtin_elementwise_sqrt(x * x + y * y);
    case RETOUR_CONIC: {
      retour_f32x8 turns = retour_turns(x, y) - zero;
      return turns - __builtin_elementwise_floor(turns);
    }
  }
}

RETOUR_INLINE void retour_paintGradientOf(
    retour_box to, const retour_gradient gradient, retour_gradientShape shape) {
  const retour_f32x8 zeros = {0}, columns = {0, 1, 2, 3, 4, 5, 6, 7};
  const float across = (float)gradient.across, last = (float)(gradient.count - 1);
  for (size_t row = 0; row < to.height; row++) {
    uint32_t *pixels = retour_row(to, row);
    double down = ((double)row + gradient.y) * gradient.down, left = gradient.x * gradient.across;
    // The sum at the left first: both can be far from 0 where their sum is not.
    if (shape == RETOUR_AXIAL) left += down;
    retour_f32x8 y = zeros + (shape == RETOUR_AXIAL ? 0 : (float)down);
    for (size_t at = 0; at < to.width; at += 8) {
      retour_f32x8 x = (float)left + ((float)at + columns) * across;
      retour_f32x8 places = retour_places(x, y, gradient.zero, shape);
      places = __builtin_elementwise_min(__builtin_elementwise_max(places, zeros), zeros + 1);
      retour_u32x8 steps = __builtin_convertvector(places * last + 0.5f, retour_u32x8);
      const uint32_t *colours = gradient.colours;
      retour_u32x8 painted = {
          colours[steps[0]], colours[steps[1]], colours[steps[2]], colours[steps[3]],
          colours[steps[4]], colours[steps[5]], colours[steps[6]], colours[steps[7]]};
      size_t count = to.width - at < 8 ? to.width - at : 8;
      memcpy(pixels + at, &painted, count * sizeof *pixels);
    }
  }
}

/// Paints a gradient over all pixels of an image.
RETOUR_INLINE void retour_paintGradientPlain(
    retour_box to, const retour_gradient *gradient, retour_gradientShape shape) {
  switch (shape) {
    case RETOUR_AXIAL: return retour_paintGradientOf(to, *gradient, RETOUR_AXIAL);
    case RETOUR_RADIAL: return retour_paintGradientOf(to, *gradient, RETOUR_RADIAL);
    case RETOUR_CONIC: return retour_paintGradientOf(to, *gradient, RETOUR_CONIC);
  }
}
RETOUR_KERNEL(
    retour_paintGradient,
    (retour_box to, const retour_gradient *gradient, retour_gradientShape shape),
    (to, gradient, shape))

#endif
