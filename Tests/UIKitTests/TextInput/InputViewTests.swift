// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// Views in place of the screen keyboard and above it.
@MainActor @Suite(.freesControllers) struct InputViewTests {
  private let page = FieldPage()

  private func world(
    _ root: UIViewController? = nil,
    keys: CGFloat? = nil,
    direction: World.Direction = .leftToRight,
    insets: UIEdgeInsets = .zero
  ) -> World {
    let world = World(
      direction,
      size: CGSize(width: 200, height: 300),
      scale: 1,
      safeAreaInsets: insets,
      root: root ?? page
    )
    if let keys { world.setScreenKeyboard(height: keys) }
    world.settle()
    return world
  }

  private func view(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
  }

  private func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: [nil, CGFloat(120)])
  func `an input view takes the place of the keys, an accessory view is above`(keys: CGFloat?) {
    let world = world(keys: keys)
    let (input, bar) = (view(80), view(30))
    (page.first.inputView, page.first.inputAccessoryView) = (input, bar)
    page.first.becomeFirstResponder()
    world.advance(by: 0.3)
    #expect(world.screenKeyboardFrame == CGRect(x: 0, y: 190, width: 200, height: 110))
    #expect(place(of: bar) == CGRect(x: 0, y: 190, width: 200, height: 30))
    #expect(place(of: input) == CGRect(x: 0, y: 220, width: 200, height: 80))
    page.first.resignFirstResponder()
    #expect(world.screenKeyboardFrame.minY == 300 && input.window != nil)
    world.advance(by: 0.3)
    #expect(input.window == nil && bar.window == nil)
  }

  @Test func `another field has its own views, or keys alone`() {
    let world = world(keys: 120)
    let (bar, other) = (view(30), view(50))
    (page.first.inputAccessoryView, page.second.inputAccessoryView) = (bar, other)
    page.first.becomeFirstResponder()
    world.advance(by: 0.3)
    #expect(place(of: bar).minY == 150 && world.screenKeyboardFrame.height == 150)
    page.second.becomeFirstResponder()
    world.advance(by: 0.3)
    #expect(bar.window == nil && place(of: other).minY == 130)
    page.second.inputAccessoryView = nil
    #expect(other.window != nil)
    page.second.reloadInputViews()
    #expect(other.window == nil && world.screenKeyboardFrame.height == 120)
  }

  @Test func `views slide in with the keyboard`() {
    let world = world()
    let input = view(100)
    page.first.inputView = input
    world.perform { _ = page.first.becomeFirstResponder() }
    world.advance(by: 0.12)
    let top = input.superview?.layer.presentation()?.frame.minY ?? 0
    #expect(top > 205 && top < 295)
    world.advance(by: 0.2)
    #expect(input.superview?.layer.presentation()?.frame.minY == 200)
  }

  @Test func `a text that is edited in the accessory view of its page keeps the view`() {
    let chat = ChatPage()
    let world = world(chat, keys: 120)
    chat.becomeFirstResponder()
    world.advance(by: 0.3)
    #expect(place(of: chat.bar).minY == 260 && !world.isTextInputOn)
    world.finger.tap(chat.message)
    world.advance(by: 0.3)
    #expect(chat.message.isEditing && place(of: chat.bar).minY == 140)
    world.typeText("x")
    #expect(chat.message.text == "x")
    chat.becomeFirstResponder()
    world.advance(by: 0.3)
    #expect(!chat.message.isEditing && place(of: chat.bar).minY == 260)
  }

  @Test(arguments: World.Direction.allCases, [true, false])
  func `views leave with their page, and come back where the swipe is cancelled`(
    direction: World.Direction,
    completes: Bool
  ) {
    let chat = ChatPage()
    let root = UIViewController()
    let stack = UINavigationController(rootViewController: root)
    let world = world(stack, direction: direction)
    stack.pushViewController(chat, animated: false)
    world.settle()
    chat.becomeFirstResponder()
    world.finger.tap(chat.message)
    world.settle(within: 11)
    #expect(chat.bar.window != nil && chat.message.isEditing)
    world.finger.dragFromLeadingEdge(to: 0.3)
    #expect(world.screenKeyboardFrame.minY == 300)
    let isMirrored = direction == .rightToLeft
    if completes {
      world.finger.move(to: CGPoint(x: isMirrored ? 5 : 195, y: 150), during: 0.1)
    } else {
      world.finger.move(to: CGPoint(x: isMirrored ? 195 : 5, y: 150), during: 0.5)
      world.finger.hold(for: 0.3)
    }
    world.finger.up()
    world.settle(within: 12)
    #expect((stack.topViewController === root) == completes)
    #expect((chat.bar.window == nil) == completes && chat.isFirstResponder == !completes)
  }

  @Test func `a page that is presented meanwhile is below the views`() {
    let world = world()
    let bar = view(40)
    page.first.inputAccessoryView = bar
    page.first.becomeFirstResponder()
    world.advance(by: 0.3)
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    world.window.addSubview(cover)
    #expect(world.window.hitTest(CGPoint(x: 100, y: 280), with: nil) === bar)
    #expect(world.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === cover)
  }

  @Test func `constraints give a view its height, with the safe area where it is at the bottom`() {
    let world = world(insets: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    let bar = UIView()
    bar.autoresizingMask = .flexibleHeight
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 44),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    page.first.inputAccessoryView = bar
    page.first.becomeFirstResponder()
    world.advance(by: 0.3)
    #expect(place(of: bar) == CGRect(x: 0, y: 236, width: 200, height: 64))
    world.setScreenKeyboard(height: 120)
    world.advance(by: 0.3)
    #expect(place(of: bar) == CGRect(x: 0, y: 136, width: 200, height: 44))
  }

  @Test func `views follow a window that is resized`() {
    let world = world(keys: 100)
    let bar = view(40)
    page.first.inputAccessoryView = bar
    page.first.becomeFirstResponder()
    world.advance(by: 0.3)
    world.resize(to: CGSize(width: 300, height: 200))
    world.advance(by: 0.3)
    #expect(place(of: bar) == CGRect(x: 0, y: 60, width: 300, height: 40))
    #expect(world.screenKeyboardFrame == CGRect(x: 0, y: 60, width: 300, height: 140))
  }
}
