// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The state of a header, a footer or another view for which a configuration is resolved.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether a touch highlights the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the keyboard focus.
  public var isFocused = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without flags.
  ///
  /// - Parameter traitCollection: The traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The value of a custom key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
