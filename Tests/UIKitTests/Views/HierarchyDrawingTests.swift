// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// A view hierarchy that is drawn into an image, as it looks on the screen.
@MainActor struct HierarchyDrawingTests {
  /// A view with a red square in its corner, in a window.
  private func page(in world: World) -> (view: UIView, square: UIView) {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    view.backgroundColor = .white
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .red
    view.addSubview(square)
    world.window.addSubview(view)
    world.settle()
    return (view, square)
  }

  private func image(
    _ view: UIView,
    in rect: CGRect,
    scale: CGFloat = 2,
    afterUpdates: Bool = false
  ) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format)
    var isComplete = false
    let image = renderer.image { _ in
      isComplete = view.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }
    #expect(isComplete)
    return try #require(image.cgImage)
  }

  private static let red: UInt32 = 0xffff_0000
  private static let white: UInt32 = 0xffff_ffff

  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `a hierarchy fills the rectangle`(scale: CGFloat) throws {
    let world = World(scale: scale)
    let (view, _) = page(in: world)
    let factor = Int(scale)
    let whole = try image(view, in: CGRect(x: 5, y: 5, width: 40, height: 40), scale: scale)
    #expect(whole.pixel(x: 4 * factor, y: 4 * factor) == 0)
    #expect(whole.pixel(x: 5 * factor, y: 5 * factor) == Self.red)
    #expect(whole.pixel(x: 15 * factor - 1, y: 15 * factor - 1) == Self.red)
    #expect(whole.pixel(x: 16 * factor, y: 16 * factor) == Self.white)
    #expect(whole.pixel(x: 46 * factor, y: 20 * factor) == 0)
    let half = try image(view, in: CGRect(x: 0, y: 0, width: 20, height: 20), scale: scale)
    #expect(half.pixel(x: 2 * factor, y: 2 * factor) == Self.red)
    #expect(half.pixel(x: 8 * factor, y: 8 * factor) == Self.white)
    #expect(half.pixel(x: 21 * factor, y: 21 * factor) == 0)
  }

  @Test func `a running animation is drawn where it is`() throws {
    let world = World(scale: 2)
    let (view, square) = page(in: world)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x += 30 }
    world.advance(by: 0.5)
    let drawn = try image(view, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(drawn.pixel(x: 40, y: 10) == Self.red, "in the middle of its way")
    #expect(drawn.pixel(x: 4, y: 10) == Self.white && drawn.pixel(x: 76, y: 10) == Self.white)
    world.settle()
  }

  @Test func `pending layout is performed if asked to`() throws {
    final class Column: UIView {
      let square = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        square.backgroundColor = .red
        square.frame = bounds
        if square.superview == nil { addSubview(square) }
      }
    }
    let world = World(scale: 2)
    let view = Column(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    world.window.addSubview(view)
    let before = try image(view, in: view.bounds)
    #expect(before.pixel(x: 20, y: 20) == 0)
    let after = try image(view, in: view.bounds, afterUpdates: true)
    #expect(after.pixel(x: 20, y: 20) == Self.red)
  }

  @Test func `without a context, or without a size, nothing is drawn`() {
    let world = World()
    let (view, _) = page(in: world)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: false))
    _ = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      #expect(!UIView().drawHierarchy(in: view.bounds, afterScreenUpdates: true))
      #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: true))
      let far = CGRect(x: CGFloat.infinity, y: 0, width: 10, height: CGFloat.nan)
      #expect(!view.drawHierarchy(in: far, afterScreenUpdates: true))
    }
  }
}
