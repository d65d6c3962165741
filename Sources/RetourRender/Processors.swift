// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Dispatch
import Foundation

/// The processors that share work whose rows do not depend on one another.
///
/// The rows are divided into bands, and each processor takes the next one until none is left: one
/// that is busy with something else takes fewer, and where all others are, the caller takes all.
struct Processors {
  /// The processors of the machine; more than eight wait for memory (our decision).
  static let all = Processors(
    count: min(ProcessInfo.processInfo.activeProcessorCount, most),
    leastTime: 1_000_000
  )
  private static let most = 8
  private static let helpers = SerialQueues(label: "Processors", count: most - 1)
  /// The number of bands for each processor: the more, the more evenly they end, and the more often
  /// what the rows of an item have in common is prepared.
  private static let bandsEach = 6

  let count: Int
  /// The time that work takes at least to be shared, in nanoseconds: it takes others a while to
  /// begin (our decision).
  let leastTime: Int

  /// Divides rows into bands.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - time: The nanoseconds that one processor needs for them, about.
  /// - Returns: The bands: one where the work is not worth sharing.
  func bands(of rows: Range<Int>, taking time: Int) -> Bands {
    let isShared = count > 1 && time >= leastTime
    return Bands(rows, count: isShared ? count * Self.bandsEach : 1)
  }

  /// Calls `body` for each band, on all processors at once.
  ///
  /// - Parameters:
  ///   - bands: The bands.
  ///   - body: Receives the number of the processor, which does one band after the other, and that
  ///     of the band.
  func share(_ bands: Bands, _ body: (_ processor: Int, _ band: Int) -> Void) {
    guard bands.count > 1 else {
      if bands.count == 1 { body(0, 0) }
      return
    }
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) { body in
        let work = SharedWork(bands.count, body)
        for processor in 1..<min(count, bands.count) {
          Self.helpers[processor - 1].async { work.help(processor) }
        }
        work.finish()
      }
    }
  }
}

/// Rows divided into bands of the same height, but for the last.
struct Bands {
  private let rows: Range<Int>
  private let height: Int
  let count: Int

  /// Divides rows into bands.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - count: The largest number of bands.
  init(_ rows: Range<Int>, count: Int) {
    self.rows = rows
    height = max((rows.count + count - 1) / count, 1)
    self.count = (rows.count + height - 1) / height
  }

  /// The rows of a band.
  subscript(band: Int) -> Range<Int> {
    let first = rows.lowerBound + band * height
    return first..<min(first + height, rows.upperBound)
  }
}
