// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Hierarchies of views that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ViewHierarchyParityTests {
  /// A view that logs what it is told about its place.
  private final class Logged: UIView {
    var calls: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      super.willMove(toSuperview: newSuperview)
      calls.append("willMove \(newSuperview != nil)")
    }
    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      calls.append("didMove \(superview != nil)")
    }
    override func didAddSubview(_ subview: UIView) {
      super.didAddSubview(subview)
      calls.append("didAdd \(subview.superview === self)")
    }
    override func willRemoveSubview(_ subview: UIView) {
      super.willRemoveSubview(subview)
      calls.append("willRemove \(subview.superview === self)")
    }
    override func didMoveToWindow() {
      super.didMoveToWindow()
      calls.append("window \(window != nil)")
    }
  }

  // Apple documentation of `addSubview(_:)`: on top, and taken from its former superview.
  @Test func `a view that is added is on top, and leaves its former superview`() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(UIView())
    first.addSubview(view)
    #expect(first.subviews.last === view && view.superview === first)
    second.addSubview(view)
    #expect(first.subviews.count == 1 && view.superview === second)
  }

  // Apple documentation of `addSubview(_:)`: on top of its siblings, also if it was there before.
  @Test func `a view that is added again comes to the front`() {
    let (root, first, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.addSubview(second)
    root.addSubview(first)
    #expect(root.subviews == [second, first])
  }

  // Apple documentation of `insertSubview(_:at:)`, `insertSubview(_:aboveSubview:)` and
  // `insertSubview(_:belowSubview:)`.
  @Test func `views are inserted at an index, above and below others`() {
    let (root, first, second, third, last) = (UIView(), UIView(), UIView(), UIView(), UIView())
    root.addSubview(first)
    root.insertSubview(second, at: 0)
    root.insertSubview(third, belowSubview: first)
    root.insertSubview(last, aboveSubview: second)
    #expect(root.subviews == [second, last, third, first])
  }

  // Apple documentation of `bringSubviewToFront(_:)` and `sendSubviewToBack(_:)`.
  @Test func `views come to the front and go to the back`() {
    let (root, first, second, third) = (UIView(), UIView(), UIView(), UIView())
    for view in [first, second, third] { root.addSubview(view) }
    root.bringSubviewToFront(first)
    #expect(root.subviews == [second, third, first])
    root.sendSubviewToBack(third)
    #expect(root.subviews == [third, second, first])
  }

  // Apple documentation of `removeFromSuperview()`.
  @Test func `a removed view has no superview`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.superview == nil && root.subviews.isEmpty)
  }

  // Apple documentation of `willMove(toSuperview:)` and `didMoveToSuperview()`.
  @Test func `a view is told before and after it moves`() {
    let (root, view) = (UIView(), Logged())
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.calls == ["willMove true", "didMove true", "willMove false", "didMove false"])
  }

  // Apple documentation of `didAddSubview(_:)` and `willRemoveSubview(_:)`.
  @Test func `a superview is told after a view came and before it goes`() {
    let (root, view) = (Logged(), UIView())
    root.addSubview(view)
    #expect(root.calls == ["didAdd true"])
    view.removeFromSuperview()
    #expect(root.calls == ["didAdd true", "willRemove true"])
  }

  // Apple documentation of `didMoveToWindow()`: it and all its subviews are told.
  @Test func `views are told about their window`() throws {
    let window = try makeWindow(UIViewController())
    let (root, view) = (UIView(), Logged())
    root.addSubview(view)
    view.calls = []
    window.addSubview(root)
    root.removeFromSuperview()
    #expect(view.calls == ["window true", "window false"] && view.window == nil)
    window.isHidden = true
  }

  // Apple documentation of `isDescendant(of:)`: a view is its own descendant.
  @Test func `a view is a descendant of itself and of all its superviews`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.isDescendant(of: leaf) && leaf.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf) && !leaf.isDescendant(of: UIView()))
  }

  // Apple documentation of `viewWithTag(_:)`: the view itself and its hierarchy.
  @Test func `a view is found by its tag at any depth`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.tag = 1
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf && root.viewWithTag(1) === root)
    #expect(root.viewWithTag(9) == nil)
  }

  // Apple documentation of `layer`: the order of views is that of layers.
  @Test func `the layers have the order of the views`() {
    let (root, first, second) = (UIView(), UIView(), UIView())
    root.addSubview(first)
    root.insertSubview(second, at: 0)
    let layers = root.layer.sublayers ?? []
    #expect(layers == [second.layer, first.layer])
  }

  // Apple documentation of `gestureRecognizers`: a recognizer belongs to one view.
  @Test func `a recognizer belongs to the view that it was added to last`() {
    let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    first.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == [tap] && tap.view === first)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers?.isEmpty != false && tap.view === second)
    second.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }
}
