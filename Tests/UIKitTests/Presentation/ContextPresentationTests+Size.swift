// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// Sizes and transition styles of presentations in a context.
extension ContextPresentationTests {
  // MARK: The size

  private final class Sized: UIViewController {
    private(set) var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test(arguments: styles)
  func `a presented page hears of the size of its context`(_ style: UIModalPresentationStyle) {
    let sized = Sized()
    sized.modalPresentationStyle = style
    page.present(sized, animated: false)
    world.resize(to: CGSize(width: 300, height: 400))
    #expect(sized.sizes == [CGSize(width: 300, height: 400)])
  }

  @Test(arguments: styles)
  func `a resize completes a presentation that runs`(_ style: UIModalPresentationStyle) {
    present(style, animated: true)
    world.advance(by: 0.1)
    world.resize(to: CGSize(width: 300, height: 400))
    #expect(modal.transitionCoordinator == nil && modal.appearance.state == .appeared)
    #expect(place(of: modal) == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  // MARK: Transition styles

  @Test(arguments: [true, false], [true, false])
  func `the style of the context replaces that of the page if it provides one`(
    _ provides: Bool,
    _ defines: Bool
  ) throws {
    (page.modalTransitionStyle, modal.modalTransitionStyle) = (.crossDissolve, .coverVertical)
    let context: UIViewController = defines ? page : stack
    context.modalTransitionStyle = .crossDissolve
    context.providesPresentationContextTransitionStyle = provides
    page.definesPresentationContext = defines
    present(.overCurrentContext, animated: true)
    world.advance(by: 0.1)
    let wrapper = try #require(modal.view.superview)
    let shown = try #require(wrapper.layer.presentation())
    #expect((shown.opacity < 1) == provides)
    #expect((shown.position.y > wrapper.layer.bounds.midY) == !provides)
  }

  @Test func `a page slides in inside its context`() throws {
    present(.overCurrentContext, animated: true)
    let container = try #require(modal.view.superview?.superview)
    #expect(container.clipsToBounds && container.frame == page.view.frame)
    #expect(container.superview === page.view.superview)
  }
}
