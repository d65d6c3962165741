// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The origins of an object's appearance values.
///
/// A property is identified by its key path, which contains the state or the metrics if the value
/// depends on one.
@MainActor
final class Styling {
  /// One setting of a template.
  struct Setting {
    let key: AnyKeyPath
    let apply: @MainActor (any Stylable) -> Void
  }

  /// Whether the object is a template.
  let isTemplate: Bool
  /// The properties that were set on the object itself; no template changes them.
  private var own: Set<AnyKeyPath> = []
  /// The settings of a template, in the order in which they were made.
  private(set) var settings: [Setting] = []

  init(isTemplate: Bool = false) { self.isTemplate = isTemplate }

  /// Records that a property was set on the object itself.
  func record(_ key: AnyKeyPath, _ apply: @escaping @MainActor (any Stylable) -> Void) {
    guard isTemplate else {
      own.insert(key)
      return
    }
    settings.removeAll { $0.key == key }
    settings.append(Setting(key: key, apply: apply))
  }

  /// Whether a property was set on the object itself.
  func owns(_ key: AnyKeyPath) -> Bool { own.contains(key) }
}
