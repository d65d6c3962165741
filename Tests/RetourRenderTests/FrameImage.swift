// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

@testable import RetourRender

/// A frame that owns its memory, to compose into and to compare.
final class FrameImage: Equatable {
  let width: Int
  let height: Int
  private let memory: UnsafeMutablePointer<UInt32>

  init(width: Int, height: Int, filledWith pixel: UInt32 = 0xffff_00ff) {
    (self.width, self.height) = (width, height)
    memory = .allocate(capacity: width * height)
    memory.initialize(repeating: pixel, count: width * height)
  }

  deinit { memory.deallocate() }

  var buffer: PixelBuffer {
    PixelBuffer(base: memory, width: width, height: height, bytesPerRow: width * 4)
  }

  var whole: Region { Region(PixelRect(width: width, height: height)) }

  subscript(x: Int, y: Int) -> UInt32 {
    get { memory[y * width + x] }
    set { memory[y * width + x] = newValue }
  }

  var pixels: [UInt32] { Array(UnsafeBufferPointer(start: memory, count: width * height)) }

  func copy() -> FrameImage {
    let copy = FrameImage(width: width, height: height)
    copy.memory.update(from: memory, count: width * height)
    return copy
  }

  static func == (left: FrameImage, right: FrameImage) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return memcmp(left.memory, right.memory, left.width * left.height * 4) == 0
  }

  /// The first pixel that differs, for a message.
  func difference(from other: FrameImage) -> String? {
    if self == other { return nil }
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        return
          "(\(x), \(y)): \(String(self[x, y], radix: 16)), not \(String(other[x, y], radix: 16))"
      }
    }
    return nil
  }
}

extension Compositor {
  /// Composes a list into a new frame.
  func frame(
    of list: DisplayList,
    width: Int,
    height: Int,
    background: DisplayList.Color = .white
  ) -> FrameImage {
    let frame = FrameImage(width: width, height: height)
    compose(list, into: frame.buffer, damage: frame.whole, background: background)
    return frame
  }
}

extension DisplayList.Color {
  static let white = Self(red: 1, green: 1, blue: 1, alpha: 1)
  static let black = Self(red: 0, green: 0, blue: 0, alpha: 1)
  static let pureRed = Self(red: 1, green: 0, blue: 0, alpha: 1)
  static let pureGreen = Self(red: 0, green: 1, blue: 0, alpha: 1)
  static let pureBlue = Self(red: 0, green: 0, blue: 1, alpha: 1)

  func faded(_ alpha: Float) -> Self { Self(red: red, green: green, blue: blue, alpha: alpha) }
}

extension DisplayList {
  func inserting(_ item: Item, at index: Int) -> DisplayList {
    DisplayList(items: items[..<index] + [item] + items[index...])
  }
}

extension DisplayList.Item {
  /// An item that touches at most the first 4096 pixels each way.
  init(_ content: DisplayList.Content, _ transform: CGAffineTransform = .identity) {
    self.init(
      transform: transform,
      clip: PixelRect(x: 0, y: 0, width: 4096, height: 4096),
      content: content
    )
  }

  static func fill(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: DisplayList.Color
  ) -> Self {
    Self(.fill(CGRect(x: x, y: y, width: width, height: height), cornerRadius: 0, color))
  }
}

extension UInt32 {
  /// The largest difference of a component of two pixels.
  func componentDistance(to other: UInt32) -> Int {
    if self == other { return 0 }
    return [0, 8, 16, 24].map { abs(Int(self >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }
}
