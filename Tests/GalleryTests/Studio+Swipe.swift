// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

extension Studio {
  /// Opens the section that lists a page, from the front page.
  ///
  /// - Parameter page: The page.
  /// - Returns: The list.
  /// - Throws: An error if the section does not exist.
  func openSection(of page: any GalleryPage) throws -> FrontPageSection {
    let index = try #require(GallerySection.allCases.firstIndex(of: page.section))
    tapRow(index, of: front)
    world.settle()
    return try #require(stack.topViewController as? FrontPageSection)
  }

  /// Leaves a page that a guard has kept: answers its question, or removes the guard.
  ///
  /// - Parameter isMirrored: Whether the layout is from right to left.
  /// - Throws: An error if no question is shown and the page is gone.
  func leaveGuardedPage(isMirrored: Bool = false) async throws {
    await world.settleTasks()
    if let alert = stack.presentedViewController {
      world.finger.tap(try #require(alert.view.label("Discard")))
    } else {
      let page = try #require(stack.topViewController)
      #expect(page.navigationItem.backGuard != nil, "the guard keeps the page")
      page.navigationItem.backGuard = nil
      swipeBack(isMirrored: isMirrored)
    }
    await world.settleTasks()
  }

  /// Swipes the top page back, above the area in which pages have gestures of their own.
  ///
  /// - Parameter isMirrored: Whether the layout is from right to left.
  func swipeBack(isMirrored: Bool) {
    let bounds = world.window.bounds
    func point(_ share: CGFloat) -> CGPoint {
      let x = 2 + (bounds.width - 4) * share
      return CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.height / 6)
    }
    world.finger.down(at: point(0))
    world.finger.move(to: point(0.8), during: 0.25)
    world.finger.up()
    world.settle()
  }
}

extension UIView {
  /// Returns the label with a text in the view's tree.
  fileprivate func label(_ text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(text) }.first
  }
}
