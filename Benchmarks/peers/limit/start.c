// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The least that a program does before its first frame: connect to the X server, draw the page with
// Pango and Cairo straight into shared memory, put it.
//
//   start WIDTH HEIGHT      needs $DISPLAY, $BENCH_ASSETS
#include "../tools/measure.h"
#include "page.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <sys/ipc.h>
#include <sys/shm.h>

int main(int count, char **words) {
  if (count < 3) return 64;
  int width = atoi(words[1]), height = atoi(words[2]);
  Display *display = XOpenDisplay(NULL);
  if (!display) return 69;
  int screen = DefaultScreen(display);
  Window window =
      XCreateSimpleWindow(display, RootWindow(display, screen), 0, 0, width, height, 0, 0, 0);
  XSelectInput(display, window, ExposureMask);
  XMapWindow(display, window);
  XFlush(display);
  GC graphics = XCreateGC(display, window, 0, NULL);
  XShmSegmentInfo segment;
  XImage *image = XShmCreateImage(
      display, DefaultVisual(display, screen), 24, ZPixmap, NULL, &segment, width, height);
  segment.shmid = shmget(IPC_PRIVATE, (size_t)width * height * 4, IPC_CREAT | 0600);
  segment.shmaddr = image->data = shmat(segment.shmid, 0, 0);
  segment.readOnly = False;
  XShmAttach(display, &segment);
  XSync(display, False);
  shmctl(segment.shmid, IPC_RMID, 0);
  drawPage((uint32_t *)image->data, width, height, 0);
  XEvent event;
  XNextEvent(display, &event);
  XShmPutImage(display, window, graphics, image, 0, 0, 0, 0, width, height, False);
  XSync(display, False);
  printf("{\"bench\":\"memory\",\"peak_mb\":%.1f}\n", peakMemory());
  fflush(stdout);
  sleep(60);
  return 0;
}
