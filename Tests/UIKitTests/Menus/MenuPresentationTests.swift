// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

@MainActor
@Suite(.freesControllers) struct MenuPresentationTests {
  let stage = MenuStage()

  // MARK: Opening and choosing

  @Test func `a primary menu opens when the finger comes down, a second tap chooses`() {
    stage.button.menu = UIMenu(children: [stage.action("A"), stage.action("B")])
    stage.button.showsMenuAsPrimaryAction = true
    stage.world.finger.down(at: stage.middleOfButton)
    #expect(stage.rows == ["A", "B"])
    stage.world.finger.up()
    stage.world.settle()
    #expect(stage.rows == ["A", "B"] && stage.chosen.isEmpty)
    stage.tap("B")
    #expect(stage.chosen == ["B"])
    #expect(stage.menus.isEmpty && stage.world.window.subviews == [stage.page.view])
    #expect(stage.world.isIdle)
  }

  @Test func `a finger may slide from the press to the choice`() {
    stage.button.menu = UIMenu(children: [stage.action("A"), stage.action("B")])
    stage.button.showsMenuAsPrimaryAction = true
    let finger = stage.world.finger
    finger.down(at: stage.middleOfButton)
    stage.world.advance(by: 1)
    finger.move(to: stage.middle(of: "A"), during: 0.2)
    #expect(stage.menus[0].itemViews.map(\.isHighlighted) == [true, false])
    finger.move(to: stage.middle(of: "B"), during: 0.2)
    #expect(stage.menus[0].itemViews.map(\.isHighlighted) == [false, true])
    finger.up()
    stage.world.settle()
    #expect(stage.chosen == ["B"] && stage.menus.isEmpty)
  }

  @Test func `a long press opens the menu and prevents the tap`() {
    var events: [String] = []
    stage.button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
    stage.button.addAction(UIAction { _ in events.append("menu") }, for: .menuActionTriggered)
    stage.button.menu = UIMenu(children: [stage.action("A")])
    let finger = stage.world.finger
    finger.tap(at: stage.middleOfButton)
    stage.world.settle()
    #expect(events == ["tap"] && stage.menus.isEmpty)
    finger.down(at: stage.middleOfButton)
    finger.hold(for: 0.4)
    #expect(stage.menus.isEmpty)
    finger.hold(for: 0.2)
    #expect(stage.rows == ["A"] && stage.button.isHighlighted)
    finger.up()
    stage.world.settle()
    #expect(events == ["tap", "menu"] && stage.rows == ["A"])
    stage.tap("A")
    #expect(stage.chosen == ["A"] && !stage.button.isHighlighted)
  }

  @Test func `a disabled button and an empty menu open nothing`() {
    stage.open(UIMenu(children: [UIMenu(children: []), stage.action("A", attributes: .hidden)]))
    #expect(stage.menus.isEmpty)
    stage.button.isEnabled = false
    stage.open(UIMenu(children: [stage.action("A")]))
    #expect(stage.menus.isEmpty)
    stage.button.isEnabled = true
    stage.button.menu = nil
    stage.world.finger.tap(at: stage.middleOfButton)
    #expect(stage.menus.isEmpty && stage.button.gestureRecognizers == [])
  }

  @Test func `a tap outside dismisses without reaching what is below`() {
    stage.open(UIMenu(children: [stage.action("A")]))
    stage.world.finger.tap(at: stage.middleOfButton)
    stage.world.settle()
    #expect(stage.menus.isEmpty && stage.chosen.isEmpty)
  }

  @Test func `a disabled element cannot be chosen and leaves the menu open`() {
    stage.open(UIMenu(children: [stage.action("A", attributes: .disabled), stage.action("B")]))
    stage.tap("A")
    #expect(stage.chosen.isEmpty && stage.rows == ["A", "B"])
  }

  @Test func `the handler runs once, with the button as its sender, when the menu closes`() {
    var senders: [UIButton?] = []
    stage.open(UIMenu(children: [UIAction(title: "A") { senders.append($0.sender as? UIButton) }]))
    let point = stage.middle(of: "A")
    stage.world.finger.tap(at: point)
    #expect(senders == [stage.button])
    stage.world.finger.tap(at: point)
    stage.world.settle()
    #expect(senders.count == 1)
  }

  @Test func `a handler may present a controller`() {
    let next = UIViewController()
    stage.open(
      UIMenu(
        children: [
          UIAction(title: "A") { [weak page = stage.page] _ in page?.present(next, animated: true) }
        ]
      )
    )
    stage.tap("A")
    #expect(stage.page.presentedViewController === next && stage.menus.isEmpty)
    stage.page.dismiss(animated: false)
  }

