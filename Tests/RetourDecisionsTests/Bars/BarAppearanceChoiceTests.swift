// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourDecisions

struct BarAppearanceChoiceTests {
  private typealias Slot = BarAppearanceChoice.Slot
  private static let all = BarAppearanceChoice.Slots(
    BarAppearanceChoice.Slot.allCases.map { BarAppearanceChoice.Slots($0) }
  )

  /// The chain of a state: what is chosen while what was chosen before is taken away.
  private func chain(isCompact: Bool, isAtEdge: Bool) -> [String] {
    var (item, bar) = (Self.all, Self.all)
    var names: [String] = []
    while let choice = BarAppearanceChoice(
      isCompact: isCompact,
      isAtEdge: isAtEdge,
      item: item,
      bar: bar
    ) {
      names.append("\(choice.owner).\(choice.slot)")
      let chosen = BarAppearanceChoice.Slots(choice.slot)
      if choice.owner == .item { item.remove(chosen) } else { bar.remove(chosen) }
    }
    return names
  }

  @Test func `away from the edge, the standard appearances are the chain`() {
    #expect(chain(isCompact: false, isAtEdge: false) == ["item.standard", "bar.standard"])
  }

  @Test func `at the edge, those of the edge come first`() {
    #expect(
      chain(isCompact: false, isAtEdge: true) == [
        "item.scrollEdge", "bar.scrollEdge", "item.standard", "bar.standard",
      ]
    )
  }

  @Test func `a compact bar prefers compact ones`() {
    #expect(
      chain(isCompact: true, isAtEdge: false) == [
        "item.compact", "bar.compact", "item.standard", "bar.standard",
      ]
    )
  }

  @Test func `a compact bar at the edge prefers the edge to its height`() {
    #expect(
      chain(isCompact: true, isAtEdge: true) == [
        "item.compactScrollEdge", "bar.compactScrollEdge", "item.scrollEdge", "bar.scrollEdge",
        "item.compact", "bar.compact", "item.standard", "bar.standard",
      ]
    )
  }

  @Test(arguments: BarAppearanceChoice.Slot.allCases, [false, true])
  func `only an appearance that is not meant for the edge loses its background there`(
    slot: BarAppearanceChoice.Slot,
    isAtEdge: Bool
  ) {
    let choice = BarAppearanceChoice(
      isCompact: true,
      isAtEdge: isAtEdge,
      item: BarAppearanceChoice.Slots(slot),
      bar: []
    )
    if slot.isForEdge, !isAtEdge {
      #expect(choice == nil)
    } else {
      #expect(choice?.losesBackground == (isAtEdge && !slot.isForEdge))
    }
  }

  @Test func `the look changes over the first points of scrolling`() {
    #expect(BarEdge.progress(distance: nil) == 0)
    #expect(BarEdge.progress(distance: -30) == 0)
    #expect(BarEdge.progress(distance: 8) == 0.5)
    #expect(BarEdge.progress(distance: 400) == 1)
    #expect(BarEdge.progress(distance: .nan) == 0)
  }
}
