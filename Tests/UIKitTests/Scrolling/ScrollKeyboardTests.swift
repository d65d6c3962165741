// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// Content that keys scroll.
@MainActor @Suite(.freesControllers) struct ScrollKeyboardTests {
  private let world = World(
    size: CGSize(width: 400, height: 800),
    scale: 1,
    root: UIViewController()
  )
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    view.contentSize = CGSize(width: 1000, height: 4000)
    view.contentInsetAdjustmentBehavior = .never
    world.window.rootViewController?.view.addSubview(view)
    world.advance(by: 0)
  }

  private nonisolated static let keys: [(Key, CGPoint)] = [
    (.pageDown, CGPoint(x: 100, y: 1760)), (.pageUp, CGPoint(x: 100, y: 240)),
    (.home, CGPoint(x: 100, y: 0)), (.end, CGPoint(x: 100, y: 3200)),
    (.down, CGPoint(x: 100, y: 1040)), (.up, CGPoint(x: 100, y: 960)),
    (.left, CGPoint(x: 60, y: 1000)), (.right, CGPoint(x: 140, y: 1000)),
  ]

  @Test(arguments: keys)
  func `a key scrolls the content of the page over time`(_ key: Key, _ target: CGPoint) {
    view.contentOffset = CGPoint(x: 100, y: 1000)
    world.hold(key)
    world.advance(by: 0.1)
    #expect(view.contentOffset != CGPoint(x: 100, y: 1000) && view.contentOffset != target)
    world.release(key)
    #expect(world.settle())
    #expect(view.contentOffset == target)
  }

  @Test func `a key that is held goes on, and steps add up`() {
    world.press(.down, repeating: 4)
    world.settle()
    #expect(view.contentOffset.y == 200)
    world.press(.pageDown)
    world.press(.pageDown)
    world.settle()
    #expect(view.contentOffset.y == CGFloat(200 + 2 * 760))
  }

  @Test func `content that allows no keys, no scrolling or fits is left alone`() {
    #expect(view.allowsKeyboardScrolling)
    view.allowsKeyboardScrolling = false
    world.press(.pageDown)
    view.allowsKeyboardScrolling = true
    view.isScrollEnabled = false
    world.press(.pageDown)
    view.isScrollEnabled = true
    view.contentSize = CGSize(width: 400, height: 800)
    world.press(.pageDown)
    world.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test func `keys with modifiers do not scroll`() {
    for modifiers: UIKeyModifierFlags in [.shift, .control, .alternate, .command] {
      world.press(.pageDown, modifiers: modifiers)
    }
    world.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test func `a key command has its key alone`() {
    let root = KeyController()
    world.window.rootViewController = root
    root.view.addSubview(view)
    world.settle()
    world.press(.pageDown)
    world.settle()
    #expect(root.calls == 1 && view.contentOffset == .zero)
    world.press(.end)
    world.settle()
    #expect(view.contentOffset.y == 3200)
  }

  @Test func `the innermost view around the focus that can follow scrolls`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = CGSize(width: 400, height: 500)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    inner.addSubview(button)
    view.addSubview(inner)
    world.advance(by: 0)
    world.press(.tab)
    #expect(world.window.windowScene?.focusSystem?.focusedItem === button)
    world.press(.end)
    world.settle()
    #expect(inner.contentOffset.y == 200 && view.contentOffset.y == 0)
    world.press(.end)
    world.settle()
    #expect(inner.contentOffset.y == 200 && view.contentOffset.y == 3200)
  }

  @Test func `a table and a text view that is read scroll by pages`() {
    for made in [UITableView(), UITextView()] {
      let (page, rows) = (UIViewController(), Rows())
      (made as? UITableView)?.dataSource = rows
      (made as? UITextView)?.text = String(repeating: "A line\n", count: 200)
      (made as? UITextView)?.isEditable = false
      made.frame = world.window.bounds
      page.view.addSubview(made)
      world.window.rootViewController = page
      world.settle()
      world.press(.pageDown)
      world.settle()
      #expect(made.contentOffset.y > 600, "\(type(of: made))")
      world.press(.home)
      world.settle()
      #expect(made.contentOffset.y == -made.adjustedContentInset.top)
    }
  }

  @Test func `a finger on the content is stronger than keys`() {
    world.finger.down(at: CGPoint(x: 200, y: 400))
    world.finger.move(to: CGPoint(x: 200, y: 300), during: 0.1)
    let offset = view.contentOffset
    world.press(.pageDown)
    #expect(view.contentOffset == offset)
    world.finger.up()
    world.settle()
  }
}

/// A page with a command for Page Down.
@MainActor
private final class KeyController: UIViewController {
  var calls = 0

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputPageDown,
        modifierFlags: [],
        action: Selector("page:", KeyController.page(_:))
      )
    ]
  }

  func page(_ sender: Any?) { calls += 1 }
}

/// A hundred rows.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
