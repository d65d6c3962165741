// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Behavior of image renderers and contexts that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ImageRendererParityTests {
  // Apple documentation of `UIGraphicsImageRendererFormat`: not opaque, the scale of the screen.
  @Test func `the default format is that of the screen, not opaque`() {
    let format = UIGraphicsImageRendererFormat.default()
    #expect(!format.opaque && format.scale == UIScreen.main.scale)
    #expect(UIGraphicsImageRendererFormat.preferred().scale == UIScreen.main.scale)
  }

  // Apple documentation of `init(size:)`.
  @Test func `an image has the size of the renderer in the scale of its format`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image { _ in }
    #expect(image.size == CGSize(width: 12, height: 7) && image.scale == UIScreen.main.scale)
  }

  // Apple documentation of `init(bounds:)`: the bounds are the context's.
  @Test func `the origin of the bounds is that of the context`() {
    let bounds = CGRect(x: 100, y: 50, width: 20, height: 10)
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    let image = renderer.image { context in
      #expect(context.format.bounds == bounds)
      #expect(context.cgContext.boundingBoxOfClipPath == bounds)
    }
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  // Apple documentation of UIGraphicsGetCurrentContext: nil unless something draws.
  @Test func `the renderer's context is the current one while it draws`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  // Apple documentation of `currentImage`: what was drawn so far.
  @Test func `the current image has the size of the renderer`() {
    let size = CGSize(width: 4, height: 8)
    _ = UIGraphicsImageRenderer(size: size).image { context in
      #expect(context.currentImage.size == size)
    }
  }

  // Apple documentation of `pngData(actions:)`.
  @Test func `a renderer writes data that can be read`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 8), format: format)
    let data = renderer.pngData { _ in }
    #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 8))
  }

  // Apple documentation of UIGraphicsBeginImageContext: a scale of 1.
  @Test func `an image context has a scale of 1 unless told otherwise`() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 8))
    #expect(UIGraphicsGetCurrentContext() != nil)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 1 && image?.size == CGSize(width: 4, height: 8))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  // Apple documentation of UIGraphicsBeginImageContextWithOptions: 0 is the screen's scale.
  @Test func `a scale of 0 is that of the screen`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 8), false, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == UIScreen.main.scale)
  }

  // Apple documentation of UIGraphicsGetImageFromCurrentImageContext: nil without a context.
  @Test func `there is no image without a context`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  // Apple documentation of UIGraphicsPushContext: contexts are a stack.
  @Test func `the end of an image context returns to the former one`() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 8))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
  }
}
