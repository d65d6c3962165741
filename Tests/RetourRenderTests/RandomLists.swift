// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import TestSupport

@testable import RetourRender

/// Lists of every kind of item at random places.
struct RandomLists {
  var generator: SeededGenerator
  let width: Int
  let height: Int
  /// Whether to make only items that the reference painter supports.
  let isPlain: Bool

  init(seed: UInt64, width: Int, height: Int, isPlain: Bool) {
    generator = SeededGenerator(seed: seed)
    (self.width, self.height, self.isPlain) = (width, height, isPlain)
  }

  mutating func list(depth: Int = 2) -> DisplayList {
    DisplayList(items: (0..<Int.random(in: 1...8, using: &generator)).map { _ in item(depth) })
  }

  /// A list with some items changed, added, removed or moved to another place.
  mutating func variation(of list: DisplayList) -> DisplayList {
    var items = list.items
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: 0...items.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: items.insert(item(2), at: index)
      case 1 where index < items.count: items.remove(at: index)
      case 2 where index < items.count: items[index] = item(2)
      case 3 where index < items.count:
        items[index].transform.tx += number(-4...4)
        items[index].transform.ty += number(-4...4)
      case 4 where index < items.count:
        if case .sublist(let old, let opacity) = items[index].content {
          let new = SubList(
            list: variation(of: old.list),
            width: old.width,
            height: old.height,
            scale: old.scale,
            origin: old.origin,
            cornerRadius: old.cornerRadius,
            keepsStore: old.keepsStore
          )
          items[index].content = .sublist(new, opacity: opacity)
        } else {
          items[index].clip = clip()
        }
      default: break
      }
    }
    return DisplayList(items: items)
  }

  private mutating func item(_ depth: Int) -> DisplayList.Item {
    DisplayList.Item(transform: transform(), clip: clip(), content: content(depth))
  }

  private mutating func content(_ depth: Int) -> DisplayList.Content {
    switch Int.random(in: 0..<(isPlain ? 4 : 8), using: &generator) {
    case 0 where depth > 0:
      var inner = self
      inner.generator = SeededGenerator(seed: generator.next())
      let list = SubList(
        list: inner.list(depth: depth - 1),
        width: Int.random(in: 1...width, using: &generator),
        height: Int.random(in: 1...height, using: &generator),
        scale: 1,
        origin: CGPoint(x: number(-9...9), y: number(-9...9)),
        cornerRadius: isPlain || flip() ? 0 : number(0...9),
        keepsStore: flip()
      )
      return .sublist(list, opacity: flip() ? 1 : Float(number(0...1)))
    case 1:
      let (wide, high) = (Int(number(1...20)), Int(number(1...20)))
      let image = image(wide, high)
      let size =
        isPlain || flip()
        ? CGSize(width: wide, height: high)
        : CGSize(width: number(1...40), height: number(1...40))
      let rect = CGRect(origin: CGPoint(x: number(-9...50), y: number(-9...50)), size: size)
      return .image(
        image,
        rect,
        opacity: flip() ? 1 : Float(number(0...1)),
        tint: flip() ? nil : color()
      )
    case 4:
      return .border(rect(), cornerRadius: radius(), width: number(0...6), color())
    case 5:
      return .shadow(
        rect(),
        cornerRadius: radius(),
        offset: CGSize(width: number(-4...4), height: 2),
        blur: number(0...6),
        color()
      )
    case 6: return .sublist(page(), opacity: 1)
    case 7:
      return .backdrop(
        rect(),
        cornerRadius: radius(),
        Backdrop(blur: number(0...5), saturation: number(0...2), tint: color()),
        mask: nil,
        opacity: flip() ? 1 : Float(number(0...1))
      )
    default:
      return .fill(rect(), cornerRadius: isPlain ? 0 : radius(), color())
    }
  }

  /// An opaque image, a translucent one, or a stencil.
  private mutating func image(_ width: Int, _ height: Int) -> CGImage {
    let isOpaque = flip()
    let isStencil = !isOpaque && flip()
    var pixels = SeededGenerator(seed: generator.next())
    guard isStencil else {
      return CGImage.made(width, height, isOpaque: isOpaque) { _, _ in
        let pixel = UInt32.random(in: 0...0xffff_ffff, using: &pixels)
        return isOpaque
          ? pixel | 0xff00_0000
          : ReferencePainter.times(pixel | 0xff00_0000, pixel >> 24)
      }
    }
    let color = color()
    let (red, green, blue) = (CGFloat(color.red), CGFloat(color.green), CGFloat(color.blue))
    let ink = CGColor(red: red, green: green, blue: blue, alpha: CGFloat(color.alpha))
    return CGImage.stencil(width, height, ink) { x, _ in
      x % 12 < 8 ? CGFloat.random(in: 0...1, using: &pixels) : 0
    }
  }

  /// A list with an opaque bottom and few items on it, such as an app's page.
  private mutating func page() -> SubList {
    let size = CGSize(width: width, height: height)
    var bottom = color()
    bottom.alpha = 1
    var items: [DisplayList.Item] = [.fill(0, 0, size.width, size.height, bottom)]
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      items.append(.fill(number(-9...50), number(-9...50), number(1...15), number(1...15), color()))
    }
    return SubList(
      list: DisplayList(items: items),
      width: width,
      height: height,
      scale: 1,
      keepsStore: flip()
    )
  }

  private mutating func transform() -> CGAffineTransform {
    let moved = CGAffineTransform(translationX: number(-20...20), y: number(-20...20))
    if isPlain || flip() { return moved }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return moved.scaledBy(x: number(0.2...3), y: number(0.2...3))
    case 1: return moved.rotated(by: number(-3...3))
    case 2: return moved.scaledBy(x: -1, y: 1)
    default:
      return moved.concatenating(
        CGAffineTransform(a: 1, b: number(-1...1), c: number(-1...1), d: 1, tx: 0, ty: 0)
      )
    }
  }

  private mutating func rect() -> CGRect {
    // At least a pixel: thinner ones are widened, which the reference painter does not know.
    CGRect(x: number(-9...50), y: number(-9...50), width: number(1...60), height: number(1...60))
  }

  private mutating func clip() -> PixelRect {
    if flip() { return PixelRect(x: 0, y: 0, width: 1000, height: 1000) }
    return PixelRect(
      x: Int(number(-9...30)),
      y: Int(number(-9...30)),
      width: Int(number(0...60)),
      height: Int(number(0...60))
    )
  }

  private mutating func color() -> DisplayList.Color {
    DisplayList.Color(
      red: Float(number(0...1)),
      green: Float(number(0...1)),
      blue: Float(number(0...1)),
      alpha: flip() ? 1 : Float(number(0...1))
    )
  }

  private mutating func radius() -> CGFloat { flip() ? 0 : number(0...20) }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat(Double.random(in: range.lowerBound...range.upperBound, using: &generator))
  }
}
