// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@testable import gallery

@MainActor
@Suite(.freesControllers) struct ListPageTests {
  @Test func `a list without room for its rows scrolls to the last one`() throws {
    let world = World(size: CGSize(width: 320, height: 300), scale: 1)
    let page = ListPage()
    page.rows = (0..<10).map { ListRow(icon: nil, title: "\($0)", subtitle: "") {} }
    world.perform { world.window.rootViewController = page }
    world.settle()
    let last = try #require(page.rows.last)
    #expect(page.rows.map(\.frame.height) == Array(repeating: 44, count: 10))
    #expect(last.convert(last.bounds, to: nil).minY > 300)
    world.finger.down(at: CGPoint(x: 160, y: 250))
    world.finger.move(to: CGPoint(x: 160, y: 20), during: 0.2)
    world.finger.up()
    world.settle()
    #expect(last.convert(last.bounds, to: nil).maxY == 300)
  }
}
