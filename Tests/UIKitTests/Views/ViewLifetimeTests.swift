// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourTesting
import Testing
import UIKit

/// What points outwards in a tree of views keeps nothing alive and never points at what is gone.
@MainActor
@Suite struct ViewLifetimeTests {
  @Test func `a view that outlives its superview has none`() {
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

  @Test func `a view that outlives its window has none, however deep it lay`() {
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

  @Test func `another delegate of a view's layer is neither kept nor missed`() {
    let view = UIView()
    do {
      let other = UIView()
      view.layer.delegate = other
      #expect(view.layer.delegate === other)
    }
    #expect(view.layer.delegate == nil)
  }

  @Test func `a view that outlives its controller answers to its superview`() {
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

  @Test func `a view that a controller let go is the next one's, also when the first is freed`() {
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
