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
  /// The nanoseconds that one processor is taken to need for a pixel of a mask (our decision).
  private static let multiplicationTime = 0.6
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
    share(bands, of: window) { $0.paint(works, in: $1, into: target) }
  }

  /// Multiplies all pixels of a target by the alpha of what work paints.
  ///
  /// - Parameters:
  ///   - target: The memory of the pixels.
  ///   - works: The work, front to back, of which the memory would be as large.
  func multiply(_ target: Target, by works: [Work]) {
    let window = target.window
    let bands = processors.bands(
      of: window.top..<window.bottom,
      taking: Int(Double(window.area) * Self.multiplicationTime)
    )
    share(bands, of: window) { $0.multiply(target, by: works, in: $1) }
  }

  /// Calls `body` for each band of a window, with a painter that no other processor uses.
  private func share(
    _ bands: Bands,
    of window: PixelRect,
    _ body: (_ painter: BandPainter, _ band: PixelRect) -> Void
  ) {
    let painters = painters
    processors.share(bands) { processor, band in
      var box = window
      (box.top, box.bottom) = (bands[band].lowerBound, bands[band].upperBound)
      body(painters[processor], box)
    }
  }
}

/// Paints the rows of bands.
private final class BandPainter {
  /// The memory of a mask's rows, in bytes (our decision): they are read while the caches have
  /// them.
  private static let mostBytes = 1 << 18

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

  /// Multiplies the pixels of a band by the alpha of what work paints.
  func multiply(_ target: Target, by works: [Work], in band: PixelRect) {
    let bytesPerRow = band.width * 4
    let rows = min(max(Self.mostBytes / bytesPerRow, 1), band.height)
    withUnsafeTemporaryAllocation(byteCount: bytesPerRow * rows, alignment: 64) { memory in
      guard let base = memory.baseAddress else { return }
      for top in stride(from: band.top, to: band.bottom, by: rows) {
        var part = band
        (part.top, part.bottom) = (top, min(top + rows, band.bottom))
        let mask = Target(base, bytesPerRow: bytesPerRow, window: part, whole: target.whole)
        paint(works, in: part, into: mask)
        painter.combine(
          Bitmap(base, bytesPerRow: bytesPerRow, part),
          at: (part.left, part.top),
          .mask,
          into: target.part(part)
        )
      }
    }
  }
}

extension Work {
  /// Whether painting it costs no more than copying what was painted.
  var isCopied: Bool {
    switch (paint, coverage) {
    case (.solid, .full), (.solid, .mask), (.bitmap, .full), (.stripes, .full): true
    default: false
    }
  }

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
