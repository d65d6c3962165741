// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Animations of views that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewAnimationParityTests {
  /// A view in a window.
  private func makeView() throws -> (UIView, UIWindow) {
    let page = UIViewController()
    let window = try makeWindow(page)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(view)
    return (view, window)
  }

  // Apple documentation of `animate(withDuration:animations:completion:)`: a duration of 0.
  @Test func `a duration of 0 changes without an animation`() async throws {
    let (view, window) = try makeView()
    await happened { done in
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: { _ in
        done()
      }
      #expect(view.alpha == 0.5)
    }
    #expect(view.layer.animationKeys() == nil)
    window.isHidden = true
  }

  // Apple documentation of `animate(withDuration:animations:)`: properties are animated.
  @Test func `properties that change in a block are animated`() throws {
    let (view, window) = try makeView()
    UIView.animate(withDuration: 5) {
      view.alpha = 0
      view.center = CGPoint(x: 50, y: 50)
    }
    #expect(view.layer.animationKeys()?.isEmpty == false)
    view.layer.removeAllAnimations()
    window.isHidden = true
  }

  // Apple documentation of `removeAllAnimations()` and of the completion: it has not finished.
  @Test func `an animation that is removed completes as not finished`() async throws {
    let (view, window) = try makeView()
    var isFinished = true
    await happened { done in
      UIView.animate(withDuration: 60) {
        view.alpha = 0
      } completion: {
        isFinished = $0
        done()
      }
      view.layer.removeAllAnimations()
    }
    #expect(!isFinished && view.alpha == 0)
    window.isHidden = true
  }

  // Apple documentation of `setAnimationsEnabled(_:)`: without animations blocks act at once.
  @Test func `nothing is animated while animations are disabled`() throws {
    let (view, window) = try makeView()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 5) { view.alpha = 0 }
    UIView.setAnimationsEnabled(true)
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil && UIView.areAnimationsEnabled)
    window.isHidden = true
  }

  // Apple documentation of `performWithoutAnimation(_:)`: also inside of a block.
  @Test func `what is performed without animation is not animated in a block`() throws {
    let (view, window) = try makeView()
    UIView.animate(withDuration: 5) {
      UIView.performWithoutAnimation { view.alpha = 0 }
    }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
    window.isHidden = true
  }

  // Apple documentation of `inheritedAnimationDuration`: that of the block, else 0.
  @Test func `the duration of the block can be read in it`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 3) { #expect(UIView.inheritedAnimationDuration == 3) }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  // Apple header UIView.h: a nested block inherits the duration unless it overrides it.
  @Test func `a nested block inherits the duration`() {
    UIView.animate(withDuration: 3) {
      UIView.animate(withDuration: 9) { #expect(UIView.inheritedAnimationDuration == 3) }
      UIView.animate(withDuration: 9, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 9)
      }
    }
  }

  // Apple documentation of `transition(with:duration:options:animations:completion:)`.
  @Test func `a transition changes its view and completes`() async throws {
    let (view, window) = try makeView()
    await happened { done in
      UIView.transition(with: view, duration: 0.05, options: .transitionCrossDissolve) {
        view.backgroundColor = .red
      } completion: { _ in
        done()
      }
    }
    #expect(view.backgroundColor == .red)
    window.isHidden = true
  }

  // Apple header UIView.h: the bits of the options and the values of the curves.
  @Test func `options and curves have the values of the header`() {
    typealias Options = UIView.AnimationOptions
    #expect(Options.layoutSubviews.rawValue == 1 && Options.allowUserInteraction.rawValue == 2)
    #expect(Options.beginFromCurrentState.rawValue == 4 && Options.repeat.rawValue == 8)
    #expect(Options.autoreverse.rawValue == 16)
    #expect(Options.overrideInheritedDuration.rawValue == 32)
    #expect(Options.overrideInheritedCurve.rawValue == 64)
    #expect(Options.curveEaseInOut.rawValue == 0 && Options.curveEaseIn.rawValue == 1 << 16)
    #expect(Options.curveEaseOut.rawValue == 2 << 16 && Options.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationCurve.easeInOut.rawValue == 0)
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
  }
}
