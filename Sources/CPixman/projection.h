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

/// Writes a row of an image seen in perspective; beyond the image, its edge repeats.
///
/// Bands begin at multiples of their width: the pixels do not depend on the part that is painted.
static inline void retour_projectRow(
    uint32_t *to, const retour_projection *image, int64_t left, int64_t top, size_t count) {
  double row = (double)top + 0.5;
  int64_t end = left + (int64_t)count;
  for (int64_t at = left; at < end;) {
    int64_t block = at - (at % RETOUR_BAND + RETOUR_BAND) % RETOUR_BAND;
    double middle = (double)block + 0.5;
    int64_t width = retour_bandWidth(
        retour_sum(image->divisor, middle, row),
        retour_sum(image->divisor, middle + RETOUR_BAND, row));
    int64_t start = at - (at % width + width) % width;
    int64_t next = start + width < end ? start + width : end;
    double column = (double)start + 0.5, last = column + (double)width;
    double first = retour_sum(image->divisor, column, row);
    double second = retour_sum(image->divisor, last, row);
    retour_rotation band = {image->picture, image->width, image->height, 0, 0, 0, 0, 0, 0};
    band.x = retour_place(retour_sum(image->x, column, row), first);
    band.y = retour_place(retour_sum(image->y, column, row), first);
    band.acrossX = (retour_place(retour_sum(image->x, last, row), second) - band.x) / width;
    band.acrossY = (retour_place(retour_sum(image->y, last, row), second) - band.y) / width;
    retour_rotateRow(to + (at - left), &band, at - start, 0, (size_t)(next - at));
    at = next;
  }
}

#endif
