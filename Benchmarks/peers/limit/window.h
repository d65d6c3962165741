// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// A window of the X server whose pixels lie in memory shared with it.
#ifndef RETOUR_WINDOW_H
#define RETOUR_WINDOW_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/shm.h>

/// A window and the picture of it.
typedef struct {
  int width, height;
  Display *display;
  Window window;
  GC graphics;
  XShmSegmentInfo segment;
  XImage *image;
  /// The number of puts that the server has not completed.
  int pending;
  /// The type of the event that completes a put.
  int completion;
} SharedWindow;

/// Connects to the X server and maps a window; without an X server, the process ends.
static inline void openWindow(SharedWindow *window, int width, int height) {
  Display *display = XOpenDisplay(NULL);
  if (!display) exit(69);
  int screen = DefaultScreen(display);
  window->width = width, window->height = height, window->display = display, window->pending = 0;
  window->window =
      XCreateSimpleWindow(display, RootWindow(display, screen), 0, 0, width, height, 0, 0, 0);
  XSelectInput(display, window->window, ExposureMask);
  XMapWindow(display, window->window);
  XFlush(display);
  window->graphics = XCreateGC(display, window->window, 0, NULL);
  window->completion = XShmGetEventBase(display) + ShmCompletion;
}

/// Makes the picture, in memory that is shared with the server.
static inline uint32_t *makePicture(SharedWindow *window) {
  Display *display = window->display;
  XShmSegmentInfo *segment = &window->segment;
  XImage *image = XShmCreateImage(
      display, DefaultVisual(display, DefaultScreen(display)), 24, ZPixmap, NULL, segment,
      window->width, window->height);
  size_t bytes = (size_t)window->width * window->height * 4;
  segment->shmid = shmget(IPC_PRIVATE, bytes, IPC_CREAT | 0600);
  segment->shmaddr = image->data = shmat(segment->shmid, 0, 0);
  segment->readOnly = False;
  XShmAttach(display, segment);
  XSync(display, False);
  shmctl(segment->shmid, IPC_RMID, 0);
  window->image = image;
  return (uint32_t *)image->data;
}

/// Waits until the server has mapped the window.
static inline void awaitExposure(SharedWindow *window) {
  XEvent event;
  XNextEvent(window->display, &event);
}

/// Waits until no put is pending.
static inline void awaitPuts(SharedWindow *window) {
  XEvent event;
  while (window->pending > 0) {
    XNextEvent(window->display, &event);
    window->pending -= event.type == window->completion;
  }
}

#endif
