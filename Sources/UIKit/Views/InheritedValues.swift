// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The inherited values that a view was last notified of.
struct InheritedValues {
  /// The traits of the last `traitCollectionDidChange(_:)`; `nil` before the first.
  private(set) var traits: UITraitCollection?
  /// The tint color of the last `tintColorDidChange()`.
  private var tint: UIColor?
  /// The insets of the last `safeAreaInsetsDidChange()`.
  private var safeAreaInsets = UIEdgeInsets.zero

  /// Returns whether the view was notified of values that are the same.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - tint: The tint color.
  /// - Returns: `true` if there is nothing new.
  @MainActor
  func include(_ traits: UITraitCollection, tint: UIColor) -> Bool {
    self.tint === tint && self.traits?.matches(traits) == true
  }

  /// Stores values that the view is about to be notified of.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - tint: The tint color.
  /// - Returns: The former traits.
  mutating func inherit(_ traits: UITraitCollection, tint: UIColor) -> UITraitCollection? {
    defer { (self.traits, self.tint) = (traits, tint) }
    return self.traits
  }

  /// Stores a tint color that the view is about to be notified of.
  mutating func inherit(tint: UIColor) { self.tint = tint }

  /// Stores the safe area.
  ///
  /// - Parameter insets: The insets.
  /// - Returns: Whether they are different from the former ones.
  mutating func inherit(safeAreaInsets insets: UIEdgeInsets) -> Bool {
    guard insets != safeAreaInsets else { return false }
    safeAreaInsets = insets
    return true
  }
}
