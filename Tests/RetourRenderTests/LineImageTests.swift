// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@testable import RetourRender

/// Images of a single row, column or pixel, which stand for images whose rows or columns are equal.
struct LineImageTests {
  private let compositor = Compositor()
  private let width = 300
  private let height = 200

  /// The directions in which an image has one pixel only.
  enum Line: CaseIterable { case row, column, pixel }

  /// Returns an image whose columns or rows are equal: all of them, or one that stands for all.
  private func image(_ line: Line, _ size: Int, isOpaque: Bool, isWhole: Bool) -> CGImage {
    var random = SeededGenerator(seed: 7)
    let colors = (0..<40).map { _ in
      let alpha: UInt32 = isOpaque ? 255 : .random(in: 0...255, using: &random)
      return ReferencePainter.times(.random(in: 0...0xff_ffff, using: &random) | 0xff00_0000, alpha)
    }
    let columns = line == .row ? 40 : isWhole ? size : 1
    let rows = line == .column ? 40 : isWhole ? size : 1
    return CGImage.made(columns, rows, isOpaque: isOpaque) { x, y in
      switch line {
      case .row: colors[x]
      case .column: colors[y]
      case .pixel: colors[3]
      }
    }
  }

  private func frame(
    _ image: CGImage,
    _ rect: CGRect,
    _ transform: CGAffineTransform = .identity,
    opacity: Float = 1,
    tint: DisplayList.Color? = nil,
    dim: Bool = false
  ) -> FrameImage {
    let content = DisplayList.Content.image(image, rect, opacity: opacity, tint: tint)
    var items: [DisplayList.Item] = [
      .fill(0, 0, CGFloat(width), CGFloat(height), .pureRed),
      DisplayList.Item(
        transform: transform,
        clip: PixelRect(left: 20, top: 15, right: 280, bottom: 190),
        content: content
      ),
    ]
    if dim { items.append(.fill(0, 0, CGFloat(width), CGFloat(height), .black.faded(0.3))) }
    return compositor.frame(of: DisplayList(items: items), width: width, height: height)
  }

  @Test(arguments: Line.allCases, [true, false])
  func `it looks like the whole image, larger, smaller and as it is`(_ line: Line, _ isOpaque: Bool)
  {
    let short = image(line, 9, isOpaque: isOpaque, isWhole: false)
    let long = image(line, 9, isOpaque: isOpaque, isWhole: true)
    for length in [40, 41, 100, 17] {
      // A whole image is averaged where neither side grows.
      let other = length < 40 ? 6 : 120
      let (wide, high) = line == .row ? (length, other) : (other, length)
      let rect = CGRect(x: 10, y: 40, width: wide, height: high)
      for opacity in [Float(1), 0.4] {
        for tint in [nil, DisplayList.Color.pureBlue] {
          for dim in tint == nil ? [false, true] : [false] {
            let seen = frame(short, rect, opacity: opacity, tint: tint, dim: dim)
            let expected = frame(long, rect, opacity: opacity, tint: tint, dim: dim)
            // Scaling rounds the last row and column of a whole image.
            #expect(
              seen.largestDifference(from: expected) <= 1,
              "\(length) \(opacity) \(dim) \(seen.difference(from: expected) ?? "")"
            )
          }
        }
      }
    }
  }

  @Test(arguments: Line.allCases)
  func `it looks like the whole image where it is rotated`(_ line: Line) {
    let short = image(line, 9, isOpaque: true, isWhole: false)
    let long = image(line, 9, isOpaque: true, isWhole: true)
    let rect = CGRect(x: 60, y: 10, width: 120, height: 100)
    let turn = CGAffineTransform(rotationAngle: 0.3)
    // A pixel is a rectangle of one color, whose edges are those of an outline.
    let edges = line == .pixel ? 3 : 1
    #expect(frame(short, rect, turn).largestDifference(from: frame(long, rect, turn)) <= edges)
  }

  @Test func `it is painted where it lies, and needs no memory as large`() {
    for line in [Line.row, .column] {
      let short = image(line, 9, isOpaque: true, isWhole: false)
      let (wide, high) = line == .row ? (40, 120) : (120, 40)
      compositor.resetCounts()
      _ = frame(short, CGRect(x: 30, y: 40, width: wide, height: high))
      #expect(compositor.counts.pixelsWritten == width * height)
      #expect(compositor.counts.bytesAllocated == 0)
      #expect(compositor.counts.resamples == 0)
    }
  }

  @Test func `an opaque pixel is a color like any other`() {
    let pixel = image(.pixel, 1, isOpaque: true, isWhole: false)
    compositor.resetCounts()
    _ = frame(pixel, CGRect(x: 30, y: 40, width: 100, height: 100), dim: true)
    #expect(compositor.counts.pixelsWritten == width * height)
    #expect(compositor.counts.fills > 0 && compositor.counts.blits == 0)
  }

  @Test func `a dim is painted with the lines below it`() {
    let short = image(.column, 9, isOpaque: true, isWhole: false)
    compositor.resetCounts()
    _ = frame(short, CGRect(x: 0, y: 0, width: width, height: height), dim: true)
    #expect(compositor.counts.pixelsWritten == width * height)
  }
}

extension FrameImage {
  /// The largest difference of a component of a pixel.
  fileprivate func largestDifference(from other: FrameImage) -> Int {
    if self == other { return 0 }
    return zip(pixels, other.pixels).reduce(0) { max($0, $1.0.componentDistance(to: $1.1)) }
  }
}
