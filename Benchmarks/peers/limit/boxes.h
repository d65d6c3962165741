// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Boxes of pixels, and lists of boxes that do not overlap.
#ifndef RETOUR_BOXES_H
#define RETOUR_BOXES_H

#include <stdio.h>
#include <stdlib.h>

/// The pixels from the left and top up to, not including, the right and bottom.
typedef struct {
  int left, top, right, bottom;
} Box;

/// A list of boxes; `{0}` is empty.
typedef struct {
  Box *boxes;
  int count, room;
} Boxes;

static inline int isEmpty(Box box) { return box.left >= box.right || box.top >= box.bottom; }

static inline long areaOf(Box box) {
  return isEmpty(box) ? 0 : (long)(box.right - box.left) * (box.bottom - box.top);
}

/// The pixels that are in both boxes.
static inline Box common(Box a, Box b) {
  return (Box){
      a.left > b.left ? a.left : b.left, a.top > b.top ? a.top : b.top,
      a.right < b.right ? a.right : b.right, a.bottom < b.bottom ? a.bottom : b.bottom};
}

/// The smallest box with all pixels of both.
static inline Box around(Box a, Box b) {
  return (Box){
      a.left < b.left ? a.left : b.left, a.top < b.top ? a.top : b.top,
      a.right > b.right ? a.right : b.right, a.bottom > b.bottom ? a.bottom : b.bottom};
}

static inline Box moved(Box box, int x, int y) {
  return (Box){box.left + x, box.top + y, box.right + x, box.bottom + y};
}

/// Appends a box unless it is empty.
static inline void append(Boxes *list, Box box) {
  if (isEmpty(box)) return;
  if (list->count == list->room) {
    list->room = list->room ? 2 * list->room : 64;
    list->boxes = realloc(list->boxes, list->room * sizeof *list->boxes);
  }
  list->boxes[list->count++] = box;
}

/// Appends the parts of a box that are outside of another.
static inline void appendOutside(Boxes *list, Box box, Box hole) {
  hole = common(box, hole);
  if (isEmpty(hole)) {
    append(list, box);
    return;
  }
  append(list, (Box){box.left, box.top, box.right, hole.top});
  append(list, (Box){box.left, hole.top, hole.left, hole.bottom});
  append(list, (Box){hole.right, hole.top, box.right, hole.bottom});
  append(list, (Box){box.left, hole.bottom, box.right, box.bottom});
}

/// Removes the pixels of a box.
static inline void subtract(Boxes *list, Box hole) {
  Boxes rest = {0};
  for (int index = 0; index < list->count; index++) appendOutside(&rest, list->boxes[index], hole);
  free(list->boxes);
  *list = rest;
}

/// Adds the pixels of a box that are not in the list.
static inline void unite(Boxes *list, Box box) {
  Boxes fresh = {0};
  append(&fresh, box);
  for (int index = 0; index < list->count; index++) subtract(&fresh, list->boxes[index]);
  for (int index = 0; index < fresh.count; index++) append(list, fresh.boxes[index]);
  free(fresh.boxes);
}

/// Joins boxes until there are no more than a number of them, at the smallest cost in pixels, and
/// as long as joining two adds less than `waste` pixels.
static inline void join(Boxes *list, int most, long waste) {
  for (;;) {
    int first = -1, second = -1;
    long least = list->count > most ? __LONG_MAX__ : waste;
    for (int a = 0; a < list->count; a++)
      for (int b = a + 1; b < list->count; b++) {
        long cost = areaOf(around(list->boxes[a], list->boxes[b])) - areaOf(list->boxes[a]) -
                    areaOf(list->boxes[b]);
        if (cost < least) least = cost, first = a, second = b;
      }
    if (first < 0) return;
    list->boxes[first] = around(list->boxes[first], list->boxes[second]);
    list->boxes[second] = list->boxes[--list->count];
  }
}

#endif
