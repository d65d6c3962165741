// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Images seen in perspective: each row in bands of a few pixels, in which the places in the image lie
// on a line at even distances.

#ifndef RETOUR_PROJECTION_H
#define RETOUR_PROJECTION_H

#include "rotation.h"

/// The greatest width of a band.
#define RETOUR_BAND 16

/// The width of a band: with it, places are off by a tenth of a pixel at most, a quarter of the width
/// times the change of the divisor.
static inline int64_t retour_bandWidth(double first, double second) {
  double change = fabs(second - first);
  double least = fmin(first, second);
  return change <= 0.025 * least ? RETOUR_BAND : change <= 0.4 * least ? 4 : 1;
}

/// An image, and the places in it of painted pixels: two sums divided by a third, each of a share of
/// the column, a share of the row and a constant.
typedef struct {
  retour_rows picture;
  size_t width;
  size_t height;
  double x[3], y[3], divisor[3];
} retour_projection;

RETOUR_INLINE double retour_sum(const double *shares, double column, double row) {
  return shares[0] * column + shares[1] * row + shares[2];
}

typedef double retour_f64x2 __attribute__((vector_size(16)));

/// A place in the image that is seen at a column of a row, in 2^32ths of a pixel.
typedef struct {
  int64_t x, y;
} retour_point;

/// Returns the place that is seen; behind the eye and far away, at the image's edge.
RETOUR_INLINE retour_point retour_seen(const retour_projection *image, double column, double row) {
  double divisor = retour_sum(image->divisor, column, row);
  if (!(divisor > 1e-9)) return (retour_point){-(1LL << 32), -(1LL << 32)};
  retour_f64x2 sums = {
      retour_sum(image->x, column, row), retour_sum(image->y, column, row)};
  retour_f64x2 place = sums / divisor - 0.5, zeros = {0};
  place = __builtin_elementwise_max(place, zeros - (1 << 20));
  place = __builtin_elementwise_min(place, zeros + (1 << 20)) * 4294967296.0;
  return (retour_point){(int64_t)place[0], (int64_t)place[1]};
}

/// A number divided by the width of a band, which the compiler knows here.
RETOUR_INLINE int64_t retour_share(int64_t value, int64_t width) {
  return width == RETOUR_BAND ? value / RETOUR_BAND : width == 4 ? value / 4 : value;
}

/// Asks for the memory of what a whole band a few rows below shows.
RETOUR_INLINE void retour_prefetchBand(
    const retour_projection *image, const retour_rotation band, double column, double row) {
  retour_point below = retour_seen(image, column, row + retour_rowsAhead);
  for (int at = 0; at < RETOUR_BAND; at += 4)
    retour_prefetch(image->picture, below.x + at * band.acrossX, below.y + at * band.acrossY);
}

/// Writes a row of an image seen in perspective; beyond the image, its edge repeats.
///
/// Bands begin at multiples of their width: the pixels do not depend on the part that is painted.
RETOUR_INLINE void retour_projectRowPlain(
    uint32_t *to, const retour_projection *source, int64_t left, int64_t top, size_t count) {
  // A copy: what is written could be the image's numbers, for all that the compiler knows.
  const retour_projection image = *source;
  double row = (double)top + 0.5;
  int64_t end = left + (int64_t)count, known = INT64_MIN;
  uint64_t wide = (uint64_t)(image.width - 1) << 32, high = (uint64_t)(image.height - 1) << 32;
  int isFar = retour_isFar(image.picture, image.height);
  retour_point place = {0, 0};
  for (int64_t at = left; at < end;) {
    double middle = (double)(at & -RETOUR_BAND) + 0.5;
    int64_t width = retour_bandWidth(
        retour_sum(image.divisor, middle, row),
        retour_sum(image.divisor, middle + RETOUR_BAND, row));
    int64_t start = at & -width, next = start + width;
    // Most bands begin where the one before ends.
    if (known != start) place = retour_seen(&image, (double)start + 0.5, row);
    retour_point last = retour_seen(&image, (double)next + 0.5, row);
    retour_rotation band = {
        image.picture, image.width, image.height, place.x, place.y,
        retour_share(last.x - place.x, width), retour_share(last.y - place.y, width), 0, 0};
    int64_t stop = next < end ? next : end;
    uint32_t *painted = to + (at - left);
    // Between two places inside of the image, all are.
    int isInside = (uint64_t)place.x < wide && (uint64_t)place.y < high &&
                   (uint64_t)last.x < wide && (uint64_t)last.y < high;
    if (isInside && stop - at == RETOUR_BAND) {
      if (isFar) retour_prefetchBand(&image, band, (double)start + 0.5, row);
      for (int part = 0; part < RETOUR_BAND; part += 4)
        retour_rotateFour(
            painted + part, band, place.x + part * band.acrossX, place.y + part * band.acrossY, 1);
    } else {
      retour_rotateRowPlain(painted, &band, at - start, 0, (size_t)(stop - at));
    }
    at = stop;
    known = next;
    place = last;
  }
}
RETOUR_KERNEL(
    retour_projectRow,
    (uint32_t *to, const retour_projection *image, int64_t left, int64_t top, size_t count),
    (to, image, left, top, count))

#endif
