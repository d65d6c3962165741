// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions
import Testing

struct LargeContentLayoutTests {
  /// A text whose lines are 36 points high and together 400 points wide.
  private func text(_ width: CGFloat) -> CGSize {
    guard width > 0 else { return .zero }
    let lines = min(3, (400 / width).rounded(.up))
    return CGSize(width: min(400, width), height: 36 * lines)
  }

  private func layout(
    _ room: CGRect,
    image: CGSize = CGSize(width: 20, height: 24),
    scales: Bool = true,
    shift: CGPoint = .zero,
    hasTitle: Bool = true
  ) -> LargeContentLayout {
    LargeContentLayout(room: room, image: image, scalesImage: scales, shift: shift) {
      hasTitle ? text($0) : .zero
    }
  }

  @Test func `nothing overlaps or leaves the box, nor the box the room`() {
    for width in stride(from: 0.0, through: 1400, by: 7) {
      for height in [0.0, 30, 60, 120, 260, 900] {
        for image in [CGSize.zero, CGSize(width: 20, height: 24), CGSize(width: 900, height: 40)] {
          for (scales, shift) in [(true, 0.0), (false, 0), (true, 300), (false, -300)] {
            let room = CGRect(x: 11, y: 20, width: width, height: height)
            let result = layout(
              room,
              image: image,
              scales: scales,
              shift: CGPoint(x: shift, y: 0)
            )
            let box = CGRect(origin: .zero, size: result.box.size)
            #expect(room.insetBy(dx: -0.5, dy: -0.5).contains(result.box), "\(width) \(height)")
            #expect(box.insetBy(dx: -0.01, dy: -0.01).contains(result.image), "\(width) \(height)")
            #expect(box.insetBy(dx: -0.51, dy: -0.51).contains(result.title), "\(width) \(height)")
            #expect(result.image.maxY <= result.title.minY + 0.01 || result.title.isEmpty)
          }
        }
      }
    }
  }

  @Test func `the box is in the middle of its room`() {
    let result = layout(CGRect(x: 100, y: 40, width: 400, height: 600))
    #expect(result.box.midX == 300 && abs(result.box.midY - 340) <= 0.5)
    #expect(result.image.midX == result.box.width / 2)
    #expect(result.title.midX == result.box.width / 2)
  }

  @Test func `an image grows to the viewer's size, or has its own`() {
    let room = CGRect(x: 0, y: 0, width: 390, height: 800)
    #expect(layout(room).image.size == CGSize(width: 80, height: 96))
    #expect(layout(room, scales: false).image.size == CGSize(width: 20, height: 24))
    let wide = CGSize(width: 520, height: 100)
    #expect(layout(room, image: wide, scales: false).image.size == CGSize(width: 260, height: 50))
    #expect(layout(room, image: wide).image.width == LargeContentFigures.imageSide)
  }

  @Test func `an image alone is in the middle, but for its shift`() {
    let room = CGRect(x: 0, y: 0, width: 390, height: 800)
    let plain = layout(room, hasTitle: false)
    #expect(plain.box.size == CGSize(width: 176, height: 176))
    #expect(plain.image.midX == 88 && plain.image.midY == 88)
    let moved = layout(room, shift: CGPoint(x: 4, y: -6), hasTitle: false)
    #expect(moved.image.midX == 92 && moved.image.midY == 82)
  }
}
