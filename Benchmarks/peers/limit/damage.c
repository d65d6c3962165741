// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The least work of one frame of a slide, for someone who knows in advance which pixels change: the
// stripe that the page uncovers, its rows at their old and new places, the lower page where its
// shade becomes another. Painted with the kernels of our own painter, into one segment shared with
// the X server, of which the changed boxes are put.
//
//   damage memory|paced WIDTH HEIGHT      needs $BENCH_ASSETS; paced $DISPLAY and $BENCH_XSERVER
//
// Before anything is measured, each frame is compared with the same moment painted as a whole.
#include "../tools/measure.h"
#include "plan.h"
#include "window.h"

#include <sys/wait.h>

static Stage stage;
static Frame frames[momentCount];
static Moment moments[momentCount];
/// A row of the lower page under the shadow, in the frame that is being painted.
static uint32_t shadowRow[64];

static void play(const Frame *frame, uint32_t *pixels) {
  if (frame->hasRow) {
    retour_box row = {shadowRow, sizeof shadowRow, stage.reach, 1};
    retour_fill(row, frame->shade);
    retour_colour(row, (retour_rows){stage.shadow, 0}, frame->shadow, 255);
  }
  for (int index = 0; index < frame->count; index++) {
    const Op *op = &frame->ops[index];
    retour_box box = target(&stage, pixels, op->box);
    switch (op->kind) {
      case opFill: retour_fill(box, op->colour); break;
      case opCopy:
      case opRow: retour_copy(box, op->from); break;
      case opDim: retour_dim(box, op->from, op->colour); break;
      case opShadow: retour_colour(box, op->from, op->colour, 255); break;
      case opOver: retour_over(box, op->from, op->colour); break;
    }
  }
}

static uint32_t *makePixels(void) {
  return aligned_alloc(64, ((size_t)stage.width * stage.height * 4 + 63) & ~63ul);
}

/// Ends the process unless all frames are what painting their moments as a whole gives.
static void check(void) {
  uint32_t *lower = makePixels(), *upper = makePixels();
  uint32_t *pixels = makePixels(), *whole = makePixels();
  paintPage(&stage, stage.lower, lower);
  paintPage(&stage, stage.upper, upper);
  paintMoment(&stage, &moments[momentCount - 1], lower, upper, pixels);
  for (int run = 0; run < 2; run++)
    for (int number = 0; number < momentCount; number++) {
      paintMoment(&stage, &moments[number], lower, upper, whole);
      play(&frames[number], pixels);
      for (long at = 0; at < (long)stage.width * stage.height; at++)
        if (pixels[at] != whole[at]) {
          fprintf(
              stderr, "damage: frame %d is %08x at %ld, %ld in place of %08x\n", number, pixels[at],
              at % stage.width, at / stage.width, whole[at]);
          _exit(70);
        }
    }
  _exit(0);
}

/// Checks in a process of its own, whose memory is not counted.
static void checkApart(void) {
  pid_t child = fork();
  if (child == 0) check();
  int status = 0;
  if (child < 0 || waitpid(child, &status, 0) != child || status != 0) exit(70);
}

static void composeInMemory(void) {
  enum { pairs = 31 };
  double times[2 * pairs];
  uint32_t *pixels = makePixels();
  memset(pixels, 0, (size_t)stage.width * stage.height * 4);
  for (int run = -2; run < 2 * pairs; run++) {
    const Frame *slide = &frames[run & 1 ? frameCount : 0];
    int64_t start = processorTime();
    for (int frame = 0; frame < frameCount; frame++) {
      play(&slide[frame], pixels);
      __asm__ volatile("" : : "r"(pixels) : "memory");  // as if somebody looked at it
    }
    if (run >= 0) times[run] = (processorTime() - start) / 1e6 / frameCount;
  }
  printf("{\"bench\":\"frame in memory\",\"ms\":%.4f}\n", median(times, 2 * pairs));
}

static void put(SharedWindow *window, const Boxes *puts) {
  for (int index = 0; index < puts->count; index++) {
    Box box = puts->boxes[index];
    int isLast = index == puts->count - 1;
    XShmPutImage(
        window->display, window->window, window->graphics, window->image, box.left, box.top,
        box.left, box.top, box.right - box.left, box.bottom - box.top, isLast);
    window->pending += isLast;
  }
  XFlush(window->display);
}

/// One frame per 1/60 s, as in a real transition: cold caches, and a wake-up before each.
static void composePaced(void) {
  enum { runs = 10 };
  SharedWindow window;
  openWindow(&window, stage.width, stage.height);
  uint32_t *pixels = makePicture(&window);
  memset(pixels, 0, (size_t)stage.width * stage.height * 4);
  awaitExposure(&window);
  int64_t tick = now(), processor = 0, server = 0;
  for (int run = -2; run < runs; run++) {
    if (run == 0) processor = processorTime(), server = serverTime();
    const Frame *slide = &frames[run & 1 ? frameCount : 0];
    for (int frame = 0; frame < frameCount; frame++) {
      tick = awaitTick(tick);
      awaitPuts(&window);
      play(&slide[frame], pixels);
      put(&window, &slide[frame].puts);
    }
  }
  awaitPuts(&window);
  double count = runs * frameCount * 1e6;
  printf(
      "{\"bench\":\"paced\",\"cpu_frame_ms\":%.4f,\"server_frame_ms\":%.4f}\n",
      (processorTime() - processor) / count, (serverTime() - server) / count);
}

int main(int count, char **words) {
  if (count < 4) return 64;
  stage = makeStage(atoi(words[2]), atoi(words[3]));
  makeMoments(&stage, moments);
  for (int number = 0; number < momentCount; number++) {
    const Moment *before = &moments[(number + momentCount - 1) % momentCount];
    frames[number] = planFrame(&stage, before, &moments[number], shadowRow);
  }
  checkApart();
  if (!strcmp(words[1], "memory"))
    composeInMemory();
  else
    composePaced();
  double written = 0, ops = 0, puts = 0;
  for (int number = 0; number < momentCount; number++) {
    for (int index = 0; index < frames[number].count; index++)
      written += areaOf(frames[number].ops[index].box);
    ops += frames[number].count, puts += frames[number].puts.count;
  }
  printf(
      "{\"bench\":\"work\",\"pixels_written\":%.0f,\"ops\":%.1f,\"puts\":%.1f}\n",
      written / momentCount, ops / momentCount, puts / momentCount);
  reportMemory();
  return 0;
}
