// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Dispatch
import Synchronization
import Testing

@testable import UIKit

@Suite struct SymbolTests {
  private func traits(_ scale: CGFloat, _ body: () -> Void) {
    UITraitCollection(displayScale: scale).performAsCurrent(body)
  }

  /// Returns a symbol for a screen of 2 pixels per point, whatever screens other tests have.
  private func symbol(_ name: String, _ style: UIImage.SymbolConfiguration? = nil) -> UIImage? {
    var image: UIImage?
    traits(2) { image = UIImage(systemName: name, withConfiguration: style) }
    return image
  }

  @Test(arguments: ["chevron.backward", "chevron.forward", "xmark", "plus"])
  func `every symbol is a template that is drawn once`(_ name: String) throws {
    let image = try #require(symbol(name))
    #expect(image.isSymbolImage)
    #expect(image.attributes.isTemplate)
    #expect(image.cgImage == symbol(name)?.cgImage)
    #expect(image.cgImage?.inkBounds.isEmpty == false)
  }

  @Test func `threads that draw a symbol at once get the same pixels`() {
    for round in 0..<10 {
      let style = SymbolStyle(size: 101 + CGFloat(round))
      let drawn = Mutex<[CGImage]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        guard let pixels = SymbolCache.pixels(of: .cross, style: style, scale: 3) else { return }
        drawn.withLock { $0.append(pixels) }
      }
      drawn.withLock { images in
        #expect(images.count == 4)
        #expect(images.allSatisfy { $0 === images[0] })
      }
    }
  }

  @Test func `an unknown symbol name is no image and is logged once`() {
    let lines = RetourLog.capturing {
      #expect(UIImage(systemName: "dragon.fire") == nil)
      #expect(UIImage(systemName: "dragon.fire") == nil)
    }
    #expect(lines.count == 1)
  }

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `the bar's chevron is 13 by 21 points at every scale`(_ scale: CGFloat) {
    traits(scale) {
      let style = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
      let image = UIImage(systemName: "chevron.backward", withConfiguration: style)
      #expect(image?.size == CGSize(width: 13, height: 21))
      #expect(image?.scale == scale)
    }
  }

  @Test func `the backward chevron points left and the forward one right, inside their bounds`()
    throws
  {
    func tip(_ name: String) throws -> (left: Int, right: Int) {
      let image = try #require(symbol(name)?.cgImage)
      let row = image.height / 2
      let ink = (0..<image.width).filter { image.pixel($0, row) >> 24 > 128 }
      return (try #require(ink.min()), image.width - 1 - (try #require(ink.max())))
    }
    let (backward, forward) = (try tip("chevron.backward"), try tip("chevron.forward"))
    #expect(backward.left < backward.right)
    #expect(forward.right < forward.left)
  }

  @Test func `only chevrons are mirrored`() {
    #expect(UIImage(systemName: "chevron.backward")?.flipsForRightToLeftLayoutDirection == true)
    #expect(UIImage(systemName: "xmark")?.flipsForRightToLeftLayoutDirection == false)
  }

  @Test func `weight and size change the drawn symbol`() throws {
    func ink(_ weight: UIImage.SymbolWeight, _ size: CGFloat) throws -> Int {
      let style = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      let image = try #require(symbol("plus", style)?.cgImage)
      return image.pixels.filter { $0 >> 24 > 128 }.count
    }
    #expect(try ink(.thin, 40) < ink(.regular, 40))
    #expect(try ink(.regular, 40) < ink(.black, 40))
    #expect(try ink(.regular, 20) < ink(.regular, 40))
  }

  @Test func `sizes out of range are clamped`() {
    for size in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
      let style = UIImage.SymbolConfiguration(pointSize: size)
      #expect(style.style.side >= 1)
      #expect(style.style.side <= 1000)
    }
  }
}
