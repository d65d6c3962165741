// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// A check that pages move steadily from frame to frame.
struct PageSteadiness {
  /// The greatest distance that a page moves in a frame that it starts at rest.
  ///
  /// The spring's greatest speed is w / e of the distance per second, and the longest distance is
  /// the width and the parallax of the page below.
  private let most: CGFloat
  private var places: [Int: CGFloat] = [:]
  private var steps: [Int: CGFloat] = [:]
  /// The first jump.
  private(set) var jump: String?

  /// Creates a check for a window.
  ///
  /// - Parameter size: The size of the window, in points.
  init(size: CGSize) {
    let frequency = (1000.0 / 3).squareRoot()
    most = 1.3 * size.width * CGFloat(frequency / M_E / 60)
  }

  /// Records the places of a frame.
  ///
  /// - Parameters:
  ///   - now: The place of each page, in points.
  ///   - finger: The distance that a finger moved since the last frame, in points.
  mutating func frame(_ now: [Int: CGFloat], finger: CGFloat = 0) {
    for (page, place) in now {
      guard let former = places[page] else { continue }
      let step = abs(place - former)
      // Velocity times the time of a frame, and a pixel.
      let allowed = max(most, steps[page] ?? 0, abs(finger)) + 1
      if step > allowed { complain("page \(page) went from \(former) to \(place)") }
      steps[page] = step
    }
    places = now
  }

  /// Records the places right after an event, without time in between.
  ///
  /// - Parameter now: The place of each page, in points.
  mutating func arrival(_ now: [Int: CGFloat]) {
    for (page, place) in now {
      guard let former = places[page], abs(place - former) > 1 else { continue }
      complain("page \(page) jumped from \(former) to \(place)")
    }
    places = now
  }

  /// Forgets the last frame, after pages settled at once.
  mutating func forget() { (places, steps) = ([:], [:]) }

  private mutating func complain(_ text: String) { if jump == nil { jump = text } }
}
