// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Images that are drawn at half of their size or less.
struct ReducedImageTests {
  /// An image of noise, with transparency.
  private func noise(_ width: Int, _ height: Int) -> CGImage {
    var random = SeededGenerator(seed: UInt64(width * 1000 + height))
    return .made(width, height, isOpaque: false) { _, _ in
      let alpha = UInt32.random(in: 0...255, using: &random)
      let gray = UInt32.random(in: 0...alpha, using: &random)
      return alpha << 24 | gray << 16 | gray / 2 << 8 | gray / 3
    }
  }

  private func drawn(
    _ image: CGImage,
    in rect: CGRect,
    on size: Int = 20,
    _ prepare: (CGContext) -> Void = { _ in }
  ) throws -> CGImage {
    let context = CGContext(width: size, height: size, scale: 1)
    prepare(context)
    context.drawUpright(image, in: rect)
    return try #require(context.makeImage())
  }

  /// The average of a component of the pixels in a block.
  private func average(_ image: CGImage, _ x: Int, _ y: Int, _ size: Int, shift: UInt32) -> Double {
    var sum = 0
    for row in y..<y + size {
      for column in x..<x + size { sum += Int(image.pixel(x: column, y: row) >> shift & 255) }
    }
    return Double(sum) / Double(size * size)
  }

  @Test(arguments: [2, 3, 7])
  func `each pixel is the average of those below it`(_ factor: Int) throws {
    let image = noise(10 * factor, 8 * factor)
    let result = try drawn(image, in: CGRect(x: 3, y: 4, width: 10, height: 8))
    for y in 0..<8 {
      for x in 0..<10 {
        for shift: UInt32 in [0, 8, 16, 24] {
          let expected = average(image, x * factor, y * factor, factor, shift: shift)
          let pixel = Double(result.pixel(x: x + 3, y: y + 4) >> shift & 255)
          #expect(abs(pixel - expected) <= 1, "(\(x), \(y))")
        }
      }
    }
    #expect(result.pixel(x: 2, y: 5) == 0 && result.pixel(x: 13, y: 5) == 0)
  }

  @Test func `an image upside down has its rows in the other order`() throws {
    let image = noise(40, 40)
    let upright = try drawn(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let flipped = try drawn(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) {
      $0.translateBy(x: 0, y: 20)
      $0.scaleBy(x: 1, y: -1)
    }
    for y in 0..<20 {
      for x in 0..<20 { #expect(flipped.pixel(x: x, y: 19 - y) == upright.pixel(x: x, y: y)) }
    }
  }

  @Test func `between whole pixels, the edges are covered in part`() throws {
    let white = CGImage.made(30, 30, isOpaque: true) { _, _ in .max }
    let result = try drawn(white, in: CGRect(x: 2.5, y: 3, width: 10, height: 9.25))
    #expect(result.pixel(x: 7, y: 7) == .max)
    for (x, y, coverage) in [(2, 7, 0.5), (12, 7, 0.5), (7, 12, 0.25)] {
      let alpha = Double(result.pixel(x: x, y: y) >> 24) / 255
      #expect(abs(alpha - coverage) < 0.02, "(\(x), \(y))")
    }
  }

  @Test func `what is not reduced by averages is drawn as before`() throws {
    let image = noise(40, 40)
    let small = CGAffineTransform(scaleX: 0.25, y: 0.5)
    #expect(image.reduced(by: small).map { [$0.width, $0.height] } == [10, 20])
    #expect(image.reduced(by: CGAffineTransform(scaleX: 0.0001, y: 0.0001))?.width == 1)
    #expect(image.reduced(by: CGAffineTransform(scaleX: 0.6, y: 0.6)) == nil)
    #expect(image.reduced(by: CGAffineTransform(scaleX: 0.2, y: 1.5)) == nil)
    #expect(image.reduced(by: small.rotated(by: 0.1)) == nil)
    // Nearest neighbors.
    let result = try drawn(image, in: CGRect(x: 0, y: 0, width: 10, height: 10)) {
      $0.interpolationQuality = .none
    }
    let pixels = Set((0..<1600).map { image.pixel(x: $0 % 40, y: $0 / 40) })
    for y in 0..<10 {
      for x in 0..<10 { #expect(pixels.contains(result.pixel(x: x, y: y))) }
    }
  }
}
