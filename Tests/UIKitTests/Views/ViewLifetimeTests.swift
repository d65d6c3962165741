// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourTesting
import Testing
import UIKit

/// Outward references in a view hierarchy neither retain nor dangle.
@MainActor
struct ViewLifetimeTests {
  @Test func `a view that outlives its superview has no superview`() {
    let inner = UIView()
    weak var gone: UIView?
    do {
      let outer = UIView()
      outer.addSubview(inner)
      gone = outer
    }
    #expect(gone == nil)
    #expect(inner.superview == nil)
    #expect(inner.next == nil)
  }

  @Test func `a descendant that outlives its window has no window`() {
    let inner = UIView()
    weak var gone: UIWindow?
    do {
      let world = World()
      let outer = UIView()
      outer.addSubview(inner)
      world.window.addSubview(outer)
      #expect(inner.window === world.window)
      gone = world.window
    }
    #expect(gone == nil)
    #expect(inner.window == nil)
    inner.removeFromSuperview()
    #expect(inner.superview == nil)
  }

  @Test func `a layer that outlives its view has no delegate`() {
    let layer: CALayer
    weak var gone: UIView?
    do {
      let view = UIView()
      layer = view.layer
      #expect(layer.delegate === view)
      gone = view
    }
    #expect(gone == nil)
    #expect(layer.delegate == nil)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.layoutIfNeeded()
  }

  @Test func `another delegate of a view's layer is not retained`() {
    let view = UIView()
    do {
      let other = UIView()
      view.layer.delegate = other
      #expect(view.layer.delegate === other)
    }
    #expect(view.layer.delegate == nil)
  }

  @Test func `a view that outlives its controller is followed by its superview in the chain`() {
    let view = UIView()
    let outer = UIView()
    outer.addSubview(view)
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      controller.view = view
      #expect(view.next === controller)
      gone = controller
    }
    #expect(gone == nil)
    #expect(view.next === outer)
  }

  @Test func `a released root view can belong to another controller`() {
    let view = UIView()
    let second = UIViewController()
    do {
      let first = UIViewController()
      first.view = view
      first.view = nil
      second.view = view
    }
    #expect(view.next === second)
  }
}
