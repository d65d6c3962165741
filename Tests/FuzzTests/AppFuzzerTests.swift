// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Retour
import RetourFuzzing
import RetourTesting
import Testing
import UIKit

/// The fuzzer of an app's own root, with sound and with defective apps.
@MainActor
struct AppFuzzerTests {
  /// A page whose button pushes the next one, up to a depth.
  private final class Page: UIViewController {
    private let makeNext: @MainActor (Page) -> UIViewController?

    init(_ title: String, next: @escaping @MainActor (Page) -> UIViewController?) {
      makeNext = next
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(
        type: .system,
        primaryAction: UIAction(title: "Next") { [weak self] _ in
          guard let self, let page = makeNext(self) else { return }
          navigationController?.pushViewController(page, animated: true)
        }
      )
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      view.addSubview(button)
    }
  }

  private static func page(_ depth: Int) -> Page {
    Page("\(depth)") { _ in depth < 4 ? page(depth + 1) : nil }
  }

  private func fuzzer() -> AppFuzzer {
    AppFuzzer {
      let stack = BackNavigationController(rootViewController: Self.page(0))
      stack.forwardBudget = 2
      stack.backButton = .arrow
      return stack
    }
  }

  private static func depth(in world: World) -> Int {
    (world.window.rootViewController as? UINavigationController)?.viewControllers.count ?? 0
  }

  @Test func `a sound app holds in thousands of steps, and is used`() async {
    var fuzzer = fuzzer()
    var deepest = 0
    fuzzer.addInvariant("depth") { world in
      deepest = max(deepest, Self.depth(in: world))
      return nil
    }
    let result = await fuzzer.run(seed: 1, steps: 2000)
    #expect(result.failure == nil, "\(result)")
    #expect(result.steps >= 2000 && deepest > 1)
  }

  @Test func `a violated invariant of the app fails with the shortest line, which replays it`()
    async throws
  {
    var fuzzer = fuzzer()
    fuzzer.addInvariant("at most two pages") { world in
      Self.depth(in: world) > 2 ? "\(Self.depth(in: world)) pages" : nil
    }
    let failure = try #require(await fuzzer.run(seed: 3, steps: 5000).failure)
    #expect(failure.invariant == "at most two pages" && failure.message == "3 pages")
    #expect(failure.replay.hasPrefix("ltr rate=60: "))
    #expect(failure.replay.split(separator: ",").count <= 3, "\(failure)")
    #expect(await fuzzer.replay(failure.replay) == failure)
    #expect(await self.fuzzer().replay(failure.replay) == nil)
    #expect(await fuzzer.run(seed: 3, steps: 5000).failure == failure)
  }

  @Test func `an app that retains a popped page fails, unless it does so on purpose`() async throws
  {
    final class Cache { var pages: [UIViewController] = [] }
    let cache = Cache()
    var fuzzer = AppFuzzer {
      UINavigationController(
        rootViewController: Page("root") { _ in
          let page = Self.page(3)
          cache.pages.append(page)
          return page
        }
      )
    }
    let failure = try #require(await fuzzer.run(seed: 1, steps: 5000).failure)
    #expect(failure.invariant == "release" && failure.message.contains("Page 3"))
    fuzzer.expectsRelease = false
    #expect(await fuzzer.run(seed: 1, steps: 500).failure == nil)
  }

  @Test func `an app that never comes to rest fails, unless it does so on purpose`() async throws {
    final class Blinking: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
          self.view.alpha = 0.5
        }
      }
    }
    var fuzzer = AppFuzzer { Blinking() }
    let failure = try #require(await fuzzer.run(seed: 1, steps: 60).failure)
    #expect(failure.invariant == "rest" && failure.replay == "ltr rate=60: ")
    fuzzer.expectsRest = false
    #expect(await fuzzer.run(seed: 1, steps: 120).failure == nil)
  }

  @Test func `a stack whose top page has left the screen fails at rest`() async throws {
    final class Vanishing: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        view.removeFromSuperview()
      }
    }
    let fuzzer = AppFuzzer { UINavigationController(rootViewController: Vanishing()) }
    let failure = try #require(await fuzzer.run(seed: 1, steps: 60).failure)
    #expect(failure.invariant == "rest" && failure.message.contains("not on screen"))
  }

  @Test func `a container that begins an appearance twice fails`() async throws {
    final class Container: UIViewController {
      private let child = UIViewController()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        for _ in 0..<2 { child.beginAppearanceTransition(true, animated: false) }
        child.endAppearanceTransition()
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
      }
    }
    let failure = try #require(
      await AppFuzzer { Container() }.run(seed: 1, steps: 5000).failure
    )
    #expect(failure.invariant == "appearance" && failure.message.contains("Unbalanced calls"))
  }

  @Test(arguments: [5, 6])
  func `a list with a search holds in random use`(_ seed: UInt64) async {
    let fuzzer = AppFuzzer {
      let stack = BackNavigationController(rootViewController: Self.page(3))
      stack.pushViewController(SearchedList(), animated: false)
      return stack
    }
    let result = await fuzzer.run(seed: seed * 100, steps: 1500)
    #expect(result.failure == nil, "\(result)")
  }

  @Test func `a line that is no sequence fails to replay`() async {
    #expect(await fuzzer().replay("nonsense")?.invariant == "replay")
  }
}

/// A list that can be searched, whose rows push pages.
private final class SearchedList: UITableViewController, UISearchResultsUpdating {
  private var rows = (0..<60).map { "Row \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Even"]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = UIViewController()
    page.title = rows[indexPath.row]
    navigationController?.pushViewController(page, animated: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    rows = (0..<60).map { "Row \($0)" }.filter { text.isEmpty || $0.contains(text) }
    tableView.reloadData()
  }
}
