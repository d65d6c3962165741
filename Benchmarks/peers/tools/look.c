// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Runs a program on $DISPLAY and looks at it from outside, the same way for every toolkit.
//
//   look [--pixel X Y RRGGBB] [--drag X Y STEP COUNT ROW WIDTH] [--settle MS] -- program arguments
//
// --pixel  milliseconds from exec until a pixel of the root window has a color (within 6 of 255)
// --drag   presses the first button at X Y, moves STEP pixels at a time, and measures how long it
//          takes until WIDTH pixels of a row change (asked every 0.1 ms): the median
#include "measure.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <signal.h>
#include <sys/wait.h>

static uint64_t hashOfRow(Display *display, int row, int width) {
  XImage *image = XGetImage(display, DefaultRootWindow(display), 0, row, width, 1, AllPlanes, ZPixmap);
  uint64_t hash = 1469598103934665603ull;
  for (int x = 0; x < width; x++)
    hash = (hash ^ (((uint32_t *)image->data)[x] & 0xffffff)) * 1099511628211ull;
  XDestroyImage(image);
  return hash;
}

static int isNear(long a, long b) {
  for (int shift = 0; shift < 24; shift += 8)
    if (labs(((a >> shift) & 255) - ((b >> shift) & 255)) > 6) return 0;
  return 1;
}

static double waitForPixel(Display *display, int x, int y, long colour, pid_t child, int64_t start) {
  while (now() - start < 60000000000LL) {
    XImage *image = XGetImage(display, DefaultRootWindow(display), x, y, 1, 1, AllPlanes, ZPixmap);
    long pixel = (long)XGetPixel(image, 0, 0);
    XDestroyImage(image);
    if (isNear(pixel, colour)) return (now() - start) / 1e6;
    usleep(500);
    int status;
    if (waitpid(child, &status, WNOHANG) == child) return -1;
  }
  return -1;
}

static void moveTo(Display *display, int x, int y) {
  XTestFakeMotionEvent(display, -1, x, y, 0);
  XFlush(display);
}

/// What a drag asks for.
struct Drag {
  int x, y, step, count, row, width;
};

static double drag(Display *display, struct Drag drag, int *missed) {
  double times[500];
  int count = 0, x = drag.x;
  moveTo(display, x, drag.y);
  XTestFakeButtonEvent(display, 1, True, 0);
  XSync(display, False);
  usleep(100000);
  // Past the distance that makes a touch a drag.
  for (int move = 0; move < 4; move++) {
    x += drag.width > 1000 ? 15 : 5;
    moveTo(display, x, drag.y);
    usleep(50000);
  }
  for (int move = 0; move < drag.count && count < 500; move++) {
    // At rest before each step, and at another phase of a 60 Hz frame each time.
    usleep(60000 + move * 7919 % 16667);
    uint64_t before = hashOfRow(display, drag.row, drag.width);
    x += drag.step;
    int64_t start = now();
    moveTo(display, x, drag.y);
    int hasChanged = 0;
    while (!hasChanged && now() - start < 300000000LL) {
      hasChanged = hashOfRow(display, drag.row, drag.width) != before;
      if (hasChanged)
        times[count++] = (now() - start) / 1e6;
      else
        usleep(100);
    }
    *missed += !hasChanged;
  }
  XTestFakeButtonEvent(display, 1, False, 0);
  XSync(display, False);
  return median(times, count);
}

int main(int count, char **words) {
  int x = -1, y = 0, settle = 1500, at = 1;
  long colour = 0;
  struct Drag asked = {0};
  for (; at < count && strcmp(words[at], "--"); at++) {
    if (!strcmp(words[at], "--pixel")) {
      x = atoi(words[++at]), y = atoi(words[++at]), colour = strtol(words[++at], 0, 16);
    } else if (!strcmp(words[at], "--settle")) {
      settle = atoi(words[++at]);
    } else if (!strcmp(words[at], "--drag")) {
      int *values[] = {&asked.x, &asked.y, &asked.step, &asked.count, &asked.row, &asked.width};
      for (int value = 0; value < 6; value++) *values[value] = atoi(words[++at]);
    }
  }
  if (at + 1 >= count) return 64;
  Display *display = XOpenDisplay(NULL);
  if (!display) return 69;
  int64_t start = now();
  pid_t child = fork();
  if (child == 0) {
    execvp(words[at + 1], words + at + 1);
    perror(words[at + 1]);
    _exit(127);
  }
  double first = waitForPixel(display, x, y, colour, child, start);
  printf("{\"bench\":\"look\",\"first_pixel_ms\":%.1f", first);
  if (asked.count && first >= 0) {
    int missed = 0;
    usleep(settle * 1000);
    double latency = drag(display, asked, &missed);
    printf(",\"drag_ms\":%.2f,\"drag_missed\":%d", latency, missed);
  }
  printf("}\n");
  if (first >= 0) {
    // A fast toolkit's measurement is not disturbed by the end of the one before.
    usleep(200000);
    kill(child, SIGKILL);
    int status;
    waitpid(child, &status, 0);
  }
  return 0;
}
