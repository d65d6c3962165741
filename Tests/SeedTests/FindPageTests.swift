// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page with a search controller.
@MainActor @Suite(.freesControllers) struct FindPageTests {
  private func studio(_ look: Look) -> Studio {
    let studio = Studio(look)
    studio.show(FindPage(), at: nil)
    return studio
  }

  private func search(in studio: Studio) throws -> UISearchController {
    try #require(studio.stack.topViewController?.navigationItem.searchController)
  }

  private func type(_ text: String, in studio: Studio) throws {
    let field = try search(in: studio).searchBar.searchTextField
    studio.world.finger.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: 18), to: nil))
    studio.world.typeText(text)
    studio.world.settle(within: 11)
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a search bar below a large title`(_ appearance: ContentPagesTests.Appearance) {
    let studio = studio(appearance.look)
    expectGolden(of: studio.world, named: "\(appearance)")
  }

  @Test(arguments: [30.0, 70])
  func `the search bar gives way first`(distance: Double) {
    let studio = studio(Look(scale: 1))
    studio.world.finger.down(at: CGPoint(x: 195, y: 500))
    studio.world.finger.move(to: CGPoint(x: 195, y: 500 - distance), during: 0.3)
    studio.world.finger.hold(for: 0.3)
    expectGolden(of: studio.world, named: "drag\(Int(distance))")
    studio.world.finger.up()
    studio.pass(nil)
  }

  @Test(arguments: ContentPagesTests.Appearance.allCases)
  func `a search with results`(_ appearance: ContentPagesTests.Appearance) throws {
    let studio = studio(appearance.look)
    try type("in", in: studio)
    expectGolden(of: studio.world, named: "\(appearance)")
  }

  @Test func `a search that begins`() throws {
    let studio = studio(Look(scale: 1))
    let search = try search(in: studio)
    studio.world.perform { search.isActive = true }
    studio.world.advance(by: 0.12)
    expectGolden(of: studio.world, named: "begins")
    studio.pass(nil)
  }

  @Test(arguments: [0.1, 0.25])
  func `a result that is pushed takes the search along`(time: Double) throws {
    let studio = studio(Look(scale: 1))
    try type("o", in: studio)
    let results = try search(in: studio).searchResultsController as? UITableViewController
    studio.world.finger.tap(try #require(results?.tableView.visibleCells.first))
    studio.world.advance(by: time)
    expectGolden(of: studio.world, named: "push-\(Int(time * 100))")
    studio.pass(nil)
    let search = try #require(studio.stack.viewControllers.dropLast().last?.navigationItem)
    #expect(search.searchController?.isActive == true)
  }
}
