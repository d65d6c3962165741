// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourText

/// The text of a text view in blocks, one below the other: only those that somebody asks for are
/// laid out, and the heights of others are estimates.
@MainActor
struct TextViewBlocks {
  private(set) var blocks: [TextViewBlock] = []
  /// The offset and the top of each block, up to the first one that changed since.
  private var starts: [(offset: Int, top: CGFloat)] = []

  /// The height of the whole text in points.
  mutating func height() -> CGFloat {
    placeBlocks()
    return (starts.last?.top ?? 0) + (blocks.last?.height ?? 0)
  }

  /// Divides a new text.
  mutating func replaceAll(_ text: String, estimate: (TextChunk) -> CGFloat) {
    blocks = TextChunk.chunks(of: text).map { TextViewBlock(chunk: $0, height: estimate($0)) }
    starts = []
  }

  /// Divides the part of the text again that a change touches.
  ///
  /// A block that remains one keeps its height until it is laid out.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - editing: The text after it.
  ///   - estimate: Returns the estimated height of a chunk.
  /// - Returns: The index of the first block that is new, and what it was before if it alone has
  ///   changed.
  mutating func apply(
    _ change: TextChange,
    to editing: TextEditing,
    estimate: (TextChunk) -> CGFloat
  ) -> (first: Int, former: TextViewBlock?) {
    placeBlocks()
    let first = index(at: change.range.lowerBound)
    // A change at the end of a block can join it with the next one.
    let last = index(at: change.range.upperBound)
    let end = starts[last].offset + blocks[last].count + change.count - change.range.count
    let part = editing.string(in: starts[first].offset..<end)
    var chunks = TextChunk.chunks(of: part)
    // The line break at the end of the part belongs to its last block.
    if last < blocks.count - 1, let tail = chunks.last, tail.count == 0, tail.separator == 0,
      chunks.count > 1
    {
      chunks.removeLast()
    }
    let former = first == last && chunks.count == 1 ? blocks[first] : nil
    let new = chunks.map { TextViewBlock(chunk: $0, height: former?.height ?? estimate($0)) }
    blocks.replaceSubrange(first...last, with: new)
    starts.removeSubrange(first...)
    return (first, former)
  }

  /// Forgets all layouts.
  mutating func discardLayouts(estimate: (TextChunk) -> CGFloat) {
    for index in blocks.indices {
      blocks[index].layout = nil
      blocks[index].height = estimate(blocks[index].chunk)
    }
    starts = []
  }

  /// Sets the layout of a block.
  ///
  /// - Returns: The growth of its height.
  mutating func set(_ layout: RichLayout, styles: [Int], height: CGFloat, at index: Int) -> CGFloat
  {
    let growth = height - blocks[index].height
    blocks[index].layout = layout
    blocks[index].styles = styles
    blocks[index].height = height
    if growth != 0 { starts.removeSubrange(min(index + 1, starts.count)...) }
    return growth
  }

  // MARK: Places

  /// Returns the characters of a block, without the line break.
  mutating func range(of index: Int) -> Range<Int> {
    placeBlocks()
    return starts[index].offset..<starts[index].offset + blocks[index].chunk.count
  }

  /// Returns the top of a block in points.
  mutating func top(of index: Int) -> CGFloat {
    placeBlocks()
    return starts[index].top
  }

  /// Returns the block of a caret.
  mutating func index(at offset: Int) -> Int {
    placeBlocks()
    return last { $0.offset <= offset }
  }

  /// Returns the block at a height, the nearest one outside of the text.
  mutating func index(atHeight y: CGFloat) -> Int {
    placeBlocks()
    return last { $0.top <= y }
  }

  /// Returns the last block whose start has a property that those before it have, too.
  private func last(_ isBefore: ((offset: Int, top: CGFloat)) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  private mutating func placeBlocks() {
    guard starts.count < blocks.count else { return }
    var (offset, top): (Int, CGFloat) = (0, 0)
    if let last = starts.last {
      let block = blocks[starts.count - 1]
      (offset, top) = (last.offset + block.count, last.top + block.height)
    }
    for index in starts.count..<blocks.count {
      starts.append((offset, top))
      offset += blocks[index].count
      top += blocks[index].height
    }
  }
}
