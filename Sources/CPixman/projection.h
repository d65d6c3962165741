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

/// A place in the image, in 2^32ths of a pixel; behind the eye and far away, at its edge.
RETOUR_INLINE int64_t retour_place(double value, double divisor) {
  double place = divisor > 1e-9 ? value / divisor - 0.5 : -1;
  return (int64_t)(fmin(fmax(place, -(1 << 20)), 1 << 20) * 4294967296.0);
}

/// A place in the image that is seen at a column of a row.
typedef struct {
  int64_t x, y;
} retour_point;

RETOUR_INLINE retour_point retour_seen(const retour_projection *image, double column, double row) {
  double divisor = retour_sum(image->divisor, column, row);
  return (retour_point){
      retour_place(retour_sum(image->x, column, row), divisor),
      retour_place(retour_sum(image->y, column, row), divisor)};
}

/// A number divided by the width of a band, which the compiler knows here.
RETOUR_INLINE int64_t retour_share(int64_t value, int64_t width) {
  return width == RETOUR_BAND ? value / RETOUR_BAND : width == 4 ? value / 4 : value;
}

/// Writes a row of an image seen in perspective; beyond the image, its edge repeats.
///
/// Bands begin at multiples of their width: the pixels do not depend on the part that is painted.
RETOUR_INLINE void retour_projectRowPlain(
    uint32_t *to, const retour_projection *image, int64_t left, int64_t top, size_t count) {
  double row = (double)top + 0.5;
  int64_t end = left + (int64_t)count, known = INT64_MIN;
  retour_point place = {0, 0};
  for (int64_t at = left; at < end;) {
    double middle = (double)(at & -RETOUR_BAND) + 0.5;
    int64_t width = retour_bandWidth(
        retour_sum(image->divisor, middle, row),
        retour_sum(image->divisor, middle + RETOUR_BAND, row));
    int64_t start = at & -width, next = start + width;
    // Most bands begin where the one before ends.
    if (known != start) place = retour_seen(image, (double)start + 0.5, row);
    retour_point last = retour_seen(image, (double)next + 0.5, row);
    retour_rotation band = {
        image->picture, image->width, image->height, place.x, place.y,
        retour_share(last.x - place.x, width), retour_share(last.y - place.y, width), 0, 0};
    int64_t stop = next < end ? next : end;
    retour_rotateRowPlain(to + (at - left), &band, at - start, 0, (size_t)(stop - at));
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
