// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An object whose looks templates can set.
@MainActor
protocol Stylable: AnyObject {
  var styling: Styling? { get set }

  /// Hears that the object looks different from now on.
  func styleDidChange()
}

extension Stylable {
  /// Sets a property that templates can set, too; from now on they leave it alone.
  func restyle<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, to value: Value) {
    self[keyPath: path] = value
    let styling = styling ?? Styling()
    self.styling = styling
    styling.note(path) { target in (target as? Self)?[keyPath: path] = value }
    styleDidChange()
  }

  /// Takes what templates say of the object, except what was set on the object itself.
  ///
  /// - Parameters:
  ///   - container: What the object lies in: a view's controller or superview, an item's bar.
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
