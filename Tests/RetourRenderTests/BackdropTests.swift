// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import RetourRender

struct BackdropTests {
  private let compositor = Compositor()
  private let width = 400
  private let height = 300

  private func glass(
    _ rect: CGRect,
    blur: CGFloat = 0,
    saturation: CGFloat = 1,
    tint: DisplayList.Color = .black.faded(0),
    mask: SubList? = nil,
    opacity: Float = 1
  ) -> DisplayList.Item {
    DisplayList.Item(
      .backdrop(
        rect,
        cornerRadius: 0,
        Backdrop(blur: blur, saturation: saturation, tint: tint),
        mask: mask,
        opacity: opacity
      )
    )
  }

  private func frame(_ items: [DisplayList.Item]) -> FrameImage {
    compositor.frame(of: DisplayList(items: items), width: width, height: height)
  }

  private func damage(_ old: [DisplayList.Item], _ new: [DisplayList.Item]) -> Region {
    compositor.damage(
      from: DisplayList(items: old),
      to: DisplayList(items: new),
      width: width,
      height: height
    )
  }

  private let all = CGRect(x: 0, y: 0, width: 400, height: 300)

  // MARK: The blur

  @Test(arguments: [2.0, 5, 9, 24, 70])
  func `an edge behind is the integral of a Gaussian`(_ blur: Double) {
    let frame = frame([.fill(200, 0, 200, 300, .black), glass(all, blur: blur)])
    for x in stride(from: 60, to: 340, by: 4) {
      let distance = Double(x) + 0.5 - 200
      let expected = 0.5 * (1 + erf(distance / (blur * 2.0.squareRoot())))
      let covered = 1 - Double(frame[x, 150] & 0xff) / 255
      #expect(abs(covered - expected) < 0.05, "\(x)")
    }
  }

  @Test(arguments: [0.5, 3, 20, 90])
  func `a color that fills everything stays as it is, up to the edges`(_ blur: Double) {
    let frame = frame([.fill(0, 0, 400, 300, .pureGreen), glass(all, blur: blur)])
    #expect(frame.pixels.allSatisfy { $0 == 0xff00_ff00 })
  }

  @Test func `nothing outside of the rectangle is blurred`() {
    let items = [DisplayList.Item.fill(0, 0, 200, 300, .black)]
    let (sharp, blurred) = (
      frame(items),
      frame(items + [glass(CGRect(x: 150, y: 100, width: 100, height: 50), blur: 20)])
    )
    for y in 0..<300 {
      for x in 0..<400 where !(150..<250 ~= x && 100..<150 ~= y) && sharp[x, y] != blurred[x, y] {
        Issue.record("(\(x), \(y))")
        return
      }
    }
    #expect(blurred[199, 120] != sharp[199, 120])
  }

  // MARK: Colors

  @Test func `a saturation of 0 leaves the luminance, and more moves colors apart`() {
    let red = DisplayList.Color(red: 0.6, green: 0.4, blue: 0.4, alpha: 1)
    let ground = [DisplayList.Item.fill(0, 0, 400, 300, red)]
    let gray = frame(ground + [glass(all, saturation: 0)])[9, 9]
    #expect(gray >> 16 & 0xff == gray & 0xff && 110...114 ~= gray & 0xff)
    let strong = frame(ground + [glass(all, saturation: 2)])[9, 9]
    #expect(strong >> 16 & 0xff > 190 && strong & 0xff < 100)
  }

  @Test func `the tint lies over what is behind`() {
    let frame = frame([.fill(0, 0, 400, 300, .black), glass(all, tint: .white.faded(0.5))])
    #expect(frame[9, 9] == 0xff80_8080)
  }

  @Test func `half of an effect's opacity shows half of it`() {
    let frame = frame([
      .fill(0, 0, 400, 300, .black), glass(all, tint: .white, opacity: 0.5),
    ])
    #expect(abs(Int(frame[9, 9] & 0xff) - 128) <= 1)
  }

