// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourHost
import RetourTesting
import Testing

@testable import UIKit

/// The buttons and the stick of gamepads and remotes, which move the focus and press its item.
@MainActor @Suite(.freesControllers) struct RemoteFocusTests {
  private static let size = CGSize(width: 320, height: 480)

  private func world(
    _ root: UIViewController,
    _ direction: World.Direction = .leftToRight
  ) -> World {
    let world = World(direction, size: Self.size, scale: 1, root: root)
    world.settle()
    return world
  }

  @Test(arguments: [Key.remoteDown, .remoteUp, .remoteSelect])
  func `the first button shows the focus at the preferred item`(_ key: Key) {
    let page = FocusPage("P")
    page.preferred = [page.buttons[1]]
    var presses = 0
    page.buttons[1].addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    let world = world(page)
    #expect(!world.isFocusRingVisible)
    world.press(key)
    #expect(world.focusedLabel == "P 2" && world.isFocusRingVisible && presses == 0)
  }

  @Test func `directions move the focus, and select presses its item`() {
    let page = FocusPage("P")
    var presses: [String] = []
    for button in page.buttons {
      let title = button.title(for: .normal) ?? ""
      button.addAction(UIAction { _ in presses.append(title) }, for: .primaryActionTriggered)
    }
    let world = world(page)
    world.press(.remoteDown)
    world.press(.remoteDown)
    #expect(world.focusedLabel == "P 2")
    world.hold(.remoteSelect)
    #expect(page.buttons[1].isHighlighted && presses.isEmpty)
    world.release(.remoteSelect)
    #expect(!page.buttons[1].isHighlighted && presses == ["P 2"])
  }

  @Test func `after a touch has hidden the ring a direction shows it where it was`() {
    let world = world(FocusPage("P"))
    world.press(.remoteDown)
    world.press(.remoteDown)
    world.finger.tap(at: CGPoint(x: 300, y: 400))
    #expect(!world.isFocusRingVisible)
    world.press(.remoteDown)
    #expect(world.focusedLabel == "P 2" && world.isFocusRingVisible)
  }

  @Test func `a direction that is held repeats after a pause, until it is released`() {
    let frames = (0..<8).map { CGRect(x: 20, y: 40 + $0 * 50, width: 100, height: 30) }
    let world = world(FocusPage("P", frames))
    world.press(.remoteDown)
    world.hold(.remoteDown)
    #expect(world.focusedLabel == "P 2")
    world.advance(by: PressRepetition.pause - 0.01)
    #expect(world.focusedLabel == "P 2")
    world.advance(by: 0.02)
    #expect(world.focusedLabel == "P 3")
    world.advance(by: PressRepetition.interval)
    #expect(world.focusedLabel == "P 4")
    world.release(.remoteDown)
    world.advance(by: 1)
    #expect(world.focusedLabel == "P 4")
  }

  @Test func `the newest direction repeats`() {
    let frames = (0..<8).map { CGRect(x: 20, y: 40 + $0 * 50, width: 100, height: 30) }
    let world = world(FocusPage("P", frames))
    for _ in 0..<4 { world.press(.remoteDown) }
    world.hold(.remoteDown)
    world.hold(.remoteUp)
    #expect(world.focusedLabel == "P 4")
    world.advance(by: PressRepetition.pause + 0.01)
    #expect(world.focusedLabel == "P 3")
    world.release(.remoteDown)
    world.advance(by: PressRepetition.interval)
    #expect(world.focusedLabel == "P 2")
    world.release(.remoteUp)
  }

  @Test func `an app that is not active any more repeats nothing`() {
    let frames = (0..<8).map { CGRect(x: 20, y: 40 + $0 * 50, width: 100, height: 30) }
    let world = world(FocusPage("P", frames))
    world.press(.remoteDown)
    world.moveStick(to: CGPoint(x: 0, y: 1))
    world.display.post(InputEvent(timestamp: world.time, kind: .deactivated))
    world.advance(by: 2)
    #expect(world.focusedLabel == "P 2")
    world.display.post(InputEvent(timestamp: world.time, kind: .activated))
    world.moveStick(to: CGPoint(x: 0, y: 0.9))
    #expect(world.focusedLabel == "P 3")
    world.moveStick(to: .zero)
  }

