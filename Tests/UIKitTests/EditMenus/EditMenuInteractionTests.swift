// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// Edit menus of an app's views.
@MainActor @Suite(.freesControllers) struct EditMenuInteractionTests {
  @Test func `a menu is asked for, placed, announced and shown, then dismissed by a choice`() {
    let stage = EditMenuStage()
    stage.present("Crop", "Turn")
    #expect(stage.titles == ["Crop", "Turn"])
    let opened = stage.take()
    #expect(opened.first == "menu for menu" && opened.contains("target"))
    #expect(opened.suffix(3) == ["will present", "animates present", "did present"])
    stage.world.chooseInEditMenu("Turn")
    #expect(stage.chosen == ["Turn"] && stage.titles.isEmpty)
    #expect(stage.take() == ["will dismiss", "animates dismiss", "did dismiss"])
    #expect(stage.world.window.subviews == [stage.page.view] && stage.world.isIdle)
  }

  @Test(arguments: [
    (UIEditMenuArrowDirection.automatic, 177.0), (.down, 177), (.up, 233), (.left, 205),
    (.right, 205),
  ])
  func `a menu lies around the source point, as the direction says`(
    direction: UIEditMenuArrowDirection,
    top: Double
  ) throws {
    let stage = EditMenuStage()
    stage.menu = UIMenu(children: [stage.action("A")])
    stage.presentMenu(at: CGPoint(x: 100, y: 25), direction)
    let frame = try #require(stage.world.editMenuFrame)
    #expect(frame.minY == top && frame.height == 40)
    switch direction {
    case .left: #expect(frame.minX == 148)
    case .right: #expect(frame.maxX == 132)
    default: #expect(frame.midX == 140)
    }
  }

  @Test func `a target rectangle replaces the source point, and can move`() throws {
    let stage = EditMenuStage()
    stage.target = CGRect(x: 0, y: 0, width: 100, height: 50)
    stage.present("A")
    #expect(stage.world.editMenuFrame?.maxY == 192)
    stage.target.origin.y = 60
    stage.world.perform { stage.interaction.updateVisibleMenuPosition(animated: true) }
    stage.world.advance(by: 0.05)
    stage.world.settle()
    #expect(stage.world.editMenuFrame?.maxY == 252)
  }

  @Test func `a touch beside the menu dismisses it and has its effect`() {
    let stage = EditMenuStage()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 10, y: 400, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.page.view.addSubview(button)
    stage.present("A")
    stage.world.finger.down(at: CGPoint(x: 50, y: 420))
    #expect(stage.calls.contains("will dismiss"))
    stage.world.finger.up()
    stage.world.settle()
    #expect(taps == 1 && stage.titles.isEmpty && stage.chosen.isEmpty)
  }

  @Test func `the wheel, a page that is presented and a source that leaves dismiss the menu`() {
    let stage = EditMenuStage()
    stage.present("A")
    stage.world.turnWheel(at: CGPoint(x: 20, y: 20))
    stage.world.settle()
    #expect(stage.titles.isEmpty)
    stage.present("A")
    let other = UIViewController()
    stage.page.present(other, animated: false)
    #expect(stage.titles.isEmpty)
    stage.page.dismiss(animated: false)
    stage.world.settle()
    stage.present("A")
    stage.source.removeFromSuperview()
    stage.world.settle()
    #expect(stage.titles.isEmpty && stage.world.isIdle)
    stage.present("A")
    #expect(stage.titles.isEmpty)
  }

  @Test func `a window has one menu; a new one replaces it, and dismissMenu ends it`() {
    let stage = EditMenuStage()
    stage.present("A")
    stage.present("B")
    #expect(stage.titles == ["B"])
    stage.interaction.dismissMenu()
    stage.world.settle()
    #expect(stage.titles.isEmpty)
    #expect(stage.take().filter { $0 == "will dismiss" }.count == 2)
  }

  @Test func `a resize moves the menu with its source`() {
    let stage = EditMenuStage()
    stage.source.autoresizingMask = .flexibleLeftMargin
    stage.present("A")
    let before = stage.world.editMenuFrame?.midX
    stage.world.resize(to: CGSize(width: 400, height: 480))
    stage.world.settle()
    #expect(before == 90 && stage.world.editMenuFrame?.midX == 170)
  }

