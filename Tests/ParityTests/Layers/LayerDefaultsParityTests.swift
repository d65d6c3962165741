// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Defaults of layers that are the same in Apple's Core Animation.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct LayerDefaultsParityTests {
  // Apple header CALayer.h: the defaults of the geometry.
  @Test func `a layer has the documented geometry`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero && layer.position == .zero && layer.frame == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform) && layer.contentsScale == 1)
    #expect(layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  // Apple header CALayer.h: the defaults of what is drawn.
  @Test func `a layer is opaque to the eye, but draws nothing`() {
    let layer = CALayer()
    #expect(layer.opacity == 1 && !layer.isHidden && !layer.isOpaque)
    #expect(layer.contents == nil && layer.backgroundColor == nil && layer.mask == nil)
    #expect(layer.contentsGravity == .resize && !layer.needsDisplayOnBoundsChange)
    #expect(!layer.shouldRasterize && !layer.masksToBounds)
  }

  // Apple header CALayer.h: the border is opaque black and 0 points wide.
  @Test func `a border is black and has no width`() {
    let layer = CALayer()
    #expect(layer.borderWidth == 0 && layer.cornerRadius == 0)
    #expect(layer.borderColor?.components?.last == 1)
    #expect(layer.borderColor?.components?.first == 0)
  }

  // Apple header CALayer.h: the shadow is opaque black, invisible, 3 points above and 3 wide.
  @Test func `a shadow is black, transparent, and lies above`() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowPath == nil)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowColor?.alpha == 1)
  }

  // Apple header CALayer.h: no relations by default.
  @Test func `a layer is alone`() {
    let layer = CALayer()
    #expect(layer.superlayer == nil && layer.sublayers == nil && layer.delegate == nil)
    #expect(layer.name == nil && layer.actions == nil && layer.animationKeys() == nil)
  }

  // Apple header CAMediaTiming.h: the defaults.
  @Test func `the time of a layer is that of its superlayer`() {
    let layer = CALayer()
    #expect(layer.beginTime == 0 && layer.timeOffset == 0 && layer.speed == 1)
    #expect(layer.repeatCount == 0 && layer.repeatDuration == 0 && !layer.autoreverses)
    #expect(layer.fillMode == .removed)
  }

  // Apple header CALayer.h: the names of the gravities.
  @Test func `the gravities have the names of the header`() {
    let gravities: [CALayerContentsGravity] = [
      .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
      .resize, .resizeAspect, .resizeAspectFill,
    ]
    #expect(
      gravities.map(\.rawValue) == [
        "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft",
        "bottomRight", "resize", "resizeAspect", "resizeAspectFill",
      ]
    )
  }

  // Apple documentation of `layer` of UIView: the view is the layer's delegate.
  @Test func `a view is the delegate of its layer`() {
    let view = UIView()
    #expect(view.layer.delegate === view)
  }
}