  @Test func `through a mask, the effect is seen where the mask is opaque`() {
    let list = DisplayList(items: [.fill(0, 0, 20, 20, .pureRed)])
    let mask = SubList(list: list, width: 40, height: 40, scale: 1, keepsStore: true)
    let rect = CGRect(x: 100, y: 100, width: 40, height: 40)
    let frame = frame([.fill(0, 0, 400, 300, .black), glass(rect, tint: .white, mask: mask)])
    #expect(frame[110, 110] == 0xffff_ffff)
    #expect(frame[130, 130] == 0xff00_0000)
  }

  @Test func `an effect sees the effect below it`() {
    let frame = frame([
      .fill(0, 0, 400, 300, .black), glass(all, tint: .white), glass(all, tint: .black.faded(0.5)),
    ])
    #expect(frame[200, 150] == 0xff80_8080 || frame[200, 150] == 0xff7f_7f7f)
  }

  @Test func `an effect in a list that is kept sees that list only`() {
    let inner = DisplayList(items: [.fill(0, 0, 50, 50, .pureRed), glass(all, blur: 4)])
    let list = SubList(list: inner, width: 100, height: 100, scale: 1, keepsStore: true)
    let frame = frame([
      .fill(0, 0, 400, 300, .pureBlue), DisplayList.Item(.sublist(list, opacity: 1)),
    ])
    #expect(frame[20, 20] == 0xffff_0000)
    #expect(frame[90, 90] == 0xff00_00ff)
  }

  // MARK: Damage

  private let bar = CGRect(x: 0, y: 0, width: 400, height: 50)

  @Test(arguments: [(60, true), (120, false)])
  func `a change within the reach of the blur damages all of the effect`(
    _ y: Int,
    _ isNear: Bool
  ) {
    let changed = DisplayList.Item.fill(100, CGFloat(y), 10, 10, .black)
    let ground = DisplayList.Item.fill(0, 0, 400, 300, .white)
    let glass = glass(bar, blur: 10)
    let damage = damage([ground, glass], [ground, changed, glass])
    #expect(damage.contains(x: 105, y: y + 5))
    #expect(damage.contains(x: 399, y: 49) == isNear && damage.contains(x: 0, y: 0) == isNear)
  }

  @Test func `a color above hides no change that the blur spreads`() {
    let cover = DisplayList.Item.fill(0, 0, 200, 100, .black)
    func items(_ color: DisplayList.Color) -> [DisplayList.Item] {
      [
        .fill(0, 0, 400, 300, .white), .fill(180, 0, 20, 40, color), glass(bar, blur: 10), cover,
      ]
    }
    #expect(damage(items(.pureRed), items(.pureGreen)).contains(x: 210, y: 20))
  }

  @Test func `a change above an effect damages itself only`() {
    let items = [.fill(0, 0, 400, 300, .white), glass(bar, blur: 10)]
    let damage = damage(items, items + [.fill(10, 10, 10, 10, .black)])
    #expect(damage.rects == [PixelRect(x: 10, y: 10, width: 10, height: 10)])
  }

  // MARK: The work

  @Test func `an effect with nothing new behind it is not made again`() {
    let items = [.fill(0, 0, 400, 300, .white), .fill(5, 5, 50, 9, .black), glass(bar, blur: 10)]
    let before = frame(items)
    #expect(compositor.counts.backdropsMade == 1)
    let after = frame(items + [.fill(10, 100, 10, 10, .black)])
    #expect(compositor.counts.backdropsMade == 1, "beyond the reach of the blur")
    #expect(after[30, 20] == before[30, 20])
    _ = frame([items[0], .fill(6, 5, 50, 9, .black), items[2]])
    #expect(compositor.counts.backdropsMade == 2)
  }

  @Test func `what an opaque effect covers is painted for the effect only`() {
    let glass = glass(CGRect(x: 0, y: 0, width: 400, height: 300), blur: 10)
    _ = frame([.fill(0, 0, 400, 300, .white), .fill(5, 5, 50, 9, .black), glass])
    #expect(compositor.counts.pixelsWritten == 2 * 400 * 300 + 50 * 9)
  }

  @Test func `nothing is kept for a frame without effects`() {
    let items = [.fill(0, 0, 400, 300, .white), .fill(5, 5, 50, 9, .black), glass(bar, blur: 10)]
    _ = frame(items)
    _ = frame(Array(items[0..<2]))
    _ = frame(items)
    #expect(compositor.counts.backdropsMade == 2)
  }
}
