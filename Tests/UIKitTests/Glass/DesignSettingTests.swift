// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions
import RetourTesting
import Testing

@testable import UIKit

/// The setting of the bars' design.
@MainActor @Suite(.freesControllers) struct DesignSettingTests {
  @Test func `the environment chooses the design, and an unknown one is flat`() {
    #expect(AppRunner.design([:]) == .flat)
    #expect(AppRunner.design(["RETOUR_DESIGN": "glass"]) == .glass)
    #expect(AppRunner.design(["RETOUR_DESIGN": "flat"]) == .flat)
    #expect(AppRunner.design(["RETOUR_DESIGN": "clay"]) == .flat)
  }

  @Test func `a bar takes the design of the window that it comes into`() {
    let items = [UIBarButtonItem(title: "Edit")]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 390, height: 54))
    let below = UINavigationItem(title: "Below")
    let top = UINavigationItem(title: "Top")
    top.rightBarButtonItems = items
    bar.items = [below, top]
    for design in [World.Design.glass, .flat, .glass] {
      let world = World(design: design, root: UIViewController())
      world.perform { world.window.addSubview(bar) }
      world.settle()
      let count = bar.subviews.count { $0 is GlassPlatter }
      #expect(count == (design == .glass ? 2 : 0))
      #expect((bar.content?.backButton?.shownText == nil) == (design == .glass))
      world.perform { bar.removeFromSuperview() }
    }
  }
}
