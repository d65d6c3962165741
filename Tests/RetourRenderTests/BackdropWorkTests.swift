// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CPixman
import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import RetourRender

/// What an effect need not blur, and what its kernels make of lines of any number.
struct BackdropWorkTests {
  private let compositor = Compositor()
  private let all = CGRect(x: 0, y: 0, width: 400, height: 300)
  private let rect = CGRect(x: 100, y: 100, width: 120, height: 60)
  private let effect = Backdrop(
    blur: 6,
    saturation: 1.6,
    tint: DisplayList.Color(red: 1, green: 1, blue: 1, alpha: 0.4)
  )

  private func glass(radius: CGFloat = 0, opacity: Float = 1) -> DisplayList.Item {
    let content = DisplayList.Content.backdrop(
      rect,
      cornerRadius: radius,
      effect,
      mask: nil,
      opacity: opacity
    )
    return DisplayList.Item(content)
  }

  private func shadow(_ rect: CGRect, radius: CGFloat = 0) -> DisplayList.Item {
    let content = DisplayList.Content.shadow(
      rect,
      cornerRadius: radius,
      offset: CGSize(width: 0, height: 4),
      blur: 9,
      .black.faded(0.5)
    )
    return DisplayList.Item(content)
  }

  private func frame(_ items: [DisplayList.Item]) -> FrameImage {
    compositor.frame(of: DisplayList(items: items), width: 400, height: 300)
  }

  // MARK: One color

  @Test(arguments: [0, 20], [0.5, 1])
  func `over one color nothing is blurred, and it looks as if it were`(
    _ radius: Double,
    _ opacity: Float
  ) {
    let color = DisplayList.Color(red: 0.2, green: 0.7, blue: 0.4, alpha: 1)
    let glass = glass(radius: radius, opacity: opacity)
    let one = frame([.fill(0, 0, 400, 300, color), glass])
    #expect(compositor.counts.backdropsMade == 0)
    // Two items of the same color, which the compositor looks at as any others.
    let two = frame([.fill(0, 0, 150, 300, color), .fill(150, 0, 250, 300, color), glass])
    #expect(compositor.counts.backdropsMade == 1)
    #expect(zip(one.pixels, two.pixels).allSatisfy { $0.componentDistance(to: $1) <= 1 })
    #expect(one[150, 130] != one[10, 10])
  }

