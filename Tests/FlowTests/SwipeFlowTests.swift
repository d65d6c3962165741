// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// A swipe from the touch to the pixels, as in the table of Documentation/Architecture.md.
@MainActor struct SwipeFlowTests {
  @Test(arguments: World.Direction.allCases)
  func `a swipe runs through all eight rows`(_ direction: World.Direction) {
    let stack = UINavigationController(rootViewController: LoggedPage("A", CallbackLog()))
    let world = World(direction, size: CGSize(width: 195, height: 422), scale: 1, root: stack)
    stack.pushViewController(LoggedPage("B", CallbackLog()), animated: false)
    world.settle()
    var lines: [String] = []
    world.trace = { lines.append($0) }
    world.finger.dragFromLeadingEdge(to: 0.6, during: 0.1)
    world.finger.up()
    world.settle()
    for row in 1...8 { #expect(lines.contains { $0.hasPrefix("\(row) ") }, "row \(row)") }
    expectStack(stack, ["A"])
    expectGolden(of: lines.joined(separator: "\n"), named: direction.rawValue)
  }
}
