// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The measurements of all benchmarks in C and C++.
#ifndef RETOUR_MEASURE_H
#define RETOUR_MEASURE_H

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static inline int64_t nanoseconds(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (int64_t)time.tv_sec * 1000000000LL + time.tv_nsec;
}

/// The monotonic clock, in nanoseconds.
static inline int64_t now(void) { return nanoseconds(CLOCK_MONOTONIC); }

/// Processor time of this process, all threads, in nanoseconds.
static inline int64_t processorTime(void) { return nanoseconds(CLOCK_PROCESS_CPUTIME_ID); }

/// Processor time of the X server whose process $BENCH_XSERVER names, in nanoseconds; 0 without.
static inline int64_t serverTime(void) {
  const char *process = getenv("BENCH_XSERVER");
  if (!process) return 0;
  char path[300];
  snprintf(path, sizeof path, "/proc/%s/task", process);
  DIR *folder = opendir(path);
  if (!folder) return 0;
  int64_t sum = 0;
  struct dirent *thread;
  while ((thread = readdir(folder))) {
    if (thread->d_name[0] == '.') continue;
    snprintf(path, sizeof path, "/proc/%s/task/%.20s/schedstat", process, thread->d_name);
    FILE *file = fopen(path, "r");
    long long value;
    if (!file) continue;
    if (fscanf(file, "%lld", &value) == 1) sum += value;
    fclose(file);
  }
  closedir(folder);
  return sum;
}

/// A value of a file of /proc that is given in kilobytes, in megabytes.
static inline double megabytes(const char *path, const char *format) {
  FILE *file = fopen(path, "r");
  char line[256];
  long kilobytes = 0;
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, format, &kilobytes) == 1) break;
  if (file) fclose(file);
  return kilobytes / 1024.0;
}

/// Reports the memory of this process, in megabytes: the peak, and now without what the system may
/// take back.
static inline void reportMemory(void) {
  const char *now = "/proc/self/smaps_rollup";
  printf(
      "{\"bench\":\"memory\",\"peak_mb\":%.1f,\"rest_mb\":%.1f}\n",
      megabytes("/proc/self/status", "VmHWM: %ld"),
      megabytes(now, "Rss: %ld") - megabytes(now, "LazyFree: %ld"));
}

/// Waits until 1/60 s after a tick, or not at all if that is over; returns the new tick.
static inline int64_t awaitTick(int64_t tick) {
  int64_t time = now();
  tick = tick + 16666667 < time ? time : tick + 16666667;
  struct timespec until = {tick / 1000000000, tick % 1000000000};
  clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
  return tick;
}

static inline int compareDoubles(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

/// The median; sorts the values.
static inline double median(double *values, int count) {
  if (count == 0) return -1;
  qsort(values, count, sizeof *values, compareDoubles);
  return values[count / 2];
}

#endif
