// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Actions, layout and display of layers that are the same in Apple's Core Animation.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct LayerActionParityTests {
  /// A delegate that answers with an action, and counts what it is asked to do.
  private final class Delegate: NSObject, CALayerDelegate {
    var action: (any CAAction)?
    var layouts = 0
    var displays = 0
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { action }
    func layoutSublayers(of layer: CALayer) { layouts += 1 }
    func display(_ layer: CALayer) { displays += 1 }
  }

  private let delegate = Delegate()

  // Apple documentation of `action(forKey:)`: the delegate is asked first.
  @Test func `the delegate's action comes first`() {
    let layer = CALayer()
    layer.delegate = delegate
    layer.actions = ["name": CABasicAnimation(keyPath: "opacity")]
    delegate.action = CABasicAnimation(keyPath: "position")
    let action = layer.action(forKey: "name") as? CABasicAnimation
    #expect(action?.keyPath == "position")
  }

  // Apple documentation of `action(forKey:)`: then the dictionary of the layer.
  @Test func `the layer's own actions come after the delegate's`() {
    let layer = CALayer()
    layer.delegate = delegate
    layer.actions = ["name": CABasicAnimation(keyPath: "opacity")]
    let action = layer.action(forKey: "name") as? CABasicAnimation
    #expect(action?.keyPath == "opacity")
  }

  // Apple documentation of `action(forKey:)`: NSNull ends the search.
  @Test func `NSNull ends the search for an action`() {
    let layer = CALayer()
    layer.delegate = delegate
    layer.actions = ["name": CABasicAnimation(keyPath: "opacity")]
    delegate.action = NSNull()
    #expect(layer.action(forKey: "name") == nil)
  }

  // Apple documentation of `action(forKey:)`: at last the class is asked.
  @Test func `the class's action comes last`() {
    final class Layer: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "name" ? CABasicAnimation(keyPath: "bounds") : nil
      }
    }
    let layer = Layer()
    #expect((layer.action(forKey: "name") as? CABasicAnimation)?.keyPath == "bounds")
    layer.actions = ["name": CABasicAnimation(keyPath: "position")]
    #expect((layer.action(forKey: "name") as? CABasicAnimation)?.keyPath == "position")
  }

  // Apple documentation of `action(for:forKey:)` of UIView: NSNull outside of animations.
  @Test func `a view has actions for its layer in animation blocks only`() {
    let view = UIView()
    #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
    UIView.animate(withDuration: 1) {
      #expect(!(view.action(for: view.layer, forKey: "opacity") is NSNull))
    }
  }

  // Apple documentation of `setNeedsLayout()` and `layoutIfNeeded()`.
  @Test func `a layout that is due happens once`() {
    let layer = CALayer()
    layer.delegate = delegate
    layer.setNeedsLayout()
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.layouts == 1 && !layer.needsLayout())
  }

  // Apple documentation of `setNeedsDisplay()` and `displayIfNeeded()`.
  @Test func `a display that is due happens once`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(delegate.displays == 1 && !layer.needsDisplay())
  }

  // Apple documentation of `add(_:forKey:)`: the layer keeps a copy.
  @Test func `an animation that is added is copied`() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 5
    layer.add(animation, forKey: "fade")
    animation.duration = 9
    #expect(layer.animation(forKey: "fade")?.duration == 5)
    #expect(layer.animation(forKey: "fade") !== animation)
  }

  // Apple documentation of `add(_:forKey:)`: one animation for a key.
  @Test func `an animation takes the place of the former one of its key`() {
    let layer = CALayer()
    for duration in [3.0, 4.0] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = duration
      layer.add(animation, forKey: "fade")
    }
    #expect(layer.animationKeys() == ["fade"])
    #expect(layer.animation(forKey: "fade")?.duration == 4)
  }

  // Apple documentation of `removeAnimation(forKey:)` and `removeAllAnimations()`.
  @Test func `animations are removed by their key, or all`() {
    let layer = CALayer()
    for key in ["a", "b", "c"] {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 5
      layer.add(animation, forKey: key)
    }
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a", "c"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  // Apple documentation of `add(_:forKey:)`: a duration of 0 is that of the transaction.
  @Test func `an animation without a duration has that of the transaction`() {
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setAnimationDuration(7)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    CATransaction.commit()
    #expect(layer.animation(forKey: "fade")?.duration == 7)
  }

  // Apple documentation of `model()`: the model of a layer of the model is itself.
  @Test func `a layer of the model is its own model`() {
    let layer = CALayer()
    #expect(layer.model() === layer)
  }
}
