// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object whose appearance properties templates can set.
@MainActor
protocol Stylable: AnyObject {
  var styling: Styling? { get set }

  /// Receives a change of an appearance property.
  func styleDidChange()
}

extension Stylable {
  /// Sets an appearance property on the object itself; templates no longer change it.
  func restyle<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, to value: Value) {
    self[keyPath: path] = value
    let styling = styling ?? Styling()
    self.styling = styling
    styling.record(path) { target in (target as? Self)?[keyPath: path] = value }
    styleDidChange()
  }

  /// Applies the properties of templates, except those that were set on the object itself.
  ///
  /// - Parameters:
  ///   - container: The container of the object: a view's controller or superview, an item's bar.
  ///   - templates: The templates of the app.
  func applyTemplates(inside container: UIResponder?, _ templates: AppearanceTemplates) {
    guard !templates.isEmpty, styling?.isTemplate != true else { return }
    var changed = false
    for template in templates.matching(self, inside: container) {
      for setting in template.styling?.settings ?? [] where styling?.owns(setting.key) != true {
        setting.apply(self)
        changed = true
      }
    }
    if changed { styleDidChange() }
  }
}
