// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import UIKit

/// A stack of three pages in a window that records, the second of which asks.
@MainActor
struct JournalScene {
  let world: World
  let stack: BackNavigationController
  private let window: UIWindow

  init(_ direction: World.Direction = .leftToRight, limit: Int = 1000, records: Bool = true) {
    let size = CGSize(width: 195, height: 422)
    world = World(direction, size: size, scale: 1)
    stack = JournalScene.makeStack()
    stack.journalLimit = limit
    if records {
      window = world.perform { BackJournalWindow(frame: UIScreen.main.bounds) }
      window.makeKeyAndVisible()
    } else {
      window = world.window
    }
    window.rootViewController = stack
    world.settle()
  }

  private static func makeStack() -> BackNavigationController {
    let stack = BackNavigationController()
    stack.viewControllers = zip(["A", "B", "C"], [UIColor.systemRed, .systemTeal, .systemPink]).map
    {
      (title, color) in
      let page = UIViewController()
      page.title = title
      page.view.backgroundColor = color
      guard title == "B" else { return page }
      page.navigationItem.backGuard = { [weak page] _ in
        guard let page else { return .allow }
        return .confirm("Discard?", leave: "Leave", stay: "Stay", on: page)
      }
      return page
    }
    return stack
  }

  /// A point at a share of the width from the leading edge.
  func point(_ share: CGFloat, _ y: CGFloat = 300) -> CGPoint {
    CGPoint(x: world.direction == .leftToRight ? share * 195 : 195 - share * 195, y: y)
  }

  /// Everything that a user does here: a swipe that is cancelled, the Esc key, a tap on the button
  /// of a page that asks, a held swipe, and the answer that leaves.
  ///
  /// - Parameter beforeInput: Called before each event of the finger and of the keyboard.
  func play(_ beforeInput: (World) -> Void) async {
    await drag(to: 0.4, beforeInput)
    await rest(1)
    beforeInput(world)
    world.hold(.escape)
    await rest(0.06)
    beforeInput(world)
    world.release(.escape)
    await rest(1.3)
    await drag(to: 0.7, beforeInput)
    await rest(1.1)
    await tapAction("Stay", beforeInput)
    await rest(1.2)
    await drag(to: 0.8, beforeInput)
    await rest(1.1)
    await tapAction("Leave", beforeInput)
    await rest(2)
  }

  private func rest(_ seconds: Double) async {
    for _ in 0..<Int(seconds * 60) {
      await world.yieldToTasks()
      world.advance(by: 1.0 / 60)
    }
  }

  private func drag(to share: CGFloat, _ beforeInput: (World) -> Void) async {
    beforeInput(world)
    world.finger.down(at: point(0.01))
    for step in 1...6 {
      world.advance(by: 0.025)
      beforeInput(world)
      world.finger.move(to: point(0.01 + share * CGFloat(step) / 6))
    }
    world.advance(by: 0.1)
    beforeInput(world)
    world.finger.up()
  }

  private func tapAction(_ title: String, _ beforeInput: (World) -> Void) async {
    guard let view = stack.presentedViewController?.view, let label = view.label(title) else {
      return
    }
    let point = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
    beforeInput(world)
    world.finger.down(at: point)
    world.advance(by: 0.05)
    beforeInput(world)
    world.finger.up()
  }

  /// Takes everything off the screen, and ends the guards.
  func close() async {
    window.rootViewController = nil
    await world.settleTasks()
  }
}

extension World {
  /// Runs tasks of the main actor, without advancing the time.
  func yieldToTasks() async {
    for _ in 0..<3 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(1))
    advance(by: 0)
  }
}

extension UIView {
  /// The label in the view with a text.
  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
