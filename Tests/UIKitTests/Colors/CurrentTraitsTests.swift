// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing

import UIKit

@MainActor
struct CurrentTraitsTests {
  /// Notes the current style whenever UIKit calls it.
  private final class Spy: UIView {
    var seen: [String: UIUserInterfaceStyle] = [:]
    private func note(_ name: String) {
      seen[name] = UITraitCollection.current.userInterfaceStyle
    }
    override func layoutSubviews() { note("layout") }
    override func draw(_ rect: CGRect) { note("draw") }
    override func tintColorDidChange() { note("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      note("traits")
    }
  }

  @Test func `a view's traits are current while UIKit calls it`() {
    let world = World(style: .light)
    let view = Spy()
    world.show(view, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.seen == ["layout": .light, "draw": .light, "tint": .light])
    view.seen = [:]
    view.overrideUserInterfaceStyle = .dark
    world.stage.commit()
    #expect(view.seen == ["layout": .dark, "draw": .dark, "tint": .dark, "traits": .dark])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}
