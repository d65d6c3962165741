// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import UIKit

struct SymbolTests {
  private func traits(_ scale: CGFloat, _ body: () -> Void) {
    UITraitCollection(displayScale: scale).performAsCurrent(body)
  }

  /// Returns a symbol for a screen of 2 pixels per point, whatever screens other tests have.
  private func symbol(_ name: String, _ style: UIImage.SymbolConfiguration? = nil) -> UIImage? {
    var image: UIImage?
    traits(2) { image = UIImage(systemName: name, withConfiguration: style) }
    return image
  }

  @Test(arguments: ["chevron.backward", "chevron.forward", "xmark", "plus", "trash", "gearshape"])
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
        guard let pixels = SymbolCache.pixels(of: .strokes(.cross), style: style, scale: 3) else {
          return
        }
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
      let ink = (0..<image.width).filter { image.pixel(x: $0, y: row) >> 24 > 128 }
      return (try #require(ink.min()), image.width - 1 - (try #require(ink.max())))
    }
    let (backward, forward) = (try tip("chevron.backward"), try tip("chevron.forward"))
    #expect(backward.left < backward.right)
    #expect(forward.right < forward.left)
  }

  @Test(
    arguments: [
      ("chevron.backward", true), ("xmark", false), ("arrow.backward", true),
      ("arrow.uturn.forward", true), ("arrow.left", false), ("forward.fill", false),
    ]
  )
  func `what points back or forward is mirrored, not what points to a side`(
    _ name: String,
    _ flips: Bool
  ) {
    #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == flips)
  }

  @Test func `each letter is in the font, in the middle of its square, and has a shape of its own`()
    throws
  {
    #expect(SymbolLetters.codes.count > 120)
    var names: [[UInt32]: UInt32] = [:]
    for (name, code) in SymbolLetters.codes {
      let image = try #require(symbol(name, UIImage.SymbolConfiguration(pointSize: 20)))
      #expect(image.size == CGSize(width: 24, height: 24))
      let pixels = try #require(image.cgImage)
      let ink = pixels.inkBounds
      #expect(ink.width >= 8 && ink.height >= 3, "\(name)")
      #expect(abs(ink.midX - 24) <= 6 && abs(ink.midY - 24) <= 6, "\(name) \(ink)")
      let known = names[pixels.pixels]
      #expect(known == nil || known == code, "\(name)")
      names[pixels.pixels] = code
    }
  }

  @Test func `without the font its symbols are no images, which is logged once`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("retour-symbols-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let settings = folder.appendingPathComponent("fonts.conf")
      try "<fontconfig><cachedir>\(folder.path)</cachedir></fontconfig>"
        .write(to: settings, atomically: true, encoding: .utf8)
      setenv("FONTCONFIG_FILE", settings.path, 1)
      let lines = RetourLog.capturing {
        precondition(UIImage(systemName: "trash") == nil)
        precondition(UIImage(systemName: "gearshape") == nil)
        precondition(UIImage(systemName: "xmark") != nil)
      }
      precondition(lines.filter { $0.contains(SymbolLetters.package) }.count == 1, "\(lines)")
    }
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
