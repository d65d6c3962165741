// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A change of one finger, as reported by the device.
package struct TouchInput: Equatable, Sendable {
  /// The kind of a change.
  package enum Phase: Equatable, Sendable {
    case began, moved, ended, cancelled
  }

  /// A location of a finger at an earlier time.
  package struct Sample: Equatable, Sendable {
    /// The location in the screen's points.
    package let location: CGPoint
    /// The time in seconds.
    package let timestamp: TimeInterval
  }

  /// The device's number of the finger, which it reuses for later fingers.
  package let id: Int
  /// The kind of the change.
  package let phase: Phase
  /// The location in the screen's points; not finite if the device does not report one.
  package let location: CGPoint
  /// The time in seconds.
  package let timestamp: TimeInterval
  /// The buttons of the pointer that are down, or that the end releases: bit 0 is the primary one;
  /// `nil` for a finger.
  package let pointerButtons: Int?
  /// The earlier locations of a move that is the last of several, in order.
  package private(set) var coalesced: [Sample] = []

  package init(
    id: Int,
    phase: Phase,
    location: CGPoint,
    timestamp: TimeInterval,
    pointerButtons: Int? = nil
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.pointerButtons = pointerButtons
  }

  /// Whether the device reported a location.
  package var hasLocation: Bool { location.x.isFinite && location.y.isFinite }

  /// Groups changes into batches of one event each.
  ///
  /// Each finger changes at most once in a batch. Consecutive moves of one finger coalesce into the
  /// last of them. A beginning or a move without a location is dropped.
  ///
  /// - Parameter inputs: The changes, in order.
  /// - Returns: The batches, in order.
  package static func batches(_ inputs: [TouchInput]) -> [[TouchInput]] {
    var batches: [[TouchInput]] = []
    var batch: [TouchInput] = []
    for input in inputs {
      let isUseful =
        input.hasLocation || input.phase == .ended || input.phase == .cancelled
      guard isUseful else { continue }
      if let index = batch.firstIndex(where: { $0.id == input.id }) {
        if batch[index].phase == .moved, input.phase == .moved {
          batch[index] = input.following(batch[index])
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

  private func following(_ earlier: TouchInput) -> TouchInput {
    var input = self
    input.coalesced = earlier.coalesced
    input.coalesced.append(Sample(location: earlier.location, timestamp: earlier.timestamp))
    return input
  }
}