  @Test func `performPrimaryAction and a right click open the menu`() {
    stage.button.menu = UIMenu(children: [stage.action("A")])
    stage.world.perform { stage.button.performPrimaryAction() }
    #expect(stage.menus.isEmpty)
    #expect(stage.world.window.openMenu(at: stage.middleOfButton))
    stage.world.settle()
    stage.tap("A")
    #expect(stage.chosen == ["A"])
    #expect(!stage.world.window.openMenu(at: CGPoint(x: 300, y: 400)))
    stage.button.showsMenuAsPrimaryAction = true
    stage.button.performPrimaryAction()
    stage.world.settle()
    #expect(stage.rows == ["A"])
  }

  @Test func `a click with the secondary button opens the menu and is no tap`() {
    var taps = 0
    stage.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.button.menu = UIMenu(children: [stage.action("A")])
    stage.world.click(button: .secondary, at: stage.middleOfButton)
    stage.world.settle()
    #expect(stage.rows == ["A"] && taps == 0)
    stage.tap("A")
    #expect(stage.chosen == ["A"])
  }

  // MARK: Closing

  @Test func `a menu closes when its source leaves, the window resizes or a view covers it`() {
    let menu = UIMenu(children: [stage.action("A")])
    stage.open(menu)
    stage.button.removeFromSuperview()
    #expect(stage.menus.isEmpty)
    stage.page.view.addSubview(stage.button)
    stage.open(menu)
    #expect(stage.rows == ["A"])
    stage.page.present(UIViewController(), animated: false)
    #expect(stage.menus.isEmpty)
    stage.page.dismiss(animated: false)
    stage.world.settle()
    stage.open(menu)
    #expect(stage.rows == ["A"])
    stage.world.resize(to: CGSize(width: 400, height: 400))
    stage.world.settle()
    #expect(stage.menus.isEmpty)
  }

  @Test func `a cancelled touch leaves the menu open and chooses nothing`() {
    stage.open(UIMenu(children: [stage.action("A")]))
    stage.world.finger.down(at: stage.middle(of: "A"))
    stage.world.finger.cancel()
    stage.world.settle()
    #expect(stage.rows == ["A"] && stage.chosen.isEmpty)
    #expect(stage.menus[0].itemViews.map(\.isHighlighted) == [false])
  }

  // MARK: Elements

  @Test func `an element that keeps the menu shows its new state`() {
    let action = UIAction(title: "A", attributes: .keepsMenuPresented) { action in
      action.state = action.state == .on ? .off : .on
    }
    stage.open(UIMenu(children: [action, stage.action("B")]))
    stage.tap("A")
    #expect(action.state == .on && stage.rows == ["A", "B"])
    #expect(stage.menus[0].itemViews[0].item.mark != nil)
    stage.tap("A")
    #expect(stage.menus[0].itemViews[0].item.mark == nil)
  }

  @Test func `a single selection turns the chosen element on and the others off`() {
    let inner = UIMenu(options: .displayInline, children: [stage.action("C", state: .on)])
    let menu = UIMenu(
      options: .singleSelection,
      children: [stage.action("A", state: .on), stage.action("B"), inner]
    )
    stage.open(menu)
    stage.tap("B")
    #expect(menu.selectedElements.map(\.title) == ["B"])
    let free = UIMenu(children: [stage.action("A", state: .on), stage.action("B")])
    stage.open(free)
    stage.tap("B")
    #expect(free.selectedElements.map(\.title) == ["A"])
  }

  @Test func `a submenu opens over its row, and its first row or the parent closes it`() {
    let inner = UIMenu(title: "More", children: [stage.action("C"), stage.action("D")])
    stage.open(UIMenu(children: [stage.action("A"), inner, stage.action("Z")]))
    stage.tap("More")
    #expect(stage.menus.count == 2 && stage.rows == ["More", "C", "D"])
    stage.tap("More")
    #expect(stage.menus.count == 1 && stage.rows == ["A", "More", "Z"])
    stage.tap("More")
    stage.world.finger.tap(at: CGPoint(x: 40, y: stage.menus[0].frame.minY + 10))
    stage.world.settle()
    #expect(stage.menus.count == 1)
    stage.tap("More")
    stage.tap("D")
    #expect(stage.chosen == ["D"] && stage.menus.isEmpty)
  }

