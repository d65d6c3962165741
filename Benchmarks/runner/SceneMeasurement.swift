// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Measures the scenes: ours in memory and in a window, Qt's in a window.
struct SceneMeasurement {
  private let page: Program
  private let qt: Program?
  private let options: Options

  init(page: Program, qt: Program?, options: Options) {
    self.page = page.with(["RETOUR_SCALE": "3"])
    self.qt = qt?.with(["QT_SCALE_FACTOR": "3"])
    self.options = options
  }

  /// Adds the names of the scenes and their figures.
  func run(into samples: inout Samples) {
    samples.scenes = page.output(of: ["scenes"]).map(String.init)
    // A square of the long side: scenes are upright or on their side.
    let server = qt == nil ? nil : XServer(width: 2532, height: 2532)
    if qt != nil, server == nil { complain("no X server for the scenes: only those in memory") }
    if server != nil { writePictures() }
    var hasWindow = server != nil
    for round in 1...options.rounds {
      for scene in samples.scenes {
        complain("scene \(scene), round \(round) of \(options.rounds)")
        samples.add("scene \(scene)", page.run("scene", scene))
        guard let qt, let server else { continue }
        samples.add("qt scene \(scene)", qt.with(server.environment).run("scene", scene))
        guard hasWindow else { continue }
        let lines = page.with(server.environment).run("scene-window", scene)
        samples.add("scene-window \(scene)", lines)
        // It is given two minutes to answer: after that, it is not asked again.
        hasWindow = !lines.isEmpty
      }
    }
  }

  /// Writes the pictures of the scenes for Qt.
  private func writePictures() {
    let folder = options.programs + "/photos"
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    _ = page.output(of: ["pictures", folder])
  }
}
