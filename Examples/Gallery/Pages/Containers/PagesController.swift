// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The phases of the moon, one on each page.
final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private let phases = [
    localized("New moon", "新月"), localized("First quarter", "上弦月"),
    localized("Full moon", "满月"), localized("Last quarter", "下弦月"),
  ]

  init() {
    super.init(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20]
    )
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    setViewControllers([page(at: 0)], direction: .forward, animated: false)
    dataSource = self
    for dots in view.subviews.compactMap({ $0 as? UIPageControl }) {
      dots.pageIndicatorTintColor = .tertiaryLabel
      dots.currentPageIndicatorTintColor = .label
    }
  }

  private func page(at index: Int) -> UIViewController {
    PhaseController(index: index, name: phases[index])
  }

  private func neighbor(of page: UIViewController, at distance: Int) -> UIViewController? {
    guard let index = (page as? PhaseController)?.index else { return nil }
    return phases.indices.contains(index + distance) ? self.page(at: index + distance) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, at: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, at: 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { phases.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    (viewControllers?.first as? PhaseController)?.index ?? 0
  }
}
