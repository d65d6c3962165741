// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

@MainActor @Suite(.freesControllers) struct BarHidingTests {
  private let page = UIViewController()
  private let stack: UINavigationController
  private let world: World

  init() {
    stack = UINavigationController(rootViewController: page)
    world = World(size: CGSize(width: 200, height: 500), scale: 1, root: stack)
    world.settle()
  }

  private func drag(from y: CGFloat, to end: CGFloat, x: CGFloat = 100) {
    world.finger.down(at: CGPoint(x: 100, y: y))
    world.finger.move(to: CGPoint(x: x, y: end), during: 0.1)
  }

  private func tap(_ x: CGFloat = 100, _ y: CGFloat = 300) {
    world.finger.tap(at: CGPoint(x: x, y: y))
    world.settle()
  }

  @Test func `bars stay unless hiding is enabled`() {
    #expect(!stack.hidesBarsOnSwipe && !stack.hidesBarsOnTap)
    #expect(!stack.hidesBarsWhenVerticallyCompact)
    tap()
    drag(from: 400, to: 100)
    world.finger.up()
    world.settle()
    #expect(!stack.isNavigationBarHidden)
    #expect(!stack.barHideOnTapGestureRecognizer.isEnabled)
    #expect(!stack.barHideOnSwipeGestureRecognizer.isEnabled)
  }

  // MARK: The keyboard

  @Test func `the keyboard hides both bars, and a tap shows them again`() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    page.view.addSubview(field)
    world.setScreenKeyboard(height: 150)
    stack.isToolbarHidden = false
    field.becomeFirstResponder()
    world.settle()
    #expect(!stack.isNavigationBarHidden, "unless it is told to")
    field.resignFirstResponder()
    world.settle()
    stack.hidesBarsWhenKeyboardAppears = true
    tap()
    #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    field.becomeFirstResponder()
    world.advance(by: 0.1)
    #expect(stack.isNavigationBarHidden && stack.isToolbarHidden)
    world.settle()
    field.resignFirstResponder()
    world.settle()
    #expect(stack.isNavigationBarHidden, "they stay hidden")
    tap()
    #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    tap()
    #expect(!stack.isNavigationBarHidden, "taps hide them no more")
  }

  @Test func `the keyboard leaves bars alone that the client has hidden`() {
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 30))
    page.view.addSubview(field)
    world.setScreenKeyboard(height: 150)
    stack.hidesBarsWhenKeyboardAppears = true
    stack.setNavigationBarHidden(true, animated: false)
    field.becomeFirstResponder()
    world.settle()
    tap()
    #expect(stack.isNavigationBarHidden)
  }

  // MARK: A tap

  @Test func `a tap hides both bars and shows them again`() {
    stack.hidesBarsOnTap = true
    stack.isToolbarHidden = false
    world.settle()
    tap()
    #expect(
      stack.isNavigationBarHidden && stack.isToolbarHidden && page.view.safeAreaInsets == .zero
    )
    tap()
    #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
    #expect(page.view.safeAreaInsets.top == 44 && page.view.safeAreaInsets.bottom == 44)
  }

  @Test func `a tap hides the bar with an animation`() throws {
    stack.hidesBarsOnTap = true
    world.finger.tap(at: CGPoint(x: 100, y: 300))
    world.advance(by: 0.1)
    let seen = try #require(stack.navigationBar.layer.presentation()).frame.minY
    #expect(seen < -5 && seen > -40)
    world.settle()
    #expect(stack.navigationBar.isHidden)
  }

  @Test func `a toolbar that was hidden before stays hidden`() {
    stack.hidesBarsOnTap = true
    tap()
    tap()
    #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden)
  }

  @Test func `taps of controls and on the bars do not hide the bars`() {
    stack.hidesBarsOnTap = true
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 200, height: 50))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.view.addSubview(button)
    tap(100, 225)
    #expect(taps == 1 && !stack.isNavigationBarHidden)
    tap(100, 20)
    #expect(!stack.isNavigationBarHidden)
    stack.hidesBarsOnTap = false
    tap()
    #expect(!stack.isNavigationBarHidden)
  }

  // MARK: A swipe

  @Test func `a swipe up hides the bar and one down shows it, within one drag too`() {
    stack.hidesBarsOnSwipe = true
    drag(from: 400, to: 300)
    #expect(stack.isNavigationBarHidden)
    world.finger.move(to: CGPoint(x: 100, y: 400), during: 0.1)
    #expect(!stack.isNavigationBarHidden)
    world.finger.up()
    world.settle()
    drag(from: 300, to: 320)
    world.finger.up()
    world.settle()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `a horizontal swipe does not hide the bar`() {
    stack.hidesBarsOnSwipe = true
    drag(from: 300, to: 280, x: 20)
    world.finger.move(to: CGPoint(x: 10, y: 100), during: 0.1)
    world.finger.up()
    world.settle()
    #expect(!stack.isNavigationBarHidden)
  }

  @Test func `the swipe back pops with hiding enabled`() {
    stack.hidesBarsOnSwipe = true
    stack.hidesBarsOnTap = true
    stack.pushViewController(UIViewController(), animated: false)
    world.settle()
    world.finger.dragFromLeadingEdge(to: 0.8)
    world.finger.up()
    world.settle()
    #expect(stack.viewControllers == [page] && !stack.isNavigationBarHidden)
  }

  // MARK: Little room

  @Test func `a compact height hides the bars, a regular one shows them`() {
    stack.hidesBarsWhenVerticallyCompact = true
    world.resize(to: CGSize(width: 500, height: 200))
    #expect(page.traitCollection.verticalSizeClass == .compact)
    #expect(stack.isNavigationBarHidden)
    tap(250, 100)
    #expect(!stack.isNavigationBarHidden)
    tap(250, 100)
    #expect(stack.isNavigationBarHidden)
    world.resize(to: CGSize(width: 200, height: 500))
    tap()
    world.resize(to: CGSize(width: 500, height: 200))
    world.resize(to: CGSize(width: 200, height: 500))
    #expect(!stack.isNavigationBarHidden == !stack.navigationBar.isHidden)
  }

  @Test func `bars that the app hides stay hidden in a regular height`() {
    stack.hidesBarsWhenVerticallyCompact = true
    world.resize(to: CGSize(width: 500, height: 200))
    stack.setNavigationBarHidden(true, animated: false)
    world.resize(to: CGSize(width: 200, height: 500))
    #expect(stack.isNavigationBarHidden)
  }

  @Test func `the recognizers do not retain the stack`() {
    weak var stack: UINavigationController?
    do {
      let made = UINavigationController(rootViewController: UIViewController())
      made.hidesBarsOnTap = true
      made.hidesBarsOnSwipe = true
      world.window.rootViewController = made
      world.settle()
      stack = made
      world.window.rootViewController = nil
    }
    world.settle()
    #expect(stack == nil)
  }
}
