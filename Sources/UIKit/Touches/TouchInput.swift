// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// One change of one finger, as the device reports it.
struct TouchInput: Equatable {
  /// What the finger did.
  enum Phase: Equatable {
    case began, moved, ended, cancelled
  }

  /// The device's number of the finger; the device uses it again for other fingers.
  var id: Int
  /// What the finger did.
  var phase: Phase
  /// Where it is, in the screen's points; not a number if the device does not know.
  var location: CGPoint
  /// When, in seconds.
  var timestamp: TimeInterval
  /// Whether it is a pointer.
  var isPointer = false

  /// Whether the location is a point at all.
  var hasLocation: Bool { location.x.isFinite && location.y.isFinite }

  /// Puts changes together that make one event.
  ///
  /// Each finger changes once in a batch. Moves of one finger in a row become one move, the last;
  /// nothing else is dropped, except a beginning or a move without a location.
  ///
  /// - Parameter inputs: The changes, as they came.
  /// - Returns: The batches, in order.
  static func batches(_ inputs: [TouchInput]) -> [[TouchInput]] {
    var batches: [[TouchInput]] = []
    var batch: [TouchInput] = []
    for input in inputs {
      let isUseful =
        input.hasLocation || input.phase == .ended || input.phase == .cancelled
      guard isUseful else { continue }
      if let index = batch.firstIndex(where: { $0.id == input.id }) {
        if batch[index].phase == .moved, input.phase == .moved {
          batch[index] = input
          continue
        }
        batches.append(batch)
        batch = []
      }
      batch.append(input)
    }
    if !batch.isEmpty { batches.append(batch) }
    return batches
  }
}
