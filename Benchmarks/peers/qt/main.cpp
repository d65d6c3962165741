// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The peers' page in Qt Quick's StackView. Reports one line of JSON per measurement.
//
//   start           shows the page
//   paced N         plays N pairs of an animated push and pop
//   operations N    N pairs without animation
//   depth D         pushes to depth D without animation: time and memory
//   hold            shows two pages of which the upper one can be dragged
//
// Needs $DISPLAY, $BENCH_ASSETS, $BENCH_QML, $BENCH_XSERVER.
#include "../tools/measure.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQuickWindow>
#include <QTimer>
#include <algorithm>
#include <functional>

static int frames = 0;
static QQuickWindow *window;

static void runUntil(const std::function<bool()> &isOver) {
  QElapsedTimer timer;
  timer.start();
  QTimer wake;  // never asleep for good if nothing happens
  wake.start(100);
  while (!isOver() && timer.elapsed() < 20000)
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

static void rest(int milliseconds) {
  bool isOver = false;
  QTimer::singleShot(milliseconds, [&] { isOver = true; });
  while (!isOver)
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
}

static void call(const char *function, bool animated) {
  QMetaObject::invokeMethod(window, function, Q_ARG(QVariant, animated));
}

static void settle() {
  QCoreApplication::processEvents();
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

static void transition(const char *kind) {
  call(kind, true);
  int64_t wall = now(), processor = processorTime(), server = serverTime();
  int before = frames, seen = frames;
  double largest = 0, first = 0;
  int64_t last = wall;
  runUntil([&] {
    if (frames != seen) {
      int64_t time = now();
      if (first == 0) first = time; else largest = std::max(largest, (time - last) / 1e6);
      last = time;
      seen = frames;
    }
    return !window->property("busy").toBool();
  });
  double count = std::max(1, frames - before);
  printf(
      "{\"bench\":\"%s\",\"frames\":%g,\"cpu_frame_ms\":%.4f,\"server_frame_ms\":%.4f,"
      "\"frames_per_second\":%.2f,\"largest_gap_ms\":%.2f}\n",
      kind, count, (processorTime() - processor) / 1e6 / count, (serverTime() - server) / 1e6 / count,
      (count - 1) / std::max(1e-9, (last - first) / 1e9), largest);
  fflush(stdout);
}

static void operations(int count) {
  int64_t wall = 0, processor = 0;
  for (int pair = -5; pair < count; pair++) {
    if (pair == 0) wall = now(), processor = processorTime();
    call("push", false);
    settle();
    call("pop", false);
    settle();
  }
  printf(
      "{\"bench\":\"operations\",\"pairs_per_second\":%.2f,\"cpu_pairs_per_second\":%.2f}\n",
      count / ((now() - wall) / 1e9), count / ((processorTime() - processor) / 1e9));
}

static double residentMemory() {
  FILE *file = fopen("/proc/self/statm", "r");
  long whole = 0, resident = 0;
  if (file && fscanf(file, "%ld %ld", &whole, &resident) != 2) resident = 0;
  if (file) fclose(file);
  return resident * sysconf(_SC_PAGESIZE) / 1024.0;
}

static void depth(int count) {
  double before = residentMemory();
  for (int page = 1; page < count; page++) {
    call("push", false);
    QCoreApplication::processEvents();
  }
  rest(100);
  double kilobytes = (residentMemory() - before) / (count - 1);
  double times[20];
  for (double &time : times) {
    int64_t start = now();
    call("push", false);
    QCoreApplication::processEvents();
    time = (now() - start) / 1e6;
    call("pop", false);
    settle();
  }
  printf("{\"bench\":\"depth\",\"push_ms\":%.4f,\"kb\":%.1f}\n", median(times, 20), kilobytes);
  fflush(stdout);
  transition("push");
}

int main(int argc, char **argv) {
  QGuiApplication app(argc, argv);
  QString mode = argc > 1 ? argv[1] : "start";
  int number = argc > 2 ? atoi(argv[2]) : 5;
  QQmlApplicationEngine engine;
  engine.rootContext()->setContextProperty("assets", "file://" + qEnvironmentVariable("BENCH_ASSETS"));
  engine.load(QUrl::fromLocalFile(qEnvironmentVariable("BENCH_QML") + "/main.qml"));
  if (engine.rootObjects().isEmpty()) return 1;
  window = qobject_cast<QQuickWindow *>(engine.rootObjects().first());
  QObject::connect(
      window, &QQuickWindow::frameSwapped, window, [] { frames++; }, Qt::DirectConnection);
  runUntil([] { return frames > 0; });
  if (mode == "start") rest(60000);
  rest(400);
  if (mode == "paced") {
    for (int pair = 0; pair < number; pair++) {
      transition("push");
      rest(150);
      transition("pop");
      rest(150);
    }
  } else if (mode == "operations") {
    operations(number);
  } else if (mode == "depth") {
    depth(number);
  } else if (mode == "hold") {
    call("push", false);
    QMetaObject::invokeMethod(window, "makeDraggable");
    rest(60000);
  }
  printf("{\"bench\":\"memory\",\"peak_mb\":%.1f}\n", peakMemory());
  fflush(stdout);
  // Without the teardown of the scene, which is not measured.
  _exit(0);
}
