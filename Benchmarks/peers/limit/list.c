// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The least work of a list that scrolls: the pixels move in place, and the uncovered strip is
// copied from a row that is drawn already, as if its glyphs were cached. 60 frames per second, since
// frames without a pause would find all of their pixels in the processor's caches.
//
//   list WIDTH HEIGHT      needs $BENCH_ASSETS
#include "../tools/measure.h"
#include "page.h"

enum { frameCount = 600, rowHeight = 60, step = 20 };

int main(int count, char **words) {
  if (count < 3) return 64;
  int width = atoi(words[1]), height = atoi(words[2]), scale = width >= 1000 ? 3 : 1;
  size_t stride = (size_t)width * 4, bytes = (stride * height + 63) & ~63ul;
  uint32_t *pixels = aligned_alloc(64, bytes), *page = aligned_alloc(64, bytes);
  drawPage(pixels, width, height, 0);
  drawPage(page, width, height, 0);
  const char *row = (const char *)page + stride * 44 * scale;
  size_t moved = stride * (height - step * scale);
  int64_t used = 0, tick = now();
  for (int frame = 0; frame < frameCount; frame++) {
    tick = awaitTick(tick);
    int64_t start = processorTime();
    memmove(pixels, (char *)pixels + stride * step * scale, moved);
    memcpy(
        (char *)pixels + moved, row + stride * (frame * step % rowHeight) * scale,
        stride * step * scale);
    __asm__ volatile("" : : "r"(pixels) : "memory");  // as if somebody looked at it
    used += processorTime() - start;
  }
  printf("{\"bench\":\"list\",\"ms\":%.4f}\n", used / 1e6 / frameCount);
  return 0;
}
