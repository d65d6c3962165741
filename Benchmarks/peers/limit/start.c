// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The least that a program does before its first frame: connect to the X server, draw the page with
// Pango and Cairo straight into shared memory, put it.
//
//   start WIDTH HEIGHT [RRGGBB]      needs $DISPLAY, $BENCH_ASSETS
//
// With a color, the frame is filled instead: the plain window's share of the start.
#include "../tools/measure.h"
#include "page.h"
#include "window.h"

int main(int count, char **words) {
  if (count < 3) return 64;
  int width = atoi(words[1]), height = atoi(words[2]);
  SharedWindow window;
  openWindow(&window, width, height);
  uint32_t *pixels = makePicture(&window);
  if (count > 3) {
    uint32_t colour = (uint32_t)strtoul(words[3], NULL, 16);
    for (size_t at = 0; at < (size_t)width * height; at++) pixels[at] = colour;
  } else {
    drawPage(pixels, width, height, 0);
  }
  awaitExposure(&window);
  XShmPutImage(
      window.display, window.window, window.graphics, window.image, 0, 0, 0, 0, width, height,
      False);
  XSync(window.display, False);
  reportMemory();
  fflush(stdout);
  sleep(60);
  return 0;
}
