// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourTesting
import Testing

@testable import UIKit

/// Titles that the user changes.
@MainActor @Suite(.freesControllers) struct TitleRenamingTests {
  /// A delegate that writes down its calls.
  private final class Delegate: NSObject, UINavigationItemRenameDelegate {
    var log: [String] = []
    var allowsBegin = true
    var allowsEnd = true

    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
      allowsBegin
    }

    func navigationItem(
      _ navigationItem: UINavigationItem,
      willBeginRenamingWith suggestedTitle: String,
      selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) {
      log.append("begin \(suggestedTitle): \(suggestedTitle[selectedRange])")
      let text = suggestedTitle + ".txt"
      return (text, text.startIndex..<text.index(text.endIndex, offsetBy: -4))
    }

    func navigationItem(
      _ navigationItem: UINavigationItem,
      shouldEndRenamingWith title: String
    ) -> Bool {
      log.append("should end \(title)")
      return allowsEnd
    }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      log.append("did end \(title): \(navigationItem.title ?? "")")
    }
  }

  /// A delegate with the one method that has no default.
  private final class Minimal: NSObject, UINavigationItemRenameDelegate {
    var titles: [String] = []

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
      titles.append(title)
    }
  }

  private let page = UIViewController()
  private let stack: UINavigationController
  private let delegate = Delegate()

  init() {
    page.title = "Notes"
    stack = UINavigationController(rootViewController: page)
    page.navigationItem.renameDelegate = delegate
  }

  private var item: UINavigationItem { page.navigationItem }
  private var bar: UINavigationBar { stack.navigationBar }
  private var field: UITextField? { bar.content?.titleView as? UITextField }

  private func world(
    _ direction: World.Direction = .leftToRight,
    size: CGSize = CGSize(width: 390, height: 700)
  ) -> World {
    let world = World(direction, size: size, root: stack)
    world.settle()
    return world
  }

  private func row(_ title: String, in world: World) -> UILabel? {
    func labels(in view: UIView) -> [UILabel] {
      [view as? UILabel].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    return labels(in: world.window).first { $0.text == title }
  }

  @Test(arguments: World.Direction.allCases)
  func `Rename in the title's menu makes the title a field`(_ direction: World.Direction) throws {
    let world = world(direction)
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    world.finger.tap(try #require(row("Rename", in: world)))
    world.settle()
    let field = try #require(field)
    #expect(field.isFirstResponder && field.text == "Notes.txt")
    #expect(abs(field.frame.midX - 195) < 1 && field.frame.size == CGSize(width: 220, height: 32))
    #expect(delegate.log == ["begin Notes: Notes"])
    world.typeText("Diary")
    #expect(field.text == "Diary.txt")
    world.press(.return)
    world.settle()
    #expect(delegate.log.dropFirst() == ["should end Diary.txt", "did end Diary.txt: Diary.txt"])
    #expect(self.field == nil && field.superview == nil && !field.isFirstResponder)
    let title = try #require(bar.content?.titleView as? UINavigationItemView)
    #expect(title.title == "Diary.txt" && title.superview === bar)
  }

  @Test func `a title's closure gets Rename, and may leave it out`() throws {
    var suggested: [[String]] = []
    item.titleMenuProvider = { elements in
      suggested.append(elements.map(\.title))
      return UIMenu(children: [UIAction(title: "Own") { _ in }])
    }
    let world = world()
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    #expect(suggested == [["Rename"]] && row("Own", in: world) != nil)
    #expect(row("Rename", in: world) == nil)
    world.finger.tap(at: CGPoint(x: 20, y: 650))
    world.settle()
    delegate.allowsBegin = false
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    #expect(suggested.last == [])
    world.finger.tap(at: CGPoint(x: 20, y: 650))
    world.settle()
  }

  @Test func `a delegate that refuses has no menu and no field`() {
    delegate.allowsBegin = false
    let world = world()
    world.finger.tap(at: CGPoint(x: 195, y: 22))
    world.settle()
    world.perform { stack.rename(nil) }
    #expect(row("Rename", in: world) == nil && field == nil && delegate.log.isEmpty)
  }

  @Test func `a delegate that refuses the new title keeps the former one`() {
    delegate.allowsEnd = false
    let world = world()
    world.perform { stack.rename(nil) }
    world.typeText("Diary")
    world.press(.return)
    world.settle()
    #expect(delegate.log.dropFirst() == ["should end Diary.txt"])
    #expect(item.title == "Notes" && field == nil)
  }

  @Test(arguments: [false, true])
  func `Esc and a delegate that is taken away keep the former title`(_ isEsc: Bool) {
    let world = world()
    world.perform { stack.rename(nil) }
    world.typeText("Diary")
    if isEsc { world.press(.escape) } else { world.perform { item.renameDelegate = nil } }
    world.settle()
    #expect(field == nil && item.title == "Notes" && delegate.log.count == 1)
    #expect(stack.viewControllers == [page])
  }

  @Test func `an empty title is none`() {
    let world = world()
    world.perform { stack.rename(nil) }
    world.perform { field?.text = "  " }
    world.press(.return)
    world.settle()
    #expect(item.title == "Notes" && field == nil && delegate.log.count == 1)
  }

  @Test func `a page that comes meanwhile ends the change without a new title`() {
    let world = world()
    world.perform { stack.rename(nil) }
    world.typeText("Diary")
    let next = UIViewController()
    world.perform { stack.pushViewController(next, animated: true) }
    world.settle()
    #expect(item.title == "Notes" && delegate.log.count == 1 && item.renaming == nil)
    world.finger.swipeBack()
    world.settle()
    let title = bar.content?.titleView as? UINavigationItemView
    #expect(title?.title == "Notes" && title?.alpha == 1)
  }

  @Test func `a swipe back and an exchange of pages end it, too`() {
    let below = UIViewController()
    let world = world()
    world.perform { stack.setViewControllers([below, page], animated: false) }
    world.perform { stack.rename(nil) }
    #expect(field?.isFirstResponder == true)
    world.finger.dragFromLeadingEdge(to: 0.4)
    world.finger.cancel()
    world.settle()
    #expect(field == nil && item.title == "Notes" && delegate.log.count == 1)
    world.perform { stack.rename(nil) }
    world.perform { stack.setViewControllers([below], animated: false) }
    world.settle()
    #expect(item.renaming == nil && item.title == "Notes" && delegate.log.count == 2)
  }

  @Test func `a tap beside the field that ends editing takes the title`() {
    let world = world()
    world.perform { stack.rename(nil) }
    world.typeText("Diary")
    world.perform { _ = world.window.endEditing(false) }
    world.settle()
    #expect(item.title == "Diary.txt" && delegate.log.last == "did end Diary.txt: Diary.txt")
  }

  @Test func `a delegate needs one method, and begins with the whole title`() {
    let minimal = Minimal()
    item.renameDelegate = minimal
    let world = world()
    world.perform { stack.rename(nil) }
    world.typeText("D")
    #expect(field?.text == "D")
    world.press(.return)
    world.settle()
    #expect(minimal.titles == ["D"] && item.title == "D")
  }

  @Test func `an attributed title keeps the attributes of its beginning`() {
    var text = AttributedString("Red")
    text.foregroundColor = .systemRed
    item.attributedTitle = text
    let world = world()
    world.perform { stack.rename(nil) }
    world.press(.return)
    world.settle()
    var expected = AttributedString("Red.txt")
    expected.foregroundColor = .systemRed
    #expect(item.attributedTitle == expected && item.title == "Red.txt")
  }

  @Test func `a field in a narrow bar with items keeps clear of them`() throws {
    item.rightBarButtonItem = UIBarButtonItem(title: "Save")
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    let world = world(size: CGSize(width: 240, height: 700))
    world.perform { stack.rename(nil) }
    world.advance(by: 0)
    let field = try #require(field)
    let items = bar.content?.itemViews.map(\.frame) ?? []
    #expect(field.frame.width > 0 && items.count == 2)
    #expect(items.allSatisfy { !$0.intersects(field.frame) })
    world.press(.escape)
    world.settle()
  }

  @Test func `a second call does not begin again`() {
    let world = world()
    world.perform { stack.rename(nil) }
    let first = field
    world.perform { stack.rename(nil) }
    #expect(field === first && delegate.log.count == 1)
    world.press(.escape)
  }
}
