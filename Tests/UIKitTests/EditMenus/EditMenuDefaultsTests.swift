// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Facts about edit menus, with their sources.
@MainActor struct EditMenuDefaultsTests {
  // Apple header UIEditMenuInteraction.h: the values of the constants.
  @Test func `the directions have Apple's values`() {
    #expect(UIEditMenuArrowDirection.automatic.rawValue == 0)
    #expect(UIEditMenuArrowDirection.up.rawValue == 1)
    #expect(UIEditMenuArrowDirection.down.rawValue == 2)
    #expect(UIEditMenuArrowDirection.left.rawValue == 3)
    #expect(UIEditMenuArrowDirection.right.rawValue == 4)
  }

  // Apple documentation of UIEditMenuConfiguration: its parts, and an identifier without one.
  @Test func `a configuration keeps its parts, and makes an identifier`() {
    let named = UIEditMenuConfiguration(identifier: "text", sourcePoint: CGPoint(x: 1, y: 2))
    #expect(named.identifier == AnyHashable("text") && named.sourcePoint == CGPoint(x: 1, y: 2))
    #expect(named.preferredArrowDirection == .automatic)
    let first = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    let second = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    #expect(first.identifier != second.identifier)
  }

  // Apple documentation of addInteraction(_:): an interaction leaves its former view.
  @Test func `an interaction belongs to one view, and is told before and after a move`() {
    let (first, second) = (UIView(), UIView())
    let interaction = LoggingInteraction()
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    second.interactions = []
    let places = interaction.calls.map { view in
      view.view === first
        ? "\(view.name) first" : "\(view.name) \(view.view == nil ? "nil" : "second")"
    }
    #expect(
      places == [
        "will first", "did first", "will nil", "did nil", "will second", "did second", "will nil",
        "did nil",
      ]
    )
  }
}

/// An interaction that records its views.
@MainActor
private final class LoggingInteraction: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  var calls: [(name: String, view: UIView?)] = []

  func willMove(to view: UIView?) { calls.append(("will", view)) }

  func didMove(to view: UIView?) {
    calls.append(("did", view))
    self.view = view
  }
}