  @Test func `a finger that rests on a submenu opens it and chooses in it`() {
    let inner = UIMenu(title: "More", children: [stage.action("C")])
    stage.button.menu = UIMenu(children: [stage.action("A"), inner])
    stage.button.showsMenuAsPrimaryAction = true
    let finger = stage.world.finger
    finger.down(at: stage.middleOfButton)
    stage.world.advance(by: 0.5)
    finger.move(to: stage.middle(of: "More"), during: 0.1)
    stage.world.advance(by: 0.3)
    #expect(stage.menus.count == 1)
    stage.world.advance(by: 0.8)
    #expect(stage.rows == ["More", "C"])
    finger.move(to: stage.middle(of: "C"), during: 0.1)
    finger.up()
    stage.world.settle()
    #expect(stage.chosen == ["C"])
  }

  @Test func `a deferred element shows a placeholder until it has loaded`() {
    var complete: (([UIMenuElement]) -> Void)?
    let deferred = UIDeferredMenuElement.uncached { complete = $0 }
    stage.open(UIMenu(children: [stage.action("A"), deferred]))
    #expect(stage.rows == ["A", "Loading…"])
    let height = stage.menus[0].frame.height
    stage.tap("Loading…")
    #expect(stage.rows == ["A", "Loading…"])
    stage.world.perform { complete?([stage.action("B"), stage.action("C")]) }
    stage.world.settle()
    #expect(stage.rows == ["A", "B", "C"])
    #expect(stage.menus[0].frame.height == height + 44)
    stage.tap("C")
    #expect(stage.chosen == ["C"])
    stage.open(UIMenu(children: [stage.action("A"), deferred]))
    #expect(stage.rows == ["A", "Loading…"])
  }

  @Test func `inline menus are sections, submenus without elements are left out`() {
    stage.open(
      UIMenu(
        children: [
          stage.action("A"),
          UIMenu(title: "Sort", options: .displayInline, children: [stage.action("B")]),
          UIMenu(title: "Empty", children: [stage.action("X", attributes: .hidden)]),
          stage.action("C"),
        ]
      )
    )
    #expect(stage.rows == ["A", "B", "C"])
    // Three rows, two bands and a title.
    #expect(abs(stage.menus[0].bounds.height - (3 * 44 + 2 * 8 + 30)) < 0.001)
  }

  // MARK: Place and length

  @Test func `a menu stays on the screen wherever its button is`() {
    for x in [CGFloat(0), 120, 240] {
      for y in [CGFloat(0), 220, 440] {
        let stage = MenuStage(button: CGRect(x: x, y: y, width: 80, height: 40))
        stage.open(UIMenu(children: (1...4).map { stage.action("\($0)") }))
        let frame = stage.menus[0].frame
        #expect(CGRect(x: 8, y: 8, width: 304, height: 464).contains(frame), "\(x), \(y)")
        #expect(!frame.intersects(stage.button.frame), "\(x), \(y)")
        #expect(frame.width == 250)
      }
    }
  }

  @Test func `a long menu scrolls under a finger, which then chooses nothing`() {
    stage.open(UIMenu(children: (1...30).map { stage.action("\($0)") }))
    let menu = stage.menus[0]
    #expect(menu.frame.maxY <= 472 && menu.maximumOffset > 0)
    let finger = stage.world.finger
    finger.down(at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 100, y: 300), during: 0.2)
    #expect(menu.offset == 100)
    finger.hold(for: 0.3)
    finger.up()
    stage.world.settle()
    #expect(menu.offset == 100 && stage.chosen.isEmpty && stage.menus.count == 1)
    finger.down(at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 100, y: 300), during: 0.05)
    finger.up()
    stage.world.settle()
    #expect(menu.offset > 200)
    stage.world.finger.tap(at: CGPoint(x: 100, y: 300))
    stage.world.settle()
    #expect(stage.chosen.count == 1 && stage.menus.isEmpty)
  }

  @Test func `a finger that opened a long menu scrolls it at its end`() {
    stage.button.menu = UIMenu(children: (1...30).map { stage.action("\($0)") })
    stage.button.showsMenuAsPrimaryAction = true
    let finger = stage.world.finger
    finger.down(at: stage.middleOfButton)
    stage.world.advance(by: 0.5)
    let menu = stage.menus[0]
    finger.move(to: CGPoint(x: 100, y: menu.frame.maxY - 10), during: 0.2)
    let before = menu.offset
    stage.world.advance(by: 1)
    #expect(menu.offset > before + 250 && menu.offset < before + 350)
    stage.world.advance(by: 10)
    #expect(menu.offset == menu.maximumOffset && stage.world.isIdle)
    finger.up()
    stage.world.settle()
    #expect(stage.chosen == ["30"])
  }
}
