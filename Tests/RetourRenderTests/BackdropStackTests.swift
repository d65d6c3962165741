// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

/// Effects that are seen through other effects.
struct BackdropStackTests {
  private let compositor = Compositor()
  private let width = 300
  private let height = 200

  private func glass(_ rect: CGRect, _ effect: Backdrop) -> DisplayList.Item {
    DisplayList.Item(.backdrop(rect, cornerRadius: 0, effect, mask: nil, opacity: 1))
  }

  private func shadow(_ rect: CGRect) -> DisplayList.Item {
    let offset = CGSize(width: 0, height: 3)
    let black = DisplayList.Color.black.faded(0.4)
    return DisplayList.Item(.shadow(rect, cornerRadius: 0, offset: offset, blur: 4, black))
  }

  private func photo(_ pixel: (_ x: Int, _ y: Int) -> UInt32) -> DisplayList.Item {
    let image = CGImage.made(width, height, isOpaque: true, pixel)
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    return DisplayList.Item(.image(image, rect, opacity: 1, tint: nil))
  }

  private func frame(_ items: [DisplayList.Item]) -> FrameImage {
    compositor.frame(of: DisplayList(items: items), width: width, height: height)
  }

  /// Items of a page: translucent colors, and effects, some with a shadow of their own.
  private func items(_ generator: inout SeededGenerator) -> [[DisplayList.Item]] {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &generator) }
    return (0..<12).map { _ in
      let rect = CGRect(
        x: number(-20...260).rounded(),
        y: number(-20...170).rounded(),
        width: number(10...160).rounded(),
        height: number(10...90).rounded()
      )
      let color = DisplayList.Color(
        red: Float(number(0...1)),
        green: Float(number(0...1)),
        blue: Float(number(0...1)),
        alpha: Float(number(0...1))
      )
      let effect = Backdrop(blur: number(0...9), saturation: number(0.5...1.8), tint: color)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: return [DisplayList.Item(.fill(rect, cornerRadius: 0, color))]
      case 1: return [shadow(rect), glass(rect, effect)]
      default: return [glass(rect, effect)]
      }
    }
  }

  @Test(arguments: 0..<12)
  func `each effect looks as if all below it were one image`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ground = photo { x, y in
      0xff00_0000 | UInt32(x * 7 & 0xff) << 16 | UInt32(y * 5 & 0xff) << 8 | UInt32(x ^ y) & 0xff
    }
    let groups = items(&generator)
    var expected = frame([ground])
    for group in groups {
      let below = expected
      expected = frame([photo { below[$0, $1] }] + group)
    }
    #expect(frame([ground] + groups.flatMap(\.self)).pixels == expected.pixels)
  }

  @Test func `many effects over what moves are blurred once, over what is painted once`() {
    let effect = Backdrop(blur: 6, saturation: 1.6, tint: .white.faded(0.4))
    let effects = (0..<60).map { index in
      let (column, row) = (CGFloat(index % 10), CGFloat(index / 10))
      return glass(CGRect(x: 30 * column + 3, y: 33 * row + 3, width: 24, height: 27), effect)
    }
    for (frameNumber, step) in [0, 1, 2, 2].enumerated() {
      compositor.resetCounts()
      let lefts = (0..<33).map { CGFloat($0 * 9 + step) }
      let stripes = lefts.map { DisplayList.Item.fill($0, 0, 5, 200, .black) }
      _ = frame([.fill(0, 0, 300, 200, .white)] + stripes + effects)
      #expect(compositor.counts.backdropsMade == (frameNumber < 3 ? 60 : 0))
      #expect(compositor.counts.pixelsWritten < 4 * width * height)
    }
  }

  @Test func `effects lie one above another by the hundred`() {
    let all = CGRect(x: 0, y: 0, width: 60, height: 40)
    let effects = (0..<400).map { index in
      glass(all, Backdrop(blur: 3, saturation: 1, tint: .white.faded(Float(index % 3) / 200)))
    }
    let frame = frame([.fill(0, 0, 300, 200, .white), .fill(0, 0, 30, 200, .black)] + effects)
    #expect(compositor.counts.backdropsMade == 400)
    #expect(frame[10, 20] != frame[50, 20])
  }

  @Test func `what an effect that is kept shows is not made for one above`() {
    let effect = Backdrop(blur: 5, saturation: 1, tint: .white.faded(0.3))
    let (low, high) = (CGRect(x: 20, y: 20, width: 60, height: 60), CGPoint(x: 60, y: 60))
    let ground = [DisplayList.Item.fill(0, 0, 300, 200, .white), .fill(30, 30, 9, 9, .black)]
    _ = frame(ground + [glass(low, effect)])
    compositor.resetCounts()
    _ = frame(ground + [glass(low, effect), glass(CGRect(origin: high, size: low.size), effect)])
    #expect(compositor.counts.backdropsMade == 1)
  }

  @Test func `an effect over one color is not blurred for one above`() {
    let effect = Backdrop(blur: 2, saturation: 1, tint: .black.faded(0.3))
    _ = frame([
      .fill(0, 0, 300, 200, .white), glass(CGRect(x: 20, y: 20, width: 60, height: 60), effect),
      glass(CGRect(x: 50, y: 50, width: 60, height: 60), effect),
    ])
    #expect(compositor.counts.backdropsMade == 1)
  }

  @Test func `equal effects in equal places of several images are kept for each`() {
    let effect = Backdrop(blur: 3, saturation: 1, tint: .white.faded(0.3))
    let cells = (0..<3).map { index in
      let ground = [
        DisplayList.Item.fill(0, 0, 80, 80, .white), .fill(CGFloat(9 * index), 20, 40, 9, .black),
      ]
      let chip = glass(CGRect(x: 10, y: 10, width: 40, height: 40), effect)
      let list = DisplayList(items: ground + [chip])
      let cell = SubList(list: list, width: 80, height: 80, scale: 1, keepsStore: false)
      let place = CGAffineTransform(translationX: CGFloat(90 * index), y: 0)
      return DisplayList.Item(.sublist(cell, opacity: 1), place)
    }
    for made in [3, 0, 0] {
      compositor.resetCounts()
      _ = frame([.fill(0, 0, 300, 200, .pureBlue)] + cells)
      #expect(compositor.counts.backdropsMade == made)
    }
  }
}
