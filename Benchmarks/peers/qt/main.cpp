// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// The peers' page in Qt Quick's StackView. Reports one line of JSON per measurement.
//
//   start           shows the page
//   paced N         plays N pairs of an animated push and pop
//   operations N    N pairs without animation
//   depth D         pushes to depth D without animation: time and memory
//   hold            shows two pages of which the upper one can be dragged
//   hold-list       the same with scrolled lists
//   list            scrolls through a list
//   rest-list       shows a list
//   scene NAME      plays 3 pairs of the motion of a scene: processor time with the page's making
//
// Needs $DISPLAY, $BENCH_ASSETS, $BENCH_PHOTOS, $BENCH_QML, $BENCH_XSERVER.
#include "../tools/measure.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <vector>

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

/// Processor time of the frames of one motion of a scene, from the call that starts it.
static std::vector<double> motion(const char *kind) {
  std::vector<double> times;
  int seen = frames;
  int64_t before = processorTime();
  call(kind, true);
  auto isOver = [&] {
    if (frames != seen) {
      int64_t processor = processorTime();
      times.push_back((processor - before) / 1e6);
      before = processor;
      seen = frames;
    }
    return !window->property("busy").toBool();
  };
  runUntil(isOver);
  rest(150);
  isOver();
  return times;
}

static void scene(const char *name) {
  std::vector<double> firsts;
  double sum = 0, largest = 0, count = 0;
  for (int pair = 0; pair < 3; pair++)
    for (const char *kind : {"push", "pop"}) {
      std::vector<double> times = motion(kind);
      if (times.empty()) continue;
      firsts.push_back(times[0]);
      for (size_t frame = 0; frame < times.size(); frame++) {
        sum += times[frame], count++;
        if (frame > 0) largest = std::max(largest, times[frame]);
      }
    }
  printf(
      "{\"bench\":\"scene %s\",\"frames\":%g,\"ms\":%.4f,\"first_ms\":%.4f,\"largest_ms\":%.4f}\n",
      name, count, sum / std::max(count, 1.0), median(firsts.data(), firsts.size()), largest);
}

/// The file of a scene: its name in lower case, with a hyphen for all that is no letter or digit.
static QString sceneFile(const QString &folder, const QString &name) {
  QString file = name.toLower().replace(QRegularExpression("[^a-z0-9]+"), "-");
  return folder + "/scenes/" + file + ".qml";
}

/// Draws the image of the scene of resizable images: a bubble whose middle stretches.
static void writeBubble(const QString &folder, double scale) {
  int side = int(32 * scale);
  QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor("#007aff"));
  painter.drawRoundedRect(0, 0, side, side, 14 * scale, 14 * scale);
  painter.end();
  image.save(folder + (scale == 3 ? "/bubble@3x.png" : "/bubble.png"));
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

/// Whether a scene has a group that fades as a whole, a layer.
///
/// Qt's software renderer makes them at one pixel per unit only; with three, they come out black
/// (6.4). So the unit is a pixel then, and all lengths are three times as long.
static bool hasLayer(const char *scene) { return !strcmp(scene, "page at alpha 0.9"); }

int main(int argc, char **argv) {
  bool isScene = argc > 2 && !strcmp(argv[1], "scene");
  int unit = 1;
  if (isScene && hasLayer(argv[2])) {
    unit = std::max(1, qEnvironmentVariableIntValue("QT_SCALE_FACTOR"));
    qputenv("QT_SCALE_FACTOR", "1");
  }
  QGuiApplication app(argc, argv);
  QString mode = argc > 1 ? argv[1] : "start";
  int number = argc > 2 ? atoi(argv[2]) : 5;
  QQmlApplicationEngine engine;
  QString folder = qEnvironmentVariable("BENCH_QML"), photos = qEnvironmentVariable("BENCH_PHOTOS");
  engine.rootContext()->setContextProperty("assets", "file://" + qEnvironmentVariable("BENCH_ASSETS"));
  if (isScene) {
    QString file = sceneFile(folder, argv[2]);
    if (!QFile::exists(file)) return 66;
    writeBubble(photos, app.devicePixelRatio());
    engine.rootContext()->setContextProperty("photos", "file://" + photos);
    engine.rootContext()->setContextProperty("scene", QUrl::fromLocalFile(file));
    engine.rootContext()->setContextProperty("isDark", !strcmp(argv[2], "dark"));
    engine.rootContext()->setContextProperty("unit", unit);
    engine.rootContext()->setContextProperty("suffix", unit == 3 ? "@3x.png" : ".png");
  }
  engine.rootContext()->setContextProperty("hasLists", mode == "hold-list");
  bool isList = mode == "list" || mode == "rest-list";
  QString file = isScene ? "/SceneWindow.qml" : isList ? "/ListWindow.qml" : "/main.qml";
  engine.load(QUrl::fromLocalFile(folder + file));
  if (engine.rootObjects().isEmpty()) return 1;
  window = qobject_cast<QQuickWindow *>(engine.rootObjects().first());
  QObject::connect(
      window, &QQuickWindow::frameSwapped, window, [] { frames++; }, Qt::DirectConnection);
  runUntil([] { return frames > 0; });
  if (mode == "start" || mode == "rest-list") rest(100000);
  rest(400);
  if (mode == "paced") {
    for (int pair = 0; pair < number; pair++) {
      transition("push");
      rest(150);
      transition("pop");
      rest(150);
    }
  } else if (isScene) {
    scene(argv[2]);
  } else if (mode == "list") {
    transition("push");
  } else if (mode == "operations") {
    operations(number);
  } else if (mode == "depth") {
    depth(number);
  } else if (mode == "hold" || mode == "hold-list") {
    call("push", false);
    QMetaObject::invokeMethod(window, "makeDraggable");
    rest(100000);
  }
  reportMemory();
  fflush(stdout);
  // Without the teardown of the scene, which is not measured.
  _exit(0);
}
