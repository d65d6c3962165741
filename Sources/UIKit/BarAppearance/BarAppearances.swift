// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The appearances that were set on a bar or on an item.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
  private var values: [BarAppearanceChoice.Slot: Appearance] = [:]

  /// The appearances that were set.
  var slots: BarAppearanceChoice.Slots {
    BarAppearanceChoice.Slots(values.keys.map { BarAppearanceChoice.Slots($0) })
  }

  var isEmpty: Bool { values.isEmpty }

  /// The appearance of a slot; a copy is kept.
  subscript(slot: BarAppearanceChoice.Slot) -> Appearance? {
    get { values[slot] }
    set { values[slot] = newValue?.copied() }
  }

  /// Returns the bar's appearance that applies, or its item's.
  ///
  /// - Parameters:
  ///   - isCompact: Whether the bar has its compact height.
  ///   - isAtEdge: Whether the content is scrolled to the bar's edge.
  ///   - item: The appearances of the item that the bar shows.
  /// - Returns: The appearance, and whether it applies without its background; `nil` if none was
  ///   set that applies.
  func chosen(
    isCompact: Bool,
    isAtEdge: Bool,
    item: BarAppearances? = nil
  ) -> (appearance: Appearance, losesBackground: Bool)? {
    let choice = BarAppearanceChoice(
      isCompact: isCompact,
      isAtEdge: isAtEdge,
      item: item?.slots ?? [],
      bar: slots
    )
    guard let choice,
      let appearance = choice.owner == .item ? item?[choice.slot] : self[choice.slot]
    else { return nil }
    return (appearance, choice.losesBackground)
  }

  /// Returns an appearance that an app may change in place, which makes it one of the bar's own.
  ///
  /// - Parameters:
  ///   - unset: The system's appearance.
  ///   - take: Called with it after its first change.
  /// - Returns: The appearance.
  func offering(
    _ unset: Appearance,
    _ take: @escaping @MainActor (Appearance) -> Void
  ) -> Appearance {
    unset.onChange = { [weak unset] in if let unset { take(unset) } }
    return unset
  }

  /// Calls a function after each change of an appearance.
  func observe(_ change: @escaping @MainActor () -> Void) {
    for value in values.values { value.onChange = change }
  }
}
