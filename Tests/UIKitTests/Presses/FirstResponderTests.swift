// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing

@testable import UIKit

/// The first responder of a window.
@MainActor @Suite(.freesControllers) struct FirstResponderTests {
  private final class Field: UIView {
    var canBecome = true
    var canResign = true
    var resignations = 0
    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }
    override func resignFirstResponder() -> Bool {
      resignations += 1
      return super.resignFirstResponder()
    }
  }

  private final class Page: UIViewController {
    var senders = 0
    override var canBecomeFirstResponder: Bool { true }
    func save(_ sender: Any?) { senders += 1 }
    static let save = Selector("save:", Page.save(_:))
  }

  private let page = Page()
  private let one = Field()
  private let other = Field()
  private let world: World

  init() {
    page.loadViewIfNeeded()
    page.view.addSubview(one)
    page.view.addSubview(other)
    world = World(size: CGSize(width: 100, height: 200), scale: 1, root: page)
  }

  @Test func `a view that can becomes first, and the former first resigns`() {
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(other.becomeFirstResponder() && other.isFirstResponder)
    #expect(!one.isFirstResponder && one.resignations == 1)
    #expect(other.resignFirstResponder() && !other.isFirstResponder)
  }

  @Test func `a view that cannot become first, or is in no window, does not`() {
    one.canBecome = false
    #expect(!one.becomeFirstResponder() && !one.isFirstResponder)
    #expect(!Field().becomeFirstResponder())
    #expect(!UIView().canBecomeFirstResponder)
  }

  @Test func `a first responder that refuses to resign stays first`() {
    one.becomeFirstResponder()
    one.canResign = false
    #expect(!other.becomeFirstResponder() && one.isFirstResponder)
    #expect(!one.resignFirstResponder() && one.isFirstResponder)
  }

  @Test func `a view that leaves its window resigns`() {
    one.becomeFirstResponder()
    let box = UIView()
    page.view.addSubview(box)
    box.addSubview(one)
    #expect(one.isFirstResponder)
    box.removeFromSuperview()
    #expect(!one.isFirstResponder && one.resignations == 1)
    page.view.addSubview(box)
    #expect(!one.isFirstResponder)
  }

  @Test func `a page that is covered is not first any more`() {
    let stack = UINavigationController(rootViewController: Page())
    world.window.rootViewController = stack
    world.advance(by: 0)
    let root = stack.viewControllers[0]
    #expect(root.becomeFirstResponder() && root.isFirstResponder)
    stack.pushViewController(UIViewController(), animated: false)
    world.settle()
    #expect(!root.isFirstResponder)
    #expect(!root.becomeFirstResponder())
  }

  @Test func `an action without a target begins at the first responder, then at its sender`() {
    let sender = UIView()
    let app = world.stage.application
    #expect(!app.sendAction(Page.save, to: nil, from: sender, for: nil))
    one.becomeFirstResponder()
    #expect(app.sendAction(Page.save, to: nil, from: sender, for: nil))
    #expect(page.senders == 1)
  }
}
