// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// Runs a program on $DISPLAY and looks at it from outside, the same way for every toolkit.
//
//   look [--pixel X Y RRGGBB] [--events KIND X Y STEP COUNT LEFT TOP WIDTH HEIGHT]
//        [--settle MS] -- program arguments
//
// --pixel   milliseconds from exec until a pixel of the root window has a color (within 6 of 255)
// --events  COUNT events, one at a time, with the pointer at X Y: a drag of the first button by STEP
//           pixels, a wheel's notch, or an arrow key; how long it takes until a pixel of the
//           rectangle changes (asked every 0.1 ms): the median, the worst, and how many never did
#include "measure.h"

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/extensions/XShm.h>
#include <X11/extensions/XTest.h>
#include <X11/keysym.h>
#include <signal.h>
#include <sys/ipc.h>
#include <sys/shm.h>
#include <sys/wait.h>

/// A rectangle of the root window, in pixels.
struct Area {
  int left, top, width, height;
};

/// The pixels of a rectangle, which the server writes into memory that it shares: sent over a
/// socket they would cost the server and us more time than a frame of what is measured.
struct View {
  Display *display;
  struct Area area;
  XImage *image;
};

static struct View viewOf(Display *display, struct Area area) {
  static XShmSegmentInfo segment;
  int screen = DefaultScreen(display);
  XImage *image = XShmCreateImage(
      display, DefaultVisual(display, screen), DefaultDepth(display, screen), ZPixmap, NULL,
      &segment, area.width, area.height);
  segment.shmid = shmget(IPC_PRIVATE, image->bytes_per_line * area.height, IPC_CREAT | 0600);
  segment.shmaddr = image->data = shmat(segment.shmid, NULL, 0);
  XShmAttach(display, &segment);
  XSync(display, False);
  shmctl(segment.shmid, IPC_RMID, NULL);
  return (struct View){display, area, image};
}

static uint64_t hashOf(struct View view) {
  XShmGetImage(
      view.display, DefaultRootWindow(view.display), view.image, view.area.left, view.area.top,
      AllPlanes);
  uint64_t hash = 1469598103934665603ull;
  for (int y = 0; y < view.area.height; y++)
    for (int x = 0; x < view.area.width; x++) {
      uint32_t pixel = *(uint32_t *)(view.image->data + y * view.image->bytes_per_line + 4 * x);
      hash = (hash ^ (pixel & 0xffffff)) * 1099511628211ull;
    }
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

static void press(Display *display, KeySym symbol) {
  KeyCode code = XKeysymToKeycode(display, symbol);
  XTestFakeKeyEvent(display, code, True, 0);
  XTestFakeKeyEvent(display, code, False, 0);
  XFlush(display);
}

static void turnWheel(Display *display, int isDown) {
  XTestFakeButtonEvent(display, isDown ? 5 : 4, True, 0);
  XTestFakeButtonEvent(display, isDown ? 5 : 4, False, 0);
  XFlush(display);
}

enum Kind { DRAG, WHEEL, KEY };

/// What is done, and where its effect is looked for.
struct Events {
  enum Kind kind;
  int x, y, step, count;
  struct Area area;
};

/// Brings the program to where an event has an effect.
static void prepare(Display *display, struct Events *events) {
  moveTo(display, events->x, events->y);
  if (events->kind == DRAG) {
    XTestFakeButtonEvent(display, 1, True, 0);
    XSync(display, False);
    usleep(100000);
    // Past the distance that makes a touch a drag.
    for (int move = 0; move < 4; move++) {
      events->x += events->area.width > 1000 ? 15 : 5;
      moveTo(display, events->x, events->y);
      usleep(50000);
    }
  } else if (events->kind == KEY) {
    // There is no window manager to give the window below the pointer the keyboard.
    Window root, child;
    int x, y;
    unsigned mask;
    XQueryPointer(display, DefaultRootWindow(display), &root, &child, &x, &y, &x, &y, &mask);
    XSetInputFocus(display, child ? child : PointerRoot, RevertToPointerRoot, CurrentTime);
    XSync(display, False);
    usleep(100000);
    press(display, XK_Tab);
  }
}

/// Waits until nothing has changed for 80 ms, or for two seconds.
static uint64_t waitForRest(struct View view) {
  uint64_t hash = hashOf(view);
  for (int calm = 0, all = 0; calm < 80 && all < 2000; calm += 4, all += 4) {
    usleep(4000);
    uint64_t next = hashOf(view);
    if (next != hash) calm = 0;
    hash = next;
  }
  return hash;
}

static void perform(Display *display, struct Events *events, int isForth) {
  switch (events->kind) {
    case DRAG:
      events->x += isForth ? events->step : -events->step;
      return moveTo(display, events->x, events->y);
    case WHEEL: return turnWheel(display, isForth);
    case KEY: return press(display, isForth ? XK_Down : XK_Up);
  }
}

/// Performs the events, forty one way and forty back, and reports how long they took.
static void measure(Display *display, struct Events events) {
  double times[500], worst = 0;
  int count = 0, missed = 0;
  prepare(display, &events);
  struct View view = viewOf(display, events.area);
  for (int event = 0; event < events.count && event < 500; event++) {
    uint64_t before = waitForRest(view);
    // At another phase of a 60 Hz frame each time.
    usleep(event * 7919 % 16667);
    int64_t start = now();
    perform(display, &events, event / 40 % 2 == 0);
    int hasChanged = 0;
    while (!hasChanged && now() - start < 300000000LL) {
      hasChanged = hashOf(view) != before;
      if (!hasChanged) usleep(100);
    }
    double time = (now() - start) / 1e6;
    if (hasChanged) times[count++] = time; else missed++;
    // The same event is the same work in each round: what else the machine did differs.
    if (hasChanged) printf(",\"event_%d_ms\":%.2f", event, time);
    if (hasChanged && time > worst) worst = time;
  }
  if (events.kind == DRAG) XTestFakeButtonEvent(display, 1, False, 0);
  XSync(display, False);
  // Without a single effect there is no time, which is no fast one.
  if (count)
    printf(",\"event_ms\":%.2f,\"worst_ms\":%.2f", median(times, count), worst);
  printf(",\"missed\":%d", missed);
}

int main(int count, char **words) {
  int x = -1, y = 0, settle = 1500, at = 1;
  long colour = 0;
  struct Events events = {0};
  for (; at < count && strcmp(words[at], "--"); at++) {
    if (!strcmp(words[at], "--pixel")) {
      x = atoi(words[++at]), y = atoi(words[++at]), colour = strtol(words[++at], 0, 16);
    } else if (!strcmp(words[at], "--settle")) {
      settle = atoi(words[++at]);
    } else if (!strcmp(words[at], "--events")) {
      const char *kind = words[++at];
      events.kind = !strcmp(kind, "drag") ? DRAG : !strcmp(kind, "wheel") ? WHEEL : KEY;
      int *values[] = {&events.x, &events.y, &events.step, &events.count,
                       &events.area.left, &events.area.top, &events.area.width,
                       &events.area.height};
      for (int value = 0; value < 8; value++) *values[value] = atoi(words[++at]);
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
  if (events.count && first >= 0) {
    usleep(settle * 1000);
    measure(display, events);
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
