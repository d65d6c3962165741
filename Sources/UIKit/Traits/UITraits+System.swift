// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A trait that UIKit itself defines.
protocol SystemTrait: UITraitDefinition, SendableMetatype where Value: Equatable {
  /// The place of the value.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  /// Whether the trait has a value.
  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }
  /// Whether the values of two collections differ.
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first[keyPath: path] != second[keyPath: path]
  }
  /// Takes the value of other traits, if they have one.
  static func merge(_ other: TraitValues, into values: inout TraitValues) {
    if isSpecified(in: other) { values[keyPath: path] = other[keyPath: path] }
  }
  /// Returns the value.
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  /// Sets the value; `nil` is unspecified.
  static func set(_ value: Any?, in values: inout TraitValues) {
    values[keyPath: path] = value as? Value ?? defaultValue
  }
}

/// The kind of interface.
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// `true`: dynamic colors depend on the style.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The layout direction.
public struct UITraitLayoutDirection: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The pixels per point; 0 is unspecified.
public struct UITraitDisplayScale: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The size of text that the user prefers.
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}
