// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The least work of the frames of a motion, for a program that has them all in advance: it copies
/// the pixels that change, and fills those that have one color.
///
/// It knows the damage to the pixel, and has nothing to lay out, to blend or to scale.
struct SceneLimit {
  /// Pixels of a frame that change: one color, or pixels to copy.
  private struct Change {
    let left: Int
    let top: Int
    let width: Int
    var height = 1
    /// The first of the pixels to copy; `nil` where all have `color`.
    let source: Int?
    let color: UInt32
  }

  /// The smallest number of pixels of one color in a row that is filled, not copied, and the
  /// largest of unchanged ones that is written, too.
  private static let (leastFill, mostGap) = (32, 16)

  private let width: Int
  private var last: [UInt32]
  private var frames: [[Change]] = []
  /// The pixels to copy, of all frames.
  private var pixels: [UInt32] = []

  /// Begins with the frame before the motion.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - frame: The frame, row by row.
  init(width: Int, _ frame: [UInt32]) { (self.width, last) = (width, frame) }

  /// Adds what changes from the last frame to another.
  mutating func add(_ frame: [UInt32]) {
    var changes: [Change] = []
    // The fills of the row above, by their places: rows of one color become one box.
    var above: [Int: Int] = [:]
    for row in 0..<frame.count / width {
      var fills: [Int: Int] = [:]
      for span in changedSpans(of: frame, row: row) {
        for change in split(frame, span, row: row) {
          if let index = above[change.left], change.source == nil, changes[index].source == nil,
            changes[index].width == change.width, changes[index].color == change.color
          {
            changes[index].height += 1
            fills[change.left] = index
          } else {
            if change.source == nil { fills[change.left] = changes.count }
            changes.append(change)
          }
        }
      }
      above = fills
    }
    frames.append(changes)
    last = frame
  }

  /// Replays the motion and returns the milliseconds of processor time of a frame.
  func replay() -> Double {
    var buffer = last
    var best = Double.infinity
    for round in 0..<4 {
      let start = Meter.processor
      buffer.withUnsafeMutableBufferPointer { buffer in
        pixels.withUnsafeBufferPointer { pixels in
          for changes in frames { for change in changes { apply(change, pixels, to: buffer) } }
        }
      }
      if round > 0 { best = min(best, Meter.processor - start) }
    }
    return best * 1e3 / Double(max(frames.count, 1))
  }

  private func apply(
    _ change: Change,
    _ pixels: UnsafeBufferPointer<UInt32>,
    to buffer: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let first = buffer.baseAddress, let all = pixels.baseAddress else { return }
    for row in change.top..<change.top + change.height {
      let target = first + row * width + change.left
      if let source = change.source {
        target.update(from: all + source, count: change.width)
      } else {
        target.update(repeating: change.color, count: change.width)
      }
    }
  }

  /// The columns of a row that differ from the last frame.
  private func changedSpans(of frame: [UInt32], row: Int) -> [Range<Int>] {
    let start = row * width
    let isSame = frame.withUnsafeBufferPointer { new in
      last.withUnsafeBufferPointer { old in
        guard let new = new.baseAddress, let old = old.baseAddress else { return true }
        return memcmp(new + start, old + start, width * 4) == 0
      }
    }
    guard !isSame else { return [] }
    var spans: [Range<Int>] = []
    for column in 0..<width where frame[start + column] != last[start + column] {
      if let end = spans.last?.upperBound, column - end <= Self.mostGap {
        spans[spans.count - 1] = spans[spans.count - 1].lowerBound..<column + 1
      } else {
        spans.append(column..<column + 1)
      }
    }
    return spans
  }

  /// Takes a part of a row to pieces of one color and others, whose pixels are noted.
  private mutating func split(_ frame: [UInt32], _ span: Range<Int>, row: Int) -> [Change] {
    let start = row * width
    var changes: [Change] = []
    var copied = span.lowerBound
    func copy(to end: Int) {
      guard copied < end else { return }
      let source = pixels.count
      pixels += frame[start + copied..<start + end]
      changes.append(
        Change(left: copied, top: row, width: end - copied, source: source, color: 0)
      )
    }
    var column = span.lowerBound
    while column < span.upperBound {
      let color = frame[start + column]
      var end = column + 1
      while end < span.upperBound, frame[start + end] == color { end += 1 }
      if end - column >= Self.leastFill {
        copy(to: column)
        changes.append(
          Change(left: column, top: row, width: end - column, source: nil, color: color)
        )
        copied = end
      }
      column = end
    }
    copy(to: span.upperBound)
    return changes
  }
}
