// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Behavior of views and view controllers that is the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewParityTests {
  // Apple header: defaults of UIView.
  @Test func `a view has its documented defaults`() {
    let view = UIView()
    #expect(view.frame == .zero && view.alpha == 1 && !view.isHidden)
    #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled)
    #expect(view.autoresizesSubviews && view.autoresizingMask == [])
    #expect(view.contentMode == .scaleToFill && view.backgroundColor == nil)
    #expect(!view.clipsToBounds && view.tag == 0 && view.transform == .identity)
  }

  // Apple documentation: hidden views, views with an alpha below 0.01 and disabled views receive
  // no touches; the right and bottom edges are outside (measured).
  @Test func `hit testing skips hidden, transparent and disabled views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 49, y: 49), with: nil) === view)
    #expect(root.hitTest(CGPoint(x: 50, y: 49), with: nil) === root)
    view.alpha = 0.005
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    view.alpha = 1
    view.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
    view.isHidden = false
    view.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === root)
  }

  // Apple documentation: flexible dimensions share a resize in proportion to their lengths.
  @Test func `flexible dimensions share a resize in proportion`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 20, y: 0, width: 50, height: 100))
    root.addSubview(view)
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    root.frame.size.width = 200
    #expect(view.frame == CGRect(x: 40, y: 0, width: 100, height: 100))
  }

  // Apple header: `addChild` calls `willMove`, never `didMove`; `removeFromParent` the reverse.
  @Test func `addChild calls willMove only, and removeFromParent didMove only`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        calls.append("will \(parent == nil)")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append("did \(parent == nil)")
      }
    }
    let (parent, child) = (UIViewController(), Child())
    parent.addChild(child)
    #expect(child.calls == ["will false"] && child.parent === parent)
    child.removeFromParent()
    #expect(child.calls == ["will false", "did true"] && child.parent == nil)
  }

  // Apple documentation: the model changes at once, the completion reports that it finished.
  @Test func `an animation changes the model at once and completes as finished`() async throws {
    let window = try makeWindow(UIViewController())
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    var isFinished = false
    await happened { end in
      UIView.animate(withDuration: 0.05) {
        view.alpha = 0
      } completion: { finished in
        isFinished = finished
        end()
      }
      #expect(view.alpha == 0)
    }
    #expect(isFinished)
    window.isHidden = true
  }

  // Apple documentation: animations are disabled inside.
  @Test func `changes in performWithoutAnimation are not animated`() {
    UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    #expect(UIView.areAnimationsEnabled)
  }
}
