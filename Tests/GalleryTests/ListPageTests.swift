// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@testable import gallery

@MainActor
@Suite(.freesControllers) struct ListPageTests {
  @Test func `a list without room for its rows scrolls to the last one, with a finger and keys`() {
    let world = World(size: CGSize(width: 320, height: 300), scale: 1)
    let page = ListPage()
    var chosen: [Int] = []
    page.rows = (0..<10).map { row in
      ListRow(title: "\(row)", subtitle: "") { chosen.append(row) }
    }
    world.perform { world.window.rootViewController = page }
    world.settle()
    #expect(page.tableView.visibleCells.count < 10)
    world.finger.down(at: CGPoint(x: 160, y: 250))
    world.finger.move(to: CGPoint(x: 160, y: 20), during: 0.2)
    world.finger.up()
    world.settle()
    world.finger.tap(at: CGPoint(x: 160, y: 290))
    #expect(chosen == [9])
    world.press(.tab)
    for _ in 0..<10 { world.press(.up) }
    world.press(.return)
    #expect(chosen == [9, 0])
  }
}
