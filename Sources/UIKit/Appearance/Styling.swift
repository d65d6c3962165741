// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What is known of where an object's looks come from.
///
/// A property that can be styled is named by its key path, for those of a state or of metrics with
/// that state in it.
@MainActor
final class Styling {
  /// One setting of a template.
  struct Setting {
    let key: AnyKeyPath
    let apply: @MainActor (any Stylable) -> Void
  }

  /// Whether the object is a template and not to be shown.
  let isTemplate: Bool
  /// What was set on the object itself; no template changes it.
  private var own: Set<AnyKeyPath> = []
  /// What a template has for the objects of its class, in the order in which it was set.
  private(set) var settings: [Setting] = []

  init(isTemplate: Bool = false) { self.isTemplate = isTemplate }

  /// Notes that a property was set on the object itself.
  func note(_ key: AnyKeyPath, _ apply: @escaping @MainActor (any Stylable) -> Void) {
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
