// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The look of a bar's buttons in all states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  /// A state that has values of its own.
  enum Slot: CaseIterable {
    case normal, highlighted, disabled, focused
  }

  private var states: [Slot: UIBarButtonItemStateAppearance] = [:]
  private let style: UIBarButtonItem.Style
  /// Called after each change.
  final var onChange: (@MainActor () -> Void)?

  // MARK: Creating an appearance

  /// Creates an appearance of plain items.
  public override convenience init() { self.init(style: .plain) }
  /// Creates an appearance of items of a style.
  ///
  /// - Parameter style: The style.
  public required init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    configureWithDefault(for: style)
  }

  /// Replaces all values by the system's for a style.
  ///
  /// - Parameter style: The style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for slot in Slot.allCases { setValues(BarStateValues(), in: slot) }
    if style == .prominent { normal.titleTextAttributes = [.font: BarFigures.titleFont] }
    onChange?()
  }

  // MARK: Getting the states

  /// The look in the normal state.
  open var normal: UIBarButtonItemStateAppearance { state(.normal) }
  /// The look of a highlighted button.
  open var highlighted: UIBarButtonItemStateAppearance { state(.highlighted) }
  /// The look of a disabled button.
  open var disabled: UIBarButtonItemStateAppearance { state(.disabled) }
  /// The look of the button that has the focus.
  open var focused: UIBarButtonItemStateAppearance { state(.focused) }

  // MARK: Copying

  /// Returns a copy.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: An appearance of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns a copy of the same class.
  func copied() -> Self {
    let copy = Self(style: style)
    for (slot, state) in states { copy.setValues(state.values, in: slot) }
    return copy
  }

  // MARK: Values

  /// The values of a state; those of the normal state where none were set.
  func values(in slot: Slot) -> BarStateValues {
    let normal = state(.normal).values
    return slot == .normal ? normal : state(slot).values.over(normal)
  }

  /// Whether a state has a value of its own.
  func hasValues(in slot: Slot) -> Bool { !state(slot).values.isEmpty }

  private func state(_ slot: Slot) -> UIBarButtonItemStateAppearance {
    states[slot] ?? setValues(BarStateValues(), in: slot)
  }

  @discardableResult
  private func setValues(
    _ values: BarStateValues,
    in slot: Slot
  ) -> UIBarButtonItemStateAppearance {
    if let known = states[slot] {
      known.setValues(values)
      return known
    }
    let state = UIBarButtonItemStateAppearance(values) { [weak self] in self?.onChange?() }
    states[slot] = state
    return state
  }
}
