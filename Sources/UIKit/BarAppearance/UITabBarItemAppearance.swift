// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The look of the tabs of a bar in all states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// An arrangement of image and title.
  public enum Style: Int, Sendable {
    /// The title below the image.
    case stacked = 0
    /// The title beside the image, in a wide bar.
    case inline = 1
    /// The title beside the image, in a low bar.
    case compactInline = 2
  }

  /// A state that has values of its own.
  enum Slot: CaseIterable {
    case normal, selected, disabled, focused
  }

  private var states: [Slot: UITabBarItemStateAppearance] = [:]
  private let style: Style
  /// Called after each change.
  final var onChange: (@MainActor () -> Void)?

  // MARK: Creating an appearance

  /// Creates an appearance of stacked tabs.
  public override convenience init() { self.init(style: .stacked) }
  /// Creates an appearance.
  ///
  /// - Parameter style: The arrangement that the default values are for; they are the same for all.
  public required init(style: Style) {
    self.style = style
    super.init()
    configureWithDefault(for: style)
  }

  /// Replaces all values by the system's for an arrangement.
  ///
  /// - Parameter style: The arrangement.
  open func configureWithDefault(for style: Style) {
    for slot in Slot.allCases { setValues(TabStateValues(), in: slot) }
    onChange?()
  }

  // MARK: Getting the states

  /// The look of a tab that is not selected.
  open var normal: UITabBarItemStateAppearance { state(.normal) }
  /// The look of the selected tab.
  open var selected: UITabBarItemStateAppearance { state(.selected) }
  /// The look of a disabled tab.
  open var disabled: UITabBarItemStateAppearance { state(.disabled) }
  /// The look of the tab that has the focus.
  open var focused: UITabBarItemStateAppearance { state(.focused) }

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
  func values(in slot: Slot) -> TabStateValues {
    let normal = state(.normal).values
    return slot == .normal ? normal : state(slot).values.over(normal)
  }

  private func state(_ slot: Slot) -> UITabBarItemStateAppearance {
    states[slot] ?? setValues(TabStateValues(), in: slot)
  }

  @discardableResult
  private func setValues(
    _ values: TabStateValues,
    in slot: Slot
  ) -> UITabBarItemStateAppearance {
    if let known = states[slot] {
      known.setValues(values)
      return known
    }
    let state = UITabBarItemStateAppearance(values) { [weak self] in self?.onChange?() }
    states[slot] = state
    return state
  }
}
