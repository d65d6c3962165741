// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct ImageContextTests {
  @Test(arguments: [1.0, 2, 3])
  func `what is drawn into an image context is its image`(scale: CGFloat) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, scale)
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 10, height: 6) && image.scale == scale)
    let pixels = try #require(image.cgImage)
    #expect(pixels.pixel(x: 1, y: 1) == 0xffff_0000 && pixels.pixel(x: pixels.width - 1, y: 1) == 0)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `image contexts nest, and an earlier image does not change`() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    let before = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsEndImageContext()
    UIColor.blue.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let after = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsEndImageContext()
    #expect(before.pixel(x: 1, y: 1) == 0 && after.pixel(x: 1, y: 1) == 0xff00_00ff)
    #expect(inner.width == 2 && inner.pixel(x: 0, y: 0) >> 24 == 255)
  }

  @Test func `an empty image context has no context and no image`() {
    _ = RetourLog.capturing { UIGraphicsBeginImageContext(.zero) }
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(arguments: [
    (CGPathDrawingMode.fill, 0xffff_0000 as UInt32, 0 as UInt32),
    (.stroke, 0, 0xff00_00ff), (.fillStroke, 0xffff_0000, 0xff00_00ff),
    (.eoFill, 0xffff_0000, 0), (.eoFillStroke, 0xffff_0000, 0xff00_00ff),
  ])
  func `a path is filled, stroked or both`(
    _ mode: CGPathDrawingMode,
    _ inside: UInt32,
    _ edge: UInt32
  ) throws {
    UIGraphicsBeginImageContext(CGSize(width: 20, height: 20))
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    context.setFillColor(UIColor.red.cgColor)
    context.setStrokeColor(UIColor.blue.cgColor)
    context.setLineWidth(4)
    context.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))
    context.drawPath(using: mode)
    #expect(context.isPathEmpty)
    let pixels = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    #expect(pixels.pixel(x: 10, y: 10) == inside && pixels.pixel(x: 3, y: 10) == edge)
  }

  @Test func `a view is seen through its mask's alpha`() {
    let page = UIViewController()
    page.view.backgroundColor = .black
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    box.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = .white
    box.mask = mask
    page.view.addSubview(box)
    let world = World(size: CGSize(width: 60, height: 60), scale: 1, root: page)
    world.settle()
    #expect(world.frame.pixel(x: 15, y: 20) == 0xffff_0000)
    #expect(world.frame.pixel(x: 45, y: 20) == 0xff00_0000)
    #expect(box.mask === mask && mask.superview == nil && box.layer.mask === mask.layer)
    world.perform { box.mask = nil }
    world.settle()
    #expect(world.frame.pixel(x: 45, y: 20) == 0xffff_0000 && box.layer.mask == nil)
  }
}
