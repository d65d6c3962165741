// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourRender

/// The largest allowed counts by name, from Thresholds/<name>.json.
///
/// A count that grows for a good reason gets a new threshold in the same change, whose message
/// explains it.
struct Thresholds {
  private let most: [String: Int]

  /// Reads a file of thresholds.
  init(_ name: String) throws {
    most = try JSONDecoder().decode([String: Int].self, from: Self.data(name))
  }

  /// Reads the thresholds of one scene.
  init(ofScene scene: String) throws {
    let all = try JSONDecoder().decode([String: [String: Int]].self, from: Self.data("scenes"))
    most = all[scene] ?? [:]
  }

  private static func data(_ name: String, file: String = #filePath) throws -> Data {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Thresholds/\(name).json"))
  }

  /// Descriptions of the counts over their threshold, or without one.
  func exceeded(by counts: KeyValuePairs<String, Int>) -> [String] {
    counts.compactMap { name, count in
      guard let most = most[name] else { return "\(name) has no threshold; it is \(count)" }
      return count > most ? "\(name) is \(count), over \(most)" : nil
    }
  }
  /// Descriptions of the counts of one frame over their threshold.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - counts: What the compositor did for it.
  ///   - allocations: The number of allocations.
  /// - Returns: The descriptions.
  func exceeded(by frame: LayerFrame, _ counts: Counts, allocations: Int) -> [String] {
    exceeded(by: [
      "layersVisited": frame.layersVisited, "listLength": frame.list.items.count,
      "itemsVisited": counts.itemsVisited, "blits": counts.blits, "fills": counts.fills,
      "maskedFills": counts.maskedFills, "resamples": counts.resamples,
      "masksMade": counts.masksMade, "storesFlattened": counts.storesFlattened,
      "bytesAllocated": counts.bytesAllocated, "allocations": allocations,
      "percentWritten": counts.pixelsWritten * 100 / (1170 * 2532),
    ])
  }
}
