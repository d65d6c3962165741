// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// A slide whose frames are painted as a whole: the lower page dimmed and copied in one pass over
// memory, the upper one copied, into one of two segments shared with the X server; then the put.
//
//   slide memory|paced WIDTH HEIGHT      needs $DISPLAY, $BENCH_ASSETS, $BENCH_XSERVER
#include "../tools/measure.h"
#include "page.h"
#include "window.h"

#include <math.h>

enum { frameCount = 24 };
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

static void composeInMemory(void) {
  double times[31];
  uint32_t *pixels = aligned_alloc(64, ((size_t)width * height * 4 + 63) & ~63ul);
  for (int run = -1; run < 31; run++) {
    int64_t start = processorTime();
    for (int frame = 0; frame < frameCount; frame++) {
      compose(pixels, frame);
      __asm__ volatile("" : : "r"(pixels) : "memory");  // as if somebody looked at it
    }
    if (run >= 0) times[run] = (processorTime() - start) / 1e6 / frameCount;
  }
  printf("{\"bench\":\"frame in memory\",\"ms\":%.4f}\n", median(times, 31));
}

/// One frame per 1/60 s, as in a real transition: cold caches, and a wake-up before each.
static void composePaced(void) {
  enum { runs = 10 };
  SharedWindow window;
  openWindow(&window, width, height);
  for (int index = 0; index < 2; index++)
    memset(addPicture(&window, index), 0, (size_t)width * height * 4);
  awaitExposure(&window);
  int64_t tick = now(), processor = 0, server = 0;
  for (int run = -1; run < runs; run++) {
    if (run == 0) processor = processorTime(), server = serverTime();
    for (int frame = 0; frame < frameCount; frame++) {
      tick = awaitTick(tick);
      awaitPuts(&window, 1);
      XImage *image = window.images[frame & 1];
      compose((uint32_t *)image->data, frame);
      XShmPutImage(
          window.display, window.window, window.graphics, image, 0, 0, 0, 0, width, height, True);
      XFlush(window.display);
      window.pending++;
    }
    awaitPuts(&window, 0);
  }
  double frames = runs * frameCount * 1e6;
  printf(
      "{\"bench\":\"paced\",\"cpu_frame_ms\":%.4f,\"server_frame_ms\":%.4f}\n",
      (processorTime() - processor) / frames, (serverTime() - server) / frames);
}

int main(int count, char **words) {
  if (count < 4) return 64;
  width = atoi(words[2]), height = atoi(words[3]);
  size_t bytes = ((size_t)width * height * 4 + 63) & ~63ul;
  lower = aligned_alloc(64, bytes), upper = aligned_alloc(64, bytes);
  drawPage(lower, width, height, 0);
  drawPage(upper, width, height, 1);
  if (!strcmp(words[1], "memory"))
    composeInMemory();
  else
    composePaced();
  printf("{\"bench\":\"memory\",\"peak_mb\":%.1f}\n", peakMemory());
  return 0;
}
