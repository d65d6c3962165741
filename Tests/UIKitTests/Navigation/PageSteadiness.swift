// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Watches how far pages move from one frame to the next.
struct PageSteadiness {
  /// The most that a page may move in a frame that it begins at rest: the system's spring is at most
  /// w / e of its way per second fast, and the longest way is the width and the way of a page below.
  private let most: CGFloat
  private var places: [Int: CGFloat] = [:]
  private var steps: [Int: CGFloat] = [:]
  /// The first jump that was seen.
  private(set) var jump: String?

  /// Begins to watch.
  ///
  /// - Parameter size: The size of the window, in points.
  init(size: CGSize) {
    let frequency = (1000.0 / 3).squareRoot()
    most = 1.3 * size.width * CGFloat(frequency / M_E / 60)
  }

  /// Takes the places of a frame.
  ///
  /// - Parameters:
  ///   - now: Where each page is, in points.
  ///   - finger: How far a finger moved since the last frame, in points.
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

  /// Takes the places right after something arrived, without time in between.
  ///
  /// - Parameter now: Where each page is, in points.
  mutating func arrival(_ now: [Int: CGFloat]) {
    for (page, place) in now {
      guard let former = places[page], abs(place - former) > 1 else { continue }
      complain("page \(page) jumped from \(former) to \(place)")
    }
    places = now
  }

  /// Begins anew: pages were put in their places.
  mutating func forget() { (places, steps) = ([:], [:]) }

  private mutating func complain(_ text: String) { if jump == nil { jump = text } }
}
