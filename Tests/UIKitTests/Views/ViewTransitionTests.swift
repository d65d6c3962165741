// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct ViewTransitionTests {
  private let log = CallbackLog()
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  private let world: World

  /// A page of 80 points with a red box.
  init() {
    page.view.backgroundColor = .black
    box.backgroundColor = .red
    page.view.addSubview(box)
    world = World(size: CGSize(width: 80, height: 80), scale: 1, root: page)
    world.settle()
  }

  private func red(_ x: Int = 40, _ y: Int = 40) -> Int {
    Int(world.frame.pixel(x: x, y: y) >> 16 & 0xff)
  }

  private func dissolve(
    _ options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    let log = log
    world.perform {
      UIView.transition(
        with: box,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear, options],
        animations: changes,
        completion: { log.add("done \($0)") }
      )
    }
  }

  @Test func `the old content dissolves into the new one`() {
    dissolve { box.backgroundColor = .black }
    #expect(log.lines.isEmpty && box.backgroundColor == .black)
    world.advance(by: 0.25)
    #expect(abs(red() - 191) <= 3)
    world.advance(by: 0.5)
    #expect(abs(red() - 64) <= 3)
    world.settle()
    #expect(red() == 0 && log.lines == ["done true"])
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func `changes inside are at their end at once, unless content is allowed to move`() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(inner)
    dissolve { inner.center.x = 35 }
    #expect(inner.layer.animationKeys() == nil)
    world.settle()
    dissolve(.allowAnimatedContent) { inner.center.x = 5 }
    #expect(inner.layer.animationKeys()?.count == 1)
    world.advance(by: 0.5)
    #expect(abs((inner.layer.presentation()?.position.x ?? 0) - 20) < 0.5)
    world.settle()
    #expect(log.lines == ["done true", "done true"])
  }

  @Test func `without a transition the changes are animated`() {
    world.perform {
      UIView.transition(
        with: box,
        duration: 1,
        options: .curveLinear,
        animations: { box.alpha = 0 }
      )
    }
    world.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
  }

  @Test func `with no time or animations disabled it completes without a transition`() {
    world.perform {
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      dissolve { box.backgroundColor = .black }
    }
    #expect(log.lines.isEmpty && box.layer.animationKeys() == nil)
    world.settle()
    #expect(log.lines == ["done true"] && red() == 0)
  }

  @Test func `a transition whose layer leaves the screen is not finished`() {
    dissolve { box.backgroundColor = .black }
    world.advance(by: 0.2)
    world.perform { box.removeFromSuperview() }
    world.settle()
    #expect(log.lines == ["done false"])
  }

  @Test func `a view takes the place of another`() {
    let other = UIView(frame: box.frame)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    page.view.addSubview(cover)
    let log = log
    world.perform {
      UIView.transition(
        from: box,
        to: other,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear],
        completion: { log.add("done \($0)") }
      )
    }
    #expect(box.superview == nil && page.view.subviews == [other, cover])
    world.advance(by: 0.5)
    #expect(abs(red() - 128) <= 3)
    world.settle()
    #expect(log.lines == ["done true"] && red() == 0)
  }

  @Test func `a view that is hidden for another stays where it is`() {
    let other = UIView(frame: box.frame)
    other.isHidden = true
    page.view.addSubview(other)
    world.perform {
      UIView.transition(
        from: box,
        to: other,
        duration: 1,
        options: [.transitionCrossDissolve, .showHideTransitionViews]
      )
    }
    #expect(page.view.subviews == [box, other] && box.isHidden && !other.isHidden)
    world.settle()
    #expect(red() == 0)
  }
}
