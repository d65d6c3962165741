// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourTesting
import Testing

@testable import UIKit

/// Actions that the app sends along the responder chain.
@MainActor @Suite(.freesControllers) struct ActionDispatchTests {
  private final class Page: UIViewController {
    var senders: [String] = []
    func saved(_ sender: Any?) { senders.append(sender.map { "\(type(of: $0))" } ?? "none") }
    static let saved = Selector("saved:", Page.saved(_:))
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var calls = 0
    func undone(_ sender: Any?) { calls += 1 }
    static let undone = Selector("undone:", Delegate.undone(_:))
  }

  private let page = Page()
  private let inner = UIView()
  private let world: World

  init() {
    page.loadViewIfNeeded()
    page.view.addSubview(inner)
    world = World(size: CGSize(width: 100, height: 200), scale: 1, root: page)
  }

  private func send(_ action: Selector, from sender: Any?, _ event: UIEvent? = nil) -> Bool {
    world.stage.application.sendAction(action, to: nil, from: sender, for: event)
  }

  @Test func `an action without a target reaches the first responder above its sender`() {
    #expect(send(Page.saved, from: inner))
    #expect(page.senders == ["UIView"])
    #expect(!send(Page.saved, from: UIView()))
    #expect(!send(Page.saved, from: world.window))
    #expect(page.senders == ["UIView"])
  }

  @Test func `an action of a sender that is no responder begins at the touched view`() {
    let touch = UITouch()
    touch.hit(inner, in: world.window)
    let item = UIBarButtonItem()
    #expect(send(Page.saved, from: item, UIEvent(touches: [touch], timestamp: 0)))
    #expect(page.senders == ["UIBarButtonItem"])
    #expect(!send(Page.saved, from: item))
    #expect(!send(Page.saved, from: nil))
  }

  @Test func `the delegate of the app ends the responder chain`() {
    let delegate = Delegate()
    world.stage.application.delegate = delegate
    #expect(world.stage.application.next === delegate)
    #expect(send(Delegate.undone, from: inner) && send(Delegate.undone, from: nil))
    #expect(delegate.calls == 2)
    #expect(!send(Selector("missing:"), from: inner))
  }
}
