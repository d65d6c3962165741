// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Rows {
  /// The limits of a frame, in milliseconds: any but the first, the first of a push, and the mean
  /// of a sheet's.
  private static let budget = (later: 8.0, first: 12.0, sheet: 4.0)
  /// Scenes in a sheet, and the same outside of it.
  private static let sheets = [
    (inside: "plain in a sheet", outside: "plain"),
    (inside: "photos in a sheet", outside: "photos, scaled down"),
  ]
  /// Scenes that Qt's software renderer cannot show.
  private static let beyondQt = [
    "faded groups": "Qt's layers have no transparent pixels in software",
    "nested alpha and clips": "Qt's layers show no layers in software",
    "shadowed cards": "Qt blurs nothing in software",
    "big shadows": "Qt blurs nothing in software",
  ]

  /// The rows of the scenes: against the first, the limit, Qt's, the same outside a sheet, and
  /// budgets.
  mutating func addScenes() {
    for scene in samples.scenes { addScene(scene) }
    for sheet in Self.sheets where samples.scenes.contains(sheet.inside) {
      let (inside, outside) = (figure("ms", of: sheet.inside), figure("ms", of: sheet.outside))
      add("scene \(sheet.inside)", inside, against: sheet.outside, outside, goal: 1.3)
    }
    guard !samples.scenes.isEmpty else { return }
    for scene in ["sheet", "sheet over a sheet"] {
      let value = figure("ms", of: scene)
      add("scene \(scene)", value, against: "budget", Self.budget.sheet, goal: 1)
    }
    addLargest("longest frame but the first", "largest_ms", Self.budget.later)
    addLargest("longest first frame", "first_ms", Self.budget.first)
    addLargest("longest first frame of a new process", "new_first_ms", nil)
  }

  private mutating func addScene(_ scene: String) {
    let plain = samples.scenes.first ?? scene
    func milliseconds(_ key: String) -> String {
      figure(key, of: scene).map { String(($0 * 10).rounded() / 10) } ?? "-"
    }
    add(
      Row(
        name: "scene \(scene)",
        value: figure("ms", of: scene),
        unit: "ms",
        against: plain,
        reference: figure("ms", of: plain),
        goal: scene == plain ? nil : 2,
        note: "first frame \(milliseconds("first_ms")), longest \(milliseconds("largest_ms"))"
      )
    )
    add(
      "scene \(scene)",
      figure("ms", of: scene),
      against: "limit",
      figure("limit_ms", of: scene),
      note: "all frames in advance"
    )
    add(
      Row(
        name: "scene \(scene), window",
        value: samples.median("scene-window \(scene) ms"),
        unit: "ms",
        against: "Qt",
        reference: samples.median("qt scene \(scene) ms"),
        goal: 0.65,
        note: Self.beyondQt[scene] ?? ""
      )
    )
  }

  /// The scene in which a figure is largest, against what any may have; `nil` where it is not
  /// judged.
  private mutating func addLargest(_ name: String, _ key: String, _ budget: Double?) {
    let figures = samples.scenes.compactMap { scene in
      figure(key, of: scene).map { (scene: scene, value: $0) }
    }
    let largest = figures.max { $0.value < $1.value }
    add(
      "\(name) of a scene",
      largest?.value,
      against: budget == nil ? "" : "budget",
      budget,
      goal: budget.map { _ in 1 },
      note: largest?.scene ?? ""
    )
  }

  private func figure(_ key: String, of scene: String) -> Double? {
    samples.median("scene \(scene) \(key)")
  }
}
