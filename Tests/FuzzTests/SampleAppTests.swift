// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing
import RetourTesting
import Testing
import UIKit

@testable import fuzz

/// The fuzzer's app of lists, a grid and a form.
@MainActor
struct SampleAppTests {
  /// The situations that a run met.
  @MainActor
  private final class Sights {
    var pages: Set<String> = []
    var mostRows = 0
    var hasTyped = false
    var hasScrolled = false

    func look(at world: World) {
      guard let stack = world.window.rootViewController as? UINavigationController else { return }
      if let title = stack.topViewController?.title { pages.insert(title) }
      if stack.presentedViewController is UIAlertController { pages.insert("Alert") }
      if let table = (stack.topViewController as? UITableViewController)?.tableView {
        mostRows = max(mostRows, table.numberOfRows(inSection: 0))
        if table.contentOffset.y > 200 { hasScrolled = true }
      }
      if Self.fields(in: stack.view).contains(where: { $0.text?.isEmpty == false }) {
        hasTyped = true
      }
    }

    private static func fields(in view: UIView) -> [UITextField] {
      if let field = view as? UITextField { return [field] }
      return view.subviews.flatMap(fields)
    }
  }

  @Test func `the lists, the grid and the form hold while a user scrolls, edits and types`() async {
    var fuzzer = SampleApp.makeFuzzer()
    let sights = Sights()
    fuzzer.addInvariant("sights") { world in
      sights.look(at: world)
      return nil
    }
    let result = await fuzzer.run(seed: 2000, steps: 6000)
    #expect(result.failure == nil, "\(result)")
    #expect(sights.pages.isSuperset(of: ["List 0", "List 1", "Grid", "Form", "Alert"]))
    #expect(sights.mostRows > 3 && sights.hasTyped && sights.hasScrolled)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a plan of a user is equal to the plan read from its description`(_ seed: UInt64) {
    let plan = makeFuzzer().plan(seed: seed << 3 | 7)
    #expect(plan.usesSampleApp && FuzzPlan(plan.description) == plan)
    #expect(!makeFuzzer().plan(seed: seed << 3).usesSampleApp)
  }

  @Test func `a scroll view that moves without a finger fails at rest`() async throws {
    final class Restless: UIScrollView {
      override var isDecelerating: Bool { true }
    }
    final class Page: UIViewController {
      override func loadView() { view = Restless() }
    }
    let failure = try #require(await AppFuzzer { Page() }.run(seed: 1, steps: 60).failure)
    #expect(failure.message == "Restless is decelerating without a finger")
  }
}
