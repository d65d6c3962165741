// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// Paints the work of a pass, on all processors where it would take one of them long.
///
/// The pixels do not depend on the bands that the processors paint.
final class Painters {
  /// The painter of work that is not shared.
  let one = Painter()
  private let processors: Processors
  /// The painters of work that is shared, one for each processor; none until they are needed.
  private lazy var painters = (0..<processors.count).map { _ in BandPainter() }

  init(_ processors: Processors) { self.processors = processors }

  /// Paints work.
  ///
  /// - Parameters:
  ///   - works: The work, front to back.
  ///   - time: The nanoseconds that one processor needs for it, about.
  ///   - target: The memory to paint into.
  func paint(_ works: [Work], taking time: Int, into target: Target) {
    let window = target.window
    let bands = processors.bands(of: window.top..<window.bottom, taking: time)
    guard bands.count > 1 else {
      for work in works.reversed() where !work.isEmpty { one.paint(work, into: target) }
      return
    }
    let painters = painters
    processors.share(bands) { processor, band in
      var box = window
      (box.top, box.bottom) = (bands[band].lowerBound, bands[band].upperBound)
      painters[processor].paint(works, in: box, into: target)
    }
  }
}

/// Paints the rows of bands.
private final class BandPainter {
  private let painter = Painter()
  private let visible = PixelSetOwner()
  private let dimmed = PixelSetOwner()

  /// Paints the part of work, front to back, that lies in a band.
  func paint(_ works: [Work], in band: PixelRect, into target: Target) {
    visible.withPixels { visible in
      dimmed.withPixels { dimmed in
        for work in works.reversed() where !work.isEmpty {
          let part = work.part(in: band, visible: visible, dimmed: dimmed)
          if !part.isEmpty { painter.paint(part, into: target) }
        }
      }
    }
  }
}

extension Work {
  /// The time that one processor needs to paint it, about, in nanoseconds (measured).
  var time: Int {
    let shape: Double =
      switch coverage {
      case .full, .quad: 0
      case .mask: 0.3
      case .outline, .rotatedMask: 1
      }
    let pixel: Double =
      switch paint {
      case .solid, .stripes: 0.1
      case .bitmap: 0.3
      case .scaled: 0.8
      case .averaged(let averaging): averaging.time
      case .resampled: 1.3
      case .projected: 2.5
      }
    return Int(Double(visible.area) * (shape + pixel))
  }
}
