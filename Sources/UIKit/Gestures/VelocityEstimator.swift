// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// Estimates how fast a point moves from where it was during the last moments.
///
/// The estimate is the slope of the straight line that fits the samples of the last
/// ``GestureFigures/velocitySpan`` seconds best (least squares). Apple does not document its rule;
/// this one is exact for even motion, calm under jitter, and zero once the point has rested for
/// the whole span.
struct VelocityEstimator: Equatable {
  private struct Sample: Equatable {
    var time: TimeInterval
    var point: CGPoint
  }

  /// The most samples that are kept: 100 ms at 1,000 events per second, halved.
  private static let capacity = 50

  private var samples: [Sample] = []

  /// Adds a sample.
  ///
  /// A second sample of the same time replaces the first; one from before the last is ignored.
  ///
  /// - Parameters:
  ///   - point: Where the point is.
  ///   - time: When it is there, in seconds.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
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
  var velocity: CGPoint {
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
