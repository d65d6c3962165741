// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// The layout guides of view controllers, and the insets that they give scroll views.
@MainActor
@Suite(.freesControllers) struct BarLayoutGuideTests {
  private static let screen = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)

  @Test func `content between the guides fills what bars leave`() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
      content.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: page.view.leftAnchor),
      content.rightAnchor.constraint(equalTo: page.view.rightAnchor),
    ])
    let world = World(
      size: CGSize(width: 200, height: 400),
      scale: 1,
      safeAreaInsets: Self.screen,
      root: stack
    )
    world.settle()
    #expect(content.frame == CGRect(x: 0, y: 64, width: 200, height: 306))
    #expect(page.topLayoutGuide.length == 64 && page.bottomLayoutGuide.length == 30)
    stack.setNavigationBarHidden(true, animated: false)
    world.settle()
    #expect(content.frame == CGRect(x: 0, y: 20, width: 200, height: 350))
  }

  @Test func `a guide is made once`() {
    let page = UIViewController()
    #expect(page.topLayoutGuide === page.topLayoutGuide)
    #expect(page.topLayoutGuide !== page.bottomLayoutGuide)
    #expect(page.view.layoutGuides.count == 2)
  }

  @Test func `a page that does not adjust scroll views leaves short content below the bars`() {
    let page = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(scrollView)
    let stack = UINavigationController(rootViewController: page)
    let world = World(
      size: CGSize(width: 200, height: 400),
      scale: 1,
      safeAreaInsets: Self.screen,
      root: stack
    )
    world.settle()
    #expect(scrollView.adjustedContentInset.top == 64 && scrollView.contentOffset.y == -64)
    page.automaticallyAdjustsScrollViewInsets = false
    #expect(scrollView.adjustedContentInset.top == 0 && scrollView.contentOffset.y == 0)
    scrollView.contentSize = CGSize(width: 200, height: 1000)
    #expect(scrollView.adjustedContentInset.top == 64)
  }
}
