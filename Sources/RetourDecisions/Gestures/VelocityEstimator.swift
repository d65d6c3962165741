// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// An estimate of a point's velocity from its most recent locations.
///
/// The estimate is the slope of the least-squares line through the samples of the last
/// ``GestureFigures/velocitySpan`` seconds. Apple does not document its rule; this one is exact for
/// uniform motion, stable under jitter, and zero once the point has rested for the whole span.
package struct VelocityEstimator: Equatable, Sendable {
  private struct Sample: Equatable {
    var time: TimeInterval
    var point: CGPoint
  }

  /// The greatest number of samples: 100 ms at 1,000 events per second, halved.
  private static let capacity = 50

  private var samples: [Sample] = []

  package init() {}

  /// Adds a sample.
  ///
  /// A second sample of the same time replaces the first; one that is older than the last is
  /// ignored, as is one that is not finite.
  ///
  /// - Parameters:
  ///   - point: The location.
  ///   - time: The time in seconds.
  package mutating func add(_ point: CGPoint, at time: TimeInterval) {
    guard time.isFinite, point.x.isFinite, point.y.isFinite else { return }
    if let last = samples.last {
      guard time >= last.time else { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append(Sample(time: time, point: point))
    let start = time - GestureFigures.velocitySpan
    samples.removeAll { $0.time < start }
    if samples.count > Self.capacity { samples.removeFirst() }
  }

  /// The velocity at the time of the last sample, in points per second.
  package var velocity: CGPoint {
    guard samples.count > 1, let last = samples.last else { return .zero }
    let count = CGFloat(samples.count)
    var meanTime: CGFloat = 0
    var mean = CGPoint.zero
    for sample in samples {
      meanTime += (sample.time - last.time) / count
      mean.x += sample.point.x / count
      mean.y += sample.point.y / count
    }
    var spread: CGFloat = 0
    var slope = CGPoint.zero
    for sample in samples {
      let time = sample.time - last.time - meanTime
      spread += time * time
      slope.x += time * (sample.point.x - mean.x)
      slope.y += time * (sample.point.y - mean.y)
    }
    guard spread > 0 else { return .zero }
    return CGPoint(x: slope.x / spread, y: slope.y / spread)
  }
}
