// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// A slide whose frames are painted as a whole: the lower page dimmed and copied in one pass over
// memory, the upper one copied.
//
//   repaint WIDTH HEIGHT      needs $BENCH_ASSETS
#include "../tools/measure.h"
#include "page.h"

#include <math.h>

enum { frameCount = 24, runCount = 31 };
static int width, height;
static uint32_t *lower, *upper;

static void composeRow(
    uint32_t *restrict to, const uint32_t *restrict from, int count, unsigned light) {
  for (int x = 0; x < count; x++) {
    uint32_t pixel = from[x];
    to[x] = 0xff000000u | (((pixel & 0xff00ff) * light >> 8) & 0xff00ff) |
            (((pixel & 0xff00) * light >> 8) & 0xff00);
  }
}

static void compose(uint32_t *to, int frame) {
  double rest = 1 - (frame + .5) / frameCount, progress = 1 - rest * rest * rest;
  int edge = (int)lround((1 - progress) * width), shift = -(int)lround(.3 * progress * width);
  unsigned light = 256 - (unsigned)(.1 * progress * 256);
  for (int y = 0; y < height; y++) {
    size_t row = (size_t)y * width;
    composeRow(to + row, lower + row - shift, edge, light);
    memcpy(to + row + edge, upper + row, (size_t)(width - edge) * 4);
  }
}

int main(int count, char **words) {
  if (count < 3) return 64;
  width = atoi(words[1]), height = atoi(words[2]);
  size_t bytes = ((size_t)width * height * 4 + 63) & ~63ul;
  uint32_t *pixels = aligned_alloc(64, bytes);
  lower = aligned_alloc(64, bytes), upper = aligned_alloc(64, bytes);
  drawPage(lower, width, height, 0);
  drawPage(upper, width, height, 1);
  double times[runCount];
  for (int run = -1; run < runCount; run++) {
    int64_t start = processorTime();
    for (int frame = 0; frame < frameCount; frame++) {
      compose(pixels, frame);
      __asm__ volatile("" : : "r"(pixels) : "memory");  // as if somebody looked at it
    }
    if (run >= 0) times[run] = (processorTime() - start) / 1e6 / frameCount;
  }
  printf("{\"bench\":\"frame in memory\",\"ms\":%.4f}\n", median(times, runCount));
  return 0;
}
