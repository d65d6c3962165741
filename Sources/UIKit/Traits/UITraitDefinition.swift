// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A trait of an interface: the key of its value in a trait collection.
///
/// An app defines its own traits, which flow from scenes through windows and view controllers to
/// views. A value of an `Equatable` type is compared when it changes; others always differ.
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value where nothing sets another one.
  static var defaultValue: Value { get }
  /// The name for debugging; that of the type unless defined.
  static var name: String { get }
  /// A text that no other trait has; the type with its module unless defined.
  static var identifier: String { get }
  /// Whether dynamic colors depend on the value; `false` unless defined.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// `false`: colors do not depend on the value.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait, as a key.
public typealias UITrait = any UITraitDefinition.Type