  @Test func `a dimmed page is one color`() {
    let dim = DisplayList.Item.fill(0, 0, 400, 300, .black.faded(0.2))
    let dimmed = frame([.fill(0, 0, 400, 300, .white), dim, glass()])
    #expect(compositor.counts.backdropsMade == 0)
    let gray = DisplayList.Color(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
    #expect(dimmed[150, 130] == frame([.fill(0, 0, 400, 300, gray), glass()])[150, 130])
  }

  @Test func `what is beyond the reach of the blur counts as little as what is covered`() {
    let page = SubList(
      list: DisplayList(items: [.fill(0, 0, 400, 300, .white), .fill(5, 5, 9, 9, .black)]),
      width: 400,
      height: 300,
      scale: 1,
      keepsStore: true
    )
    let upper = DisplayList.Item(.sublist(page, opacity: 1))
    let lower = DisplayList.Item.fill(0, 120, 400, 20, .pureGreen)
    let frame = frame([.fill(0, 0, 400, 300, .black), lower, upper, glass()])
    #expect(compositor.counts.backdropsMade == 0)
    #expect(frame[150, 130] == 0xffff_ffff)
  }

  /// Something that makes a difference in what an effect sees.
  enum Detail: CaseIterable { case text, edge, round, translucent, image, clipped }

  @Test(arguments: Detail.allCases)
  func `any detail within reach is blurred`(_ detail: Detail) {
    var list = [DisplayList.Item.fill(0, 0, 400, 300, .white)]
    switch detail {
    case .text: list.append(.fill(90, 120, 5, 5, .black))
    case .edge: list[0] = .fill(0, 0, 230, 300, .white)
    case .round: list[0] = DisplayList.Item(.fill(all, cornerRadius: 90, .white))
    case .translucent: list.append(.fill(0, 0, 150, 300, .black.faded(0.3)))
    case .image: list.append(shadow(CGRect(x: 230, y: 0, width: 20, height: 300)))
    case .clipped: list[0].clip = PixelRect(width: 400, height: 150)
    }
    _ = frame(list + [glass()])
    #expect(compositor.counts.backdropsMade == 1)
  }

  // MARK: Its own shadow

  @Test func `an effect does not see its own shadow, but another one's`() {
    let page = DisplayList.Item.fill(0, 0, 400, 300, .white)
    let plain = frame([page, glass(radius: 20)])
    let own = frame([page, shadow(rect, radius: 20), glass(radius: 20)])
    #expect(own[160, 130] == plain[160, 130] && own[104, 130] == plain[104, 130])
    #expect(own[95, 130] != plain[95, 130], "the shadow is seen beside it")
    let other = frame([page, shadow(rect.offsetBy(dx: 9, dy: 0), radius: 20), glass(radius: 20)])
    #expect(other[160, 130] != plain[160, 130])
  }

  // MARK: The kernels

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 30, 33], [1, 3, 4, 6, 11])
  func `each line is blurred by itself`(_ width: Int, _ height: Int) {
    var generator = SeededGenerator(seed: UInt64(width * 100 + height))
    let before = (0..<width * height).map { _ in
      UInt32.random(in: 0...0xff_ffff, using: &generator) | 0xff00_0000
    }
    var whole = before
    blur(&whole, width, height)
    // Transposed, rows are columns: the order of both directions makes a rounding of difference.
    var turned = (0..<width * height).map { before[$0 % height * width + $0 / height] }
    blur(&turned, height, width)
    for y in 0..<height {
      for x in 0..<width {
        #expect(whole[y * width + x].componentDistance(to: turned[x * height + y]) <= 1)
      }
    }
    // A line is what it is beside others, too.
    guard height > 1 else { return }
    let line = Array(before[0..<width])
    var (one, many) = (line, Array(repeating: line, count: height).flatMap { $0 })
    blur(&one, width, 1)
    blur(&many, width, height)
    #expect((0..<height).allSatisfy { Array(many[$0 * width..<($0 + 1) * width]) == one })
  }

  @Test(arguments: [0.4, 0.7, 1, 1.6, 1.9, 2, 2.2, 2.9, 3, 4, 5, 6, 8, 12, 16, 24, 30, 48, 60])
  func `the blur of a reduced image is that of the whole one`(_ deviation: Double) {
    let content = DisplayList.Content.backdrop(
      all,
      cornerRadius: 0,
      Backdrop(blur: deviation, saturation: 1, tint: .black.faded(0)),
      mask: nil,
      opacity: 1
    )
    for edge in 200..<204 {
      let left = DisplayList.Item.fill(0, 0, CGFloat(edge), 300, .white)
      let black = DisplayList.Item.fill(0, 0, 400, 300, .black)
      let frame = frame([black, left, DisplayList.Item(content)])
      let difference = (0..<400).map { x in
        // A pixel's share of what a Gaussian leaves of an edge.
        abs(Double(frame[x, 150] & 0xff) - 255 * share(Double(edge) - Double(x) - 0.5, deviation))
      }
      #expect((difference.max() ?? 0) < 5)
    }
  }

  /// The share of a Gaussian up to a distance, summed over the pixels of an edge of both colors.
  private func share(_ distance: Double, _ deviation: Double) -> Double {
    let reach = Int(8 * deviation) + 2
    let weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let before = (-reach...reach).filter { Double($0) < distance }.map { weights[$0 + reach] }
    return before.reduce(0, +) / weights.reduce(0, +)
  }

  private func blur(_ pixels: inout [UInt32], _ width: Int, _ height: Int) {
    let weights: [UInt16] = [21_536, 14_000, 6_000, 2_000]
    pixels.withUnsafeMutableBytes { bytes in
      let box = retour_box(
        base: bytes.baseAddress,
        bytesPerRow: width * 4,
        width: width,
        height: height
      )
      withUnsafeTemporaryAllocation(byteCount: retour_blurMemory(width, 3), alignment: 64) {
        retour_keepNeighbors(box, 0, height, 3, $0.baseAddress)
        retour_blur(box, weights, 3, $0.baseAddress)
      }
    }
  }

  @Test(arguments: [1, 2, 5, 16, 23, 32], [1, 2, 9])
  func `a pixel is the weighed sum of those around it`(_ width: Int, _ height: Int) {
    var generator = SeededGenerator(seed: UInt64(width * 100 + height))
    let before = (0..<width * height).map { _ in
      UInt32.random(in: 0...UInt32.max, using: &generator)
    }
    var after = before
    blur(&after, width, height)
    let weights = [2.0, 6, 14, 21.536, 14, 6, 2].map { $0 / 65.536 }
    for y in 0..<height {
      for x in 0..<width {
        for part in 0..<4 {
          var sum = 0.0
          for (row, down) in weights.enumerated() {
            let line = min(max(y + row - 3, 0), height - 1) * width
            for (column, across) in weights.enumerated() {
              let pixel = before[line + min(max(x + column - 3, 0), width - 1)]
              sum += Double(pixel >> UInt32(8 * part) & 0xff) * down * across
            }
          }
          let seen = Double(after[y * width + x] >> UInt32(8 * part) & 0xff)
          #expect(abs(seen - sum) < 0.75)
        }
      }
    }
  }

  @Test(arguments: [1, 5, 15, 16, 17, 31, 32, 45], [0, 0.5, 1, 1.8, 3.2] as [Float])
  func `colors change alike on all processors`(_ width: Int, _ saturation: Float) {
    var random = SeededGenerator(seed: UInt64(width))
    let tint: UInt32 = 0x4020_3010
    let before = (0..<width * 2).map { _ in pixel(&random) } + [0xdead_beef]
    for kernel in [retour_colourBackdrop, retour_colourBackdropPlain] {
      var after = before
      after.withUnsafeMutableBytes { bytes in
        let row = width * 4
        let box = retour_box(base: bytes.baseAddress, bytesPerRow: row, width: width, height: 2)
        kernel(box, saturation, tint)
      }
      for (was, now) in zip(before, after).dropLast() {
        #expect(now == ReferencePainter.over(tint, saturated(was, Double(saturation))))
      }
      #expect(after.last == before.last)
    }
  }

  /// A premultiplied pixel, opaque as often as not.
  private func pixel(_ random: inout SeededGenerator) -> UInt32 {
    let alpha = Bool.random(using: &random) ? 255 : UInt32.random(in: 0...255, using: &random)
    return (0..<3).reduce(alpha << 24) { pixel, part in
      pixel | UInt32.random(in: 0...alpha, using: &random) << (8 * part)
    }
  }

  /// A pixel whose colors are farther from its gray by a factor.
  private func saturated(_ pixel: UInt32, _ factor: Double) -> UInt32 {
    let alpha = Double(pixel >> 24)
    let parts = (0..<3).map { Double(pixel >> (8 * UInt32($0)) & 0xff) }
    let gray = 0.0722 * parts[0] + 0.7152 * parts[1] + 0.2126 * parts[2]
    return parts.enumerated().reduce(pixel & 0xff00_0000) { result, part in
      let value = min(max(gray + (part.element - gray) * factor, 0), alpha)
      return result | UInt32(value + 0.5) << (8 * part.offset)
    }
  }

  @Test func `one color stays what it is`() {
    for color in stride(from: UInt32(0), through: 255, by: 5) {
      var pixels = [UInt32](repeating: color * 0x101_0101, count: 30)
      blur(&pixels, 6, 5)
      #expect(pixels.allSatisfy { $0 == color * 0x101_0101 })
    }
  }
}
