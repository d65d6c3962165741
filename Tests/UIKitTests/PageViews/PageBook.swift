// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

@testable import UIKit

/// A page view controller with numbered pages, in a world.
@MainActor
final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = CallbackLog(.appearance)
  let pages: [LoggedPage]
  let controller: UIPageViewController
  let world: World
  var count = 0
  var requests: [String] = []

  init(
    _ direction: World.Direction = .leftToRight,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    spacing: CGFloat = 0,
    pages number: Int = 3
  ) {
    pages = (0..<number).map { [log] in log.page("\($0)") }
    controller = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: orientation,
      options: [.interPageSpacing: spacing]
    )
    world = World(direction, size: CGSize(width: 200, height: 400), scale: 1, root: controller)
    super.init()
    controller.setViewControllers([pages[0]], direction: .forward, animated: false)
    controller.dataSource = self
    controller.delegate = self
    world.settle()
    _ = log.take()
    requests = []
  }

  var scrollView: UIScrollView { controller.engine.scrollView }
  /// The number of the page that is shown.
  var shown: Int? { controller.viewControllers?.first.flatMap(index) }
  /// The numbers of the pages in the view.
  var visible: [Int] {
    pages.indices.filter { pages[$0].viewIfLoaded?.window != nil }
  }
  /// The frame of a page in the window.
  func frame(of number: Int) -> CGRect {
    pages[number].view.convert(pages[number].view.bounds, to: nil)
  }

  func index(_ page: UIViewController) -> Int? { pages.firstIndex { $0 === page } }

  /// Swipes by a share of the width towards the pages that follow.
  func swipe(_ share: CGFloat, during duration: Double = 0.2, lift: Bool = true) {
    let way = -share * 200 * (world.direction == .rightToLeft ? -1 : 1)
    let start = CGPoint(x: 100 - way / 2, y: 200)
    world.finger.down(at: start)
    world.finger.move(to: CGPoint(x: start.x + way, y: 200), during: duration)
    if lift { world.finger.up() }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(viewController) else { return nil }
    requests.append("before \(index)")
    return index > 0 ? pages[index - 1] : nil
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(viewController) else { return nil }
    requests.append("after \(index)")
    return index + 1 < pages.count ? pages[index + 1] : nil
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first.flatMap(index) ?? 0
  }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.add("will \(pendingViewControllers.compactMap(index))") }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) { log.add("did \(finished) \(previousViewControllers.compactMap(index)) \(completed)") }
}
