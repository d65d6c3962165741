// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension AutomaticAccessibility {
  /// The properties of a bar item's button.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - value: The value, unless the app has set one.
  ///   - control: The button.
  @MainActor
  init(of item: UIBarItem, value: String? = nil, button control: UIControl) {
    self.init(
      isElement: true,
      label: item.accessibilityLabel ?? item.storedTitle,
      value: item.accessibilityValue ?? value,
      hint: item.accessibilityHint,
      traits: control.buttonTraits.union(item.accessibilityTraits),
      identifier: item.accessibilityIdentifier
    )
  }
}

extension UIControl {
  /// The traits of the state.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.none
    if condition.contains(.disabled) { traits.insert(.notEnabled) }
    if condition.contains(.selected) { traits.insert(.selected) }
    return traits
  }

  /// The traits of a button in its state.
  var buttonTraits: UIAccessibilityTraits { stateTraits.union(.button) }
}
