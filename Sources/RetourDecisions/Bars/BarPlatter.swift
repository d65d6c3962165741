// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

extension BarLayout {
  /// The surface that an item lies on.
  package enum Ground: Equatable {
    /// The bar.
    case bar
    /// A platter with those of its neighbors that are in the same group.
    case shared(ObjectIdentifier?)
    /// A platter of its own.
    case own
    /// None: a space between two platters.
    case space

    /// Whether it is a platter.
    package var isPlatter: Bool { self != .bar && self != .space }
  }

  /// The glass behind neighboring items.
  package struct Platter: Equatable {
    package var frame: CGRect
    /// The indices of its items.
    package let items: Range<Int>

    /// Returns the platters of a row of items.
    ///
    /// - Parameters:
    ///   - frames: The frames of the items.
    ///   - grounds: What each of them lies on.
    /// - Returns: The platters, in the order of the items.
    package static func row(_ frames: [CGRect], on grounds: [Ground]) -> [Platter] {
      var platters: [Platter] = []
      for (index, (frame, ground)) in zip(frames, grounds).enumerated() where ground.isPlatter {
        if let last = platters.last, last.items.upperBound == index, ground != .own,
          grounds[index - 1] == ground
        {
          platters[platters.count - 1] = Platter(
            frame: last.frame.union(frame),
            items: last.items.lowerBound..<index + 1
          )
        } else {
          platters.append(Platter(frame: frame, items: index..<index + 1))
        }
      }
      return platters
    }
  }
}
