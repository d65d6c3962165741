// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's page of blurs.
@MainActor @Suite(.freesControllers) struct EffectsPageTests {
  private func studio(_ scale: CGFloat, isDark: Bool = false, isRightToLeft: Bool = false) -> Studio
  {
    let studio = Studio(Look(scale: scale, isDark: isDark, isRightToLeft: isRightToLeft))
    studio.show(EffectsPage(), at: nil)
    return studio
  }

  @Test(arguments: [1.0, 2, 3], [false, true])
  func `materials above photos`(scale: CGFloat, isDark: Bool) {
    let studio = studio(scale, isDark: isDark)
    expectGolden(of: studio.world, named: "\(Int(scale))x-\(isDark ? "dark" : "light")")
  }

  @Test func `the list scrolls behind the materials`() {
    let studio = studio(1)
    let finger = studio.world.finger
    finger.down(at: CGPoint(x: 195, y: 600))
    finger.move(to: CGPoint(x: 195, y: 380), during: 0.3)
    finger.hold(for: 0.3)
    expectGolden(of: studio.world, named: "scrolled")
    finger.up()
    studio.pass(nil)
  }

  @Test func `the page from right to left, on its way`() {
    let studio = Studio(Look(scale: 1, isRightToLeft: true))
    studio.show(EffectsPage(), at: 0.2)
    expectGolden(of: studio.world, named: "pushed")
    studio.pass(nil)
  }

  @Test func `another material comes gradually`() throws {
    let studio = studio(1)
    let view = try #require(studio.stack.topViewController?.view)
    let picker = try #require(view.firstSubview(of: UISegmentedControl.self))
    studio.world.perform {
      picker.selectedSegmentIndex = 0
      picker.sendActions(for: .valueChanged)
    }
    studio.world.advance(by: 0.2)
    expectGolden(of: studio.world, named: "going")
    studio.world.settle()
    let bar = try #require(view.firstSubview(of: UIVisualEffectView.self))
    #expect(bar.effect == nil && bar.layer.animationKeys() == nil)
  }
}

extension UIView {
  /// The first view of a class in the subtree.
  fileprivate func firstSubview<View: UIView>(of type: View.Type) -> View? {
    for view in subviews {
      if let found = view as? View ?? view.firstSubview(of: type) { return found }
    }
    return nil
  }
}