  @Test func `reloading shows the delegate's present elements, and none dismisses the menu`() {
    let stage = EditMenuStage()
    stage.present("A")
    stage.menu = UIMenu(children: [stage.action("B"), stage.action("C", .hidden)])
    stage.interaction.reloadVisibleMenu()
    stage.world.settle()
    #expect(stage.titles == ["B"])
    stage.menu = UIMenu()
    stage.interaction.reloadVisibleMenu()
    stage.world.settle()
    #expect(stage.titles.isEmpty)
  }

  @Test func `a menu without elements is not presented, nor is that of a view without commands`() {
    let stage = EditMenuStage()
    stage.menu = UIMenu()
    stage.presentMenu()
    #expect(stage.titles.isEmpty && !stage.calls.contains("will present"))
    stage.menu = nil
    stage.presentMenu()
    #expect(stage.titles.isEmpty)
  }

  @Test(arguments: World.Direction.allCases)
  func `elements without room are behind arrows`(direction: World.Direction) {
    let stage = EditMenuStage(direction, width: 200)
    stage.present("First one", "Second one", "Third one", "Fourth")
    let first = stage.titles
    #expect(first.first == "First one" && first.last == "More" && first.count == 2)
    stage.world.chooseInEditMenu("More")
    #expect(stage.titles == ["Back", "Second one", "More"])
    stage.world.chooseInEditMenu("Back")
    #expect(stage.titles == first)
    stage.world.chooseInEditMenu("More")
    stage.world.chooseInEditMenu("Second one")
    #expect(stage.chosen == ["Second one"] && stage.titles.isEmpty)
  }

  @Test func `a submenu opens in place, and its arrow leads back`() {
    let stage = EditMenuStage()
    let inner = UIMenu(title: "Style", children: [stage.action("Bold"), stage.action("Italic")])
    stage.menu = UIMenu(children: [stage.action("Copy"), inner])
    stage.presentMenu()
    #expect(stage.titles == ["Copy", "Style"])
    stage.world.chooseInEditMenu("Style")
    #expect(stage.titles == ["Back", "Bold", "Italic"])
    stage.world.chooseInEditMenu("Back")
    #expect(stage.titles == ["Copy", "Style"])
    stage.world.chooseInEditMenu("Style")
    stage.world.chooseInEditMenu("Italic")
    #expect(stage.chosen == ["Italic"])
  }

  @Test func `disabled elements cannot be chosen, and some keep the menu open`() {
    let stage = EditMenuStage()
    stage.menu = UIMenu(
      children: [stage.action("A", .disabled), stage.action("B", .keepsMenuPresented)]
    )
    stage.presentMenu()
    stage.world.chooseInEditMenu("A")
    stage.world.chooseInEditMenu("B")
    stage.world.chooseInEditMenu("B")
    #expect(stage.chosen == ["B", "B"] && stage.titles == ["A", "B"])
  }

  @Test func `elements that are loaded later appear when they arrive`() {
    let stage = EditMenuStage()
    var provide: (([UIMenuElement]) -> Void)?
    stage.menu = UIMenu(children: [UIDeferredMenuElement { provide = $0 }])
    stage.presentMenu()
    #expect(stage.titles == ["Loading…"])
    provide?([stage.action("A")])
    stage.world.settle()
    #expect(stage.titles == ["A"])
  }

  @Test func `a view that performs commands of the system has them suggested`() {
    let stage = EditMenuStage()
    let view = CopyView(frame: stage.source.frame)
    stage.page.view.addSubview(view)
    view.addInteraction(stage.interaction)
    #expect(stage.source.interactions.isEmpty && stage.interaction.view === view)
    stage.presentMenu()
    #expect(stage.titles == ["Copy"])
    #expect(stage.interaction.location(in: nil) == CGPoint(x: 90, y: 225))
    stage.world.chooseInEditMenu("Copy")
    #expect(view.senders == 1)
    view.removeInteraction(stage.interaction)
    #expect(stage.interaction.view == nil)
  }
}

/// A view whose content can be copied.
private final class CopyView: UIView, UIResponderStandardEditActions {
  var senders = 0

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:")
  }

  func cut(_ sender: Any?) {}
  func copy(_ sender: Any?) { senders += sender is UICommand ? 1 : 0 }
  func paste(_ sender: Any?) {}
  func select(_ sender: Any?) {}
  func selectAll(_ sender: Any?) {}
  func delete(_ sender: Any?) {}
}
