// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct LayerClassTests {
  private final class Ring: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    var shape: CAShapeLayer? { layer as? CAShapeLayer }
  }

  /// A layer of an app that sets values of its own when it is made.
  private final class Marked: CALayer {
    var isMarked = false

    override init() {
      super.init()
      isMarked = true
    }

    override init(layer: Any) {
      super.init(layer: layer)
      isMarked = (layer as? Marked)?.isMarked ?? false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class MarkedView: UIView {
    override class var layerClass: AnyClass { Marked.self }
  }

  @Test func `a view's layer is of its layerClass, made by its init`() throws {
    #expect(ObjectIdentifier(UIView.layerClass) == ObjectIdentifier(CALayer.self))
    #expect(ObjectIdentifier(type(of: UIView().layer)) == ObjectIdentifier(CALayer.self))
    #expect(Ring(frame: .zero).shape != nil)
    let view = MarkedView()
    let layer = try #require(view.layer as? Marked)
    #expect(layer.isMarked && layer.delegate === view)
  }

  @Test func `a presentation is of the layer's class, made by its init(layer:)`() throws {
    let world = World()
    let layer = try #require(MarkedView().layer as? Marked)
    #expect(world.perform { layer.presentation() }?.isMarked == true)
  }

  @Test func `a view of a shape is drawn`() {
    let (page, ring) = (
      UIViewController(), Ring(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    )
    page.view.backgroundColor = .black
    ring.shape?.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    ring.shape?.fillColor = UIColor.red.cgColor
    page.view.addSubview(ring)
    let world = World(size: CGSize(width: 80, height: 80), scale: 1, root: page)
    world.settle()
    #expect(world.frame.pixel(x: 40, y: 40) == 0xffff_0000)
    #expect(world.frame.pixel(x: 25, y: 25) == 0xff00_0000)
  }

  @Test func `a change of a view's shape is not animated by itself, and keeps its size`() {
    let world = World()
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    world.perform {
      UIView.animate(withDuration: 1) { ring.shape?.lineWidth = 7 }
    }
    #expect(ring.layer.animationKeys() == nil && ring.bounds.width == 40)
  }

  @Test func `a layerClass that is no layer traps`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Wrong: UIView {
          override class var layerClass: AnyClass { NSObject.self }
        }
        _ = Wrong()
      }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("layerClass must be a subclass of CALayer"))
  }
}
