// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@MainActor struct UISegmentedControlTests {
  private let log = CallbackLog()

  /// Three segments of 100 points each.
  private func make(_ direction: World.Direction = .leftToRight) -> (World, UISegmentedControl) {
    let (page, control) = (UIViewController(), UISegmentedControl(items: ["A", "B", "C"]))
    control.frame = CGRect(x: 10, y: 200, width: 300, height: 32)
    page.view.addSubview(control)
    let log = log
    control.addAction(
      UIAction { [unowned control] _ in log.add("\(control.selectedSegmentIndex)") },
      for: .valueChanged
    )
    let world = World(direction, root: page)
    world.settle()
    return (world, control)
  }

  private func tap(_ segment: Int, _ world: World) {
    let place = CGFloat(world.direction == .rightToLeft ? 2 - segment : segment)
    world.finger.tap(at: CGPoint(x: 60 + 100 * place, y: 216))
    world.settle()
  }

  @Test(arguments: World.Direction.allCases)
  func `a tap selects a segment and tells it once`(_ direction: World.Direction) {
    let (world, control) = make(direction)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(0, world)
    tap(2, world)
    tap(2, world)
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.lines == ["0", "2"])
  }

  @Test func `code selects without telling`() {
    let (_, control) = make()
    control.selectedSegmentIndex = 1
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = -1
    #expect(control.selectedSegmentIndex == -1 && log.lines.isEmpty)
  }

  @Test func `a finger drags the mark to another segment`() {
    let (world, control) = make()
    control.selectedSegmentIndex = 0
    world.finger.down(at: CGPoint(x: 60, y: 216))
    world.finger.move(to: CGPoint(x: 260, y: 216), during: 0.2)
    #expect(control.selectedSegmentIndex == 0 && log.lines.isEmpty)
    world.finger.up()
    #expect(control.selectedSegmentIndex == 2)
    #expect(log.lines == ["2"])
  }

  @Test func `a finger that lifts outside selects nothing`() {
    let (world, control) = make()
    world.finger.down(at: CGPoint(x: 60, y: 216))
    world.finger.move(to: CGPoint(x: 60, y: 400), during: 0.2)
    world.finger.up()
    #expect(control.selectedSegmentIndex == -1 && log.lines.isEmpty)
  }

  @Test func `a momentary control keeps no selection`() {
    let (world, control) = make()
    control.selectedSegmentIndex = 1
    control.isMomentary = true
    #expect(control.selectedSegmentIndex == -1)
    tap(1, world)
    tap(1, world)
    #expect(log.lines == ["-1", "-1"])
  }

  @Test func `a disabled segment cannot be selected`() {
    let (world, control) = make()
    control.setEnabled(false, forSegmentAt: 1)
    tap(1, world)
    #expect(control.selectedSegmentIndex == -1 && log.lines.isEmpty)
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }

  @Test func `the selection follows its segment when others come and go`() {
    let (_, control) = make()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: true)
    control.removeSegment(at: 99, animated: false)
    #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func `the action of a segment runs when it is selected`() {
    let log = log
    let actions = ["X", "Y"].map { (name: String) in
      UIAction(title: name, identifier: .init(name)) { _ in log.add(name) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.bounds.height == 32 && control.bounds.width > 40)
    #expect(control.titleForSegment(at: 1) == "Y")
    #expect(control.segmentIndex(identifiedBy: .init("Y")) == 1)
    control.insertSegment(action: actions[0], at: 5, animated: false)
    #expect(control.numberOfSegments == 2 && control.actionForSegment(at: 1) === actions[0])
    #expect(control.subviews.filter { $0.accessibilityActivate() }.count == 2)
    #expect(log.lines.sorted() == ["X", "Y"])
  }

  @Test func `titles, images and widths can be changed`() {
    let (world, control) = make()
    let image = world.perform {
      UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    }
    control.setImage(image, forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) === image && control.titleForSegment(at: 0) == nil)
    control.setTitle("Z", forSegmentAt: 0)
    #expect(control.imageForSegment(at: 0) == nil && control.titleForSegment(at: 0) == "Z")
    control.setWidth(60, forSegmentAt: 2)
    #expect(control.widthForSegment(at: 2) == 60)
    world.finger.tap(at: CGPoint(x: 245, y: 216))
    #expect(control.selectedSegmentIndex == 1, "the last segment is narrower now: 250 to 310")
  }

  @Test func `an index without a segment stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1 }
    }
  }

  @Test func `the attributes of the selected state apply to the selected segment`() throws {
    let (_, control) = make()
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .selected)
    control.selectedSegmentIndex = 1
    let colors = control.subviews.compactMap {
      ($0.subviews.first as? UILabel).flatMap { label in label.text == nil ? nil : label.textColor }
    }
    #expect(colors == [.label, .systemRed, .label])
  }
}