  @Test func `the stick is the directions, and repeats as they do`() {
    let frames = (0..<8).map { CGRect(x: 20, y: 40 + $0 * 50, width: 100, height: 30) }
    let world = world(FocusPage("P", frames))
    world.moveStick(to: CGPoint(x: 0.1, y: 0.3))
    #expect(world.focusedLabel == nil)
    world.moveStick(to: CGPoint(x: 0.1, y: 0.9))
    world.moveStick(to: .zero)
    #expect(world.focusedLabel == "P 1")
    world.moveStick(to: CGPoint(x: 0, y: 1))
    world.moveStick(to: CGPoint(x: 0.1, y: 0.95))
    #expect(world.focusedLabel == "P 2")
    world.advance(by: PressRepetition.pause + PressRepetition.interval + 0.01)
    #expect(world.focusedLabel == "P 4")
    world.moveStick(to: CGPoint(x: 0, y: -1))
    #expect(world.focusedLabel == "P 3")
    world.moveStick(to: .zero)
    world.advance(by: 2)
    #expect(world.focusedLabel == "P 3")
  }

  @Test(arguments: World.Direction.allCases)
  func `a direction to the side changes the value of a slider while it is held`(
    _ direction: World.Direction
  ) {
    let page = UIViewController()
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    page.view.addSubview(slider)
    let world = world(page, direction)
    let key = direction == .leftToRight ? Key.remoteRight : .remoteLeft
    world.press(key)
    #expect(slider.value == 0)
    world.press(key)
    let step = slider.value
    #expect(step > 0)
    world.press(key, for: PressRepetition.pause + 0.01)
    #expect(abs(slider.value - 3 * step) < 1e-5)
  }

  @Test func `without an item the directions scroll the page, and go on while they are held`() {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: Self.size))
    scroll.contentSize = CGSize(width: 320, height: 4000)
    scroll.contentInsetAdjustmentBehavior = .never
    page.view.addSubview(scroll)
    page.setContentScrollView(scroll, for: .all)
    let world = world(page)
    world.press(.remoteDown)
    world.settle()
    #expect(scroll.contentOffset.y == 40)
    world.press(.remoteDown, for: PressRepetition.pause + PressRepetition.interval + 0.01)
    world.settle()
    #expect(scroll.contentOffset.y == 160)
  }

  @Test func `a menu is chosen from with the buttons, and the menu button closes it`() {
    let stage = MenuStage()
    let menu = UIMenu(children: ["A", "B", "C"].map { stage.action($0) })
    stage.open(menu)
    for key in [Key.remoteDown, .remoteDown, .remoteSelect] {
      stage.world.press(key)
      stage.world.settle()
    }
    #expect(stage.menus.isEmpty && stage.chosen == ["B"])
    stage.open(menu)
    stage.world.press(.back)
    stage.world.settle()
    #expect(stage.menus.isEmpty && stage.chosen == ["B"])
  }

  @Test(arguments: [true, false])
  func `the menu button chooses the cancel action of an alert`(_ hasCancel: Bool) {
    let page = UIViewController()
    let world = world(page)
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") })
    if hasCancel {
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("No") })
    }
    page.present(alert, animated: true)
    world.settle()
    world.press(.back)
    world.settle()
    #expect(chosen == (hasCancel ? ["No"] : []))
    #expect((page.presentedViewController == nil) == hasCancel)
    page.dismiss(animated: false)
    world.settle()
  }

  @Test func `presses of buttons have a type and no key, and responders come first`() {
    final class Page: UIViewController {
      var presses: [UIPress] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        self.presses += presses
      }
    }
    let page = Page()
    page.view.addSubview(UIButton(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    let world = world(page)
    let keys: [Key] = [
      .remoteUp, .remoteDown, .remoteLeft, .remoteRight, .remoteSelect, .playPause, .back,
    ]
    for key in keys { world.press(key) }
    #expect(
      page.presses.map(\.type) == [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .playPause, .menu,
      ]
    )
    #expect(page.presses.allSatisfy { $0.key == nil && $0.responder === page })
    #expect(world.focusedItem == nil)
  }
}
