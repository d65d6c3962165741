// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CAllocations
import QuartzCore
import Retour
import RetourTesting
import Testing
import UIKit

@MainActor
struct DepthCountTests {
  /// The cost of a push and a pop on a stack of some depth.
  private func cost(
    atDepth depth: Int,
    _ navigation: UINavigationController = UINavigationController()
  ) -> (allocations: Int, layersVisited: Int) {
    let world = World(scale: 1)
    world.perform {
      world.window.rootViewController = navigation
      navigation.setViewControllers((0..<depth).map { _ in Rows() }, animated: false)
    }
    world.settle()
    var allocations = Int.max
    // The first pairs make room in arrays, and other threads allocate, too: the least counts.
    for _ in 0..<6 {
      let before = retour_allocations()
      world.perform {
        navigation.pushViewController(Rows(), animated: false)
        navigation.popViewController(animated: false)
      }
      allocations = min(allocations, Int(retour_allocations() - before))
      world.settle()
    }
    let visited = world.perform {
      world.stage.rootLayer.frame(at: world.time, scale: 1, size: world.window.bounds.size)
        .layersVisited
    }
    return (allocations, visited)
  }

  @Test func `a push and a pop cost the same at depth 10 and 10,000`() throws {
    let (low, high) = (cost(atDepth: 10), cost(atDepth: 10_000))
    #expect(low.layersVisited == high.layersVisited)
    #expect(abs(low.allocations - high.allocations) <= 2, "\(low), \(high)")
    let exceeded = try Thresholds("stack").exceeded(by: ["allocationsPerPair": high.allocations])
    #expect(exceeded == [])
  }

  /// The time of a drag of content below a search bar and a large title that all pages determine.
  private func dragTime(atDepth depth: Int) -> Duration {
    let world = World(size: CGSize(width: 320, height: 500), scale: 1)
    let page = UIViewController()
    let content = UIScrollView()
    content.contentSize = CGSize(width: 320, height: 2000)
    page.view = content
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    world.perform {
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      world.window.rootViewController = navigation
      let lower = (1..<depth).map { _ in UIViewController() }
      navigation.setViewControllers(lower + [page], animated: false)
    }
    world.settle()
    return ContinuousClock().measure {
      world.finger.down(at: CGPoint(x: 160, y: 400))
      for _ in 0..<4 {
        world.finger.move(to: CGPoint(x: 160, y: 200), during: 0.25)
        world.finger.move(to: CGPoint(x: 160, y: 400), during: 0.25)
      }
      world.finger.up()
    }
  }

  @Test func `content moves a search bar and a large title at depth 10,000 as at depth 10`() {
    _ = dragTime(atDepth: 10)
    let (low, high) = (dragTime(atDepth: 10), dragTime(atDepth: 10_000))
    #expect(high < low * 4, "\(low), \(high)")
  }

  /// The time of pushes with their animations, of swipes that are cancelled, and of taps that pop.
  private func transitionTime(atDepth depth: Int) -> Duration {
    let world = World(size: CGSize(width: 320, height: 500), scale: 1)
    let navigation = UINavigationController()
    let pages = (0..<depth).map { _ in UIViewController() }
    world.perform {
      world.window.rootViewController = navigation
      navigation.setViewControllers(pages, animated: false)
    }
    world.settle()
    let time = ContinuousClock().measure {
      for _ in 0..<5 {
        world.perform { navigation.pushViewController(UIViewController(), animated: true) }
        world.settle()
        world.finger.swipeBack(to: 0.2, velocity: 0)
        world.settle()
        world.tapBack()
        world.settle()
      }
    }
    #expect(navigation.navigationBar.items == pages.map(\.navigationItem))
    return time
  }

  @Test func `transitions take about as long at depth 10,000 as at depth 10`() {
    _ = transitionTime(atDepth: 10)
    // By turns, the least of three: other tests run beside this one.
    var (low, high) = (Duration.seconds(60), Duration.seconds(60))
    for _ in 0..<3 {
      low = min(low, transitionTime(atDepth: 10))
      high = min(high, transitionTime(atDepth: 10_000))
    }
    #expect(high < low * 3, "\(low), \(high)")
  }

  /// A kit stack with an image as the back button of each page.
  private var kitStack: BackNavigationController {
    let stack = BackNavigationController()
    stack.backButton = .image(
      UIGraphicsImageRenderer(size: CGSize(width: 12, height: 21)).image { _ in }
    )
    return stack
  }

  @Test func `a push and a pop on the kit's stack cost the same at depth 10 and 10,000`() throws {
    let (low, high) = (cost(atDepth: 10, kitStack), cost(atDepth: 10_000, kitStack))
    #expect(low.layersVisited == high.layersVisited)
    #expect(abs(low.allocations - high.allocations) <= 2, "\(low), \(high)")
    let counts: KeyValuePairs = ["kitAllocationsPerPair": high.allocations]
    #expect(try Thresholds("stack").exceeded(by: counts) == [])
  }

  @Test func `covered pages let go of what they have drawn and draw it again`() {
    let page = Rows()
    let navigation = UINavigationController(rootViewController: page)
    let world = World(scale: 1)
    world.window.rootViewController = navigation
    world.settle()
    func drawn() -> Int {
      page.view.subviews.count { $0 is UILabel && $0.layer.contents != nil }
    }
    #expect(drawn() == 12)
    let before = world.frame
    world.perform { navigation.pushViewController(Rows(), animated: false) }
    world.settle()
    #expect(drawn() == 0)
    world.perform { _ = navigation.popViewController(animated: false) }
    world.settle()
    #expect(drawn() == 12)
    #expect(world.frame.pixels == before.pixels)
  }
}

extension CGImage {
  /// The bytes of the image.
  fileprivate var pixels: Data { Data(bytes: base, count: bytesPerRow * height) }
}
