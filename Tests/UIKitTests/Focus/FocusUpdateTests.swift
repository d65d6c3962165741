// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// Updates of the focus: questions, notifications, requests, animations.
@MainActor @Suite(.freesControllers) struct FocusUpdateTests {
  private let log = CallbackLog()
  private let page: FocusPage
  private let world: World

  init() {
    page = FocusPage("P", log: log)
    world = World(size: CGSize(width: 320, height: 480), scale: 1, root: page)
  }

  private var system: UIFocusSystem? { UIFocusSystem.focusSystem(for: page.view) }

  @Test func `environments are asked and notified once, the inner ones first`() {
    final class Box: UIView {
      var name = ""
      var log: CallbackLog?
      override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        log?.add("\(name)?")
        return true
      }
      override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
      ) { log?.add(name) }
    }
    func box(_ name: String, around index: Int) -> Box {
      let box = Box(frame: CGRect(x: 0, y: 100 * index, width: 300, height: 90))
      (box.name, box.log) = (name, log)
      page.view.addSubview(box)
      page.buttons[index].frame.origin = .zero
      box.addSubview(page.buttons[index])
      return box
    }
    let boxes = [box("a", around: 0), box("b", around: 1)]
    #expect(boxes.count == 2)
    _ = world.tab(1)
    #expect(log.lines == ["a", "P none -> P 1"])
    _ = log.take()
    _ = world.tab(1)
    #expect(log.lines == ["a?", "b?", "a", "b", "P P 1 -> P 2"])
  }

  @Test func `an update has both items, the heading, and is over when it is announced`() {
    var contexts: [UIFocusUpdateContext] = []
    page.onUpdate = { [page] context, _ in
      contexts.append(context)
      #expect(page.buttons[1].isFocused && !page.buttons[0].isFocused)
    }
    page.preferred = [page.buttons[1]]
    _ = world.tab(1)
    #expect(contexts.map(\.focusHeading) == [.next])
    page.onUpdate = { context, _ in contexts.append(context) }
    world.press(.down)
    #expect(contexts[1].focusHeading == .down)
    #expect(contexts[1].previouslyFocusedItem === page.buttons[1])
    #expect(contexts[1].nextFocusedItem === page.buttons[2])
    #expect(contexts[1].previouslyFocusedView === page.buttons[1])
    _ = world.tab(1, backward: true)
    #expect(contexts[2].focusHeading == .previous)
    page.buttons[1].isEnabled = false
    world.advance(by: 0)
    #expect(contexts[3].focusHeading.isEmpty)
  }

  @Test func `a refused update leaves the focus where it is, and says so`() {
    _ = world.tab(1)
    var failures: [UIFocusUpdateContext] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.movementDidFailNotification,
      object: system,
      queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        let key = UIFocusSystem.focusUpdateContextUserInfoKey
        if let context = note.userInfo?[key] as? UIFocusUpdateContext { failures.append(context) }
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    page.allowsUpdates = false
    #expect(world.tab(1) == ["P 1"])
    #expect(log.lines == ["P none -> P 1"])
    #expect(failures.count == 1 && failures[0].nextFocusedItem === page.buttons[1])
    page.allowsUpdates = true
    world.press(.up)
    #expect(failures.count == 2 && failures[1].focusHeading == .up)
    // An item that is gone cannot keep the focus.
    page.allowsUpdates = false
    page.buttons[0].removeFromSuperview()
    #expect(world.focusedLabel == "P 2")
  }

  @Test func `an update is posted with its context and coordinator`() throws {
    let system = try #require(system)
    var updates = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIFocusSystem.didUpdateNotification,
      object: system,
      queue: nil
    ) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        let info = note.userInfo
        let context = info?[UIFocusSystem.focusUpdateContextUserInfoKey]
        let coordinator = info?[UIFocusSystem.animationCoordinatorUserInfoKey]
        #expect(context is UIFocusUpdateContext && coordinator is UIFocusAnimationCoordinator)
        updates += 1
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    _ = world.tab(2)
    #expect(updates == 2)
    #expect(world.window.windowScene?.focusSystem === system)
    #expect(system.focusedItem === page.buttons[1])
  }

  @Test func `the coordinator's animations run with their durations, then their completions`() {
    var durations: [TimeInterval] = []
    let log = CallbackLog()
    page.onUpdate = { context, coordinator in
      coordinator.addCoordinatedAnimations {
        context.nextFocusedView?.alpha = 0.5
      } completion: {
        log.add("all")
      }
      coordinator.addCoordinatedFocusingAnimations {
        durations += [$0.duration, UIView.inheritedAnimationDuration]
      } completion: {
        log.add("focusing")
      }
      coordinator.addCoordinatedUnfocusingAnimations {
        durations.append($0.duration)
        context.previouslyFocusedView?.alpha = 0.9
      } completion: {
        log.add("unfocusing")
      }
      #expect(durations.isEmpty)
    }
    page.preferred = [page.buttons[0]]
    world.press(.tab)
    let shown = page.buttons[0].layer.presentation()?.opacity ?? 0
    #expect(page.buttons[0].alpha == 0.5 && shown > 0.5 && shown < 1)
    #expect(durations == [0.2, 0.2, 0.3])
    world.settle()
    #expect(Set(log.lines) == ["all", "focusing", "unfocusing"] && log.lines.count == 3)
  }

  @Test(arguments: ["disabled", "hidden", "removed", "without input", "hidden box", "freed"])
  func `an item that cannot keep the focus gives it on, to the preferred one around`(why: String) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    page.view.addSubview(box)
    for button in page.buttons[1...] { box.addSubview(button) }
    _ = world.tab(2)
    #expect(world.focusedLabel == "P 2")
    let button = page.buttons[1]
    switch why {
    case "disabled": button.isEnabled = false
    case "hidden": button.isHidden = true
    case "removed": button.removeFromSuperview()
    case "without input": button.isUserInteractionEnabled = false
    case "hidden box": box.isHidden = true
    default:
      let lone = UIButton(frame: CGRect(x: 0, y: 20, width: 50, height: 20))
      box.addSubview(lone)
      _ = world.tab(1, backward: true)
      #expect(world.focusedItem === lone)
      lone.removeFromSuperview()
    }
    // In the box there is another one, after what follows in reading order.
    let expected = ["hidden box": "P 1", "freed": "P 2"][why] ?? "P 3"
    #expect(world.focusedLabel == expected)
  }

  @Test func `a page's preferred item gets the focus of one that is gone`() {
    page.preferred = [page.buttons[2]]
    _ = world.tab(2)
    #expect(world.focusedLabel == "P 1")
    page.buttons[0].isHidden = true
    #expect(world.focusedLabel == "P 3")
  }

  @Test func `without any item the focus is nowhere, and Tab finds the first that comes`() {
    _ = world.tab(1)
    for button in page.buttons { button.isEnabled = false }
    #expect(world.focusedItem == nil && !world.isFocusRingVisible)
    page.buttons[1].isEnabled = true
    #expect(world.tab(1) == ["P 2"])
  }

  @Test func `a request moves the focus, shown only if keys are in use`() throws {
    let system = try #require(system)
    system.requestFocusUpdate(to: page.buttons[2])
    #expect(world.focusedLabel == "P 3" && !world.isFocusRingVisible)
    page.preferred = [page.buttons[1]]
    system.requestFocusUpdate(to: page)
    system.updateFocusIfNeeded()
    #expect(system.focusedItem === page.buttons[1])
    system.requestFocusUpdate(to: UIButton())
    #expect(world.focusedLabel == "P 2")
    _ = world.tab(1)
    system.requestFocusUpdate(to: page.buttons[0])
    #expect(world.focusedLabel == "P 1" && world.isFocusRingVisible)
  }

  @Test func `an environment's own request counts only while the focus is in it`() {
    page.preferred = [page.buttons[1]]
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    #expect(world.focusedItem == nil)
    _ = world.tab(2)
    #expect(world.focusedLabel == "P 3")
    page.setNeedsFocusUpdate()
    page.updateFocusIfNeeded()
    #expect(world.focusedLabel == "P 2")
    page.buttons[0].setNeedsFocusUpdate()
    #expect(world.focusedLabel == "P 2")
  }

  @Test func `an environment contains itself and what is in it, presented ones too`() {
    #expect(UIFocusSystem.environment(page, contains: page.buttons[0]))
    #expect(UIFocusSystem.environment(world.window, contains: page))
    #expect(UIFocusSystem.environment(page, contains: page))
    #expect(!UIFocusSystem.environment(page.buttons[0], contains: page))
    #expect(UIFocusSystem.focusSystem(for: UIView()) == nil)
    let sheet = FocusPage("S")
    page.present(sheet, animated: false)
    #expect(UIFocusSystem.environment(page, contains: sheet.buttons[0]))
    page.dismiss(animated: false)
  }

  @Test func `the line of the item in the accessibility tree says that it has the focus`() {
    _ = world.tab(1)
    #expect(world.accessibilityTree.split(separator: "\n").first == "button, focused \"P 1\"")
  }
}
