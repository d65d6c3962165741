// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

/// Responders that are the same in Apple's UIKit.
///
/// The source of each fact is cited above its test.
@MainActor
@Suite(.hosted, .hangLimit)
struct ResponderParityTests {
  /// A view that may become the first responder, and may refuse to resign.
  private final class Able: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  // Apple documentation of `next`: superview, and the controller of a root view.
  @Test func `the next responder of a view is its controller, else its superview`() {
    let (page, view) = (UIViewController(), UIView())
    page.view.addSubview(view)
    #expect(view.next === page.view && page.view.next === page)
    #expect(UIView().next == nil && page.next == nil)
  }

  // Apple documentation of `next`: the controller of the root is followed by the window.
  @Test func `the next responder of a root controller is its window`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    var responder: UIResponder? = page
    var chain: [UIResponder] = []
    while let one = responder {
      chain.append(one)
      responder = one.next
    }
    #expect(chain.contains { $0 === window } && chain.contains { $0 === UIApplication.shared })
    window.isHidden = true
  }

  // Apple documentation of `canBecomeFirstResponder`: false unless overridden.
  @Test func `a plain view does not become the first responder`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    #expect(!page.view.canBecomeFirstResponder && !page.view.becomeFirstResponder())
    #expect(!page.view.isFirstResponder)
    window.isHidden = true
  }

  // Apple documentation of `becomeFirstResponder()`: the former one resigns.
  @Test func `one responder is the first`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    let (first, second) = (Able(), Able())
    page.view.addSubview(first)
    page.view.addSubview(second)
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
    #expect(second.resignFirstResponder() && !second.isFirstResponder)
    window.isHidden = true
  }

  // Apple documentation of `becomeFirstResponder()`: it fails if the former one does not resign.
  @Test func `a responder that does not resign stays the first`() throws {
    let page = UIViewController()
    let window = try makeWindow(page)
    let (first, second) = (Able(), Able())
    page.view.addSubview(first)
    page.view.addSubview(second)
    first.becomeFirstResponder()
    first.resigns = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    #expect(!first.resignFirstResponder() && first.isFirstResponder)
    first.resigns = true
    window.isHidden = true
  }

  // Apple documentation of `becomeFirstResponder()`: never for a view outside of a window.
  @Test func `a view outside of a window does not become the first responder`() {
    #expect(!Able().becomeFirstResponder())
  }

  // Apple documentation of `keyCommands`: nil by default.
  @Test func `a responder has no key commands`() {
    #expect(UIView().keyCommands == nil)
  }

  // Apple documentation of the informal protocol UIAccessibility: the defaults.
  @Test func `a plain view is no element of accessibility`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil)
    #expect(view.accessibilityHint == nil && view.accessibilityValue == nil)
    #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
    #expect(view.accessibilityIdentifier == nil)
  }

  // Apple documentation of the properties of accessibility: they keep what they are set to.
  @Test func `the values of accessibility are kept`() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "label"
    view.accessibilityHint = "hint"
    view.accessibilityValue = "value"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityIdentifier = "id"
    #expect(view.isAccessibilityElement && view.accessibilityLabel == "label")
    #expect(view.accessibilityHint == "hint" && view.accessibilityValue == "value")
    #expect(view.accessibilityTraits == [.button, .selected])
    #expect(view.accessibilityIdentifier == "id")
  }

  // Apple documentation of UIAccessibilityElement: it knows the container that it was made for.
  @Test func `an element knows its container and its frame in it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.accessibilityContainer as? UIView === view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(element.accessibilityFrameInContainerSpace == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
