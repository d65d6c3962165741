// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView: UIAppearance, UIAppearanceContainer, Stylable {
  /// Returns the template of the class: what is set on it is set on every view of the class when
  /// that enters a window, unless it was set on the view itself.
  ///
  /// - Returns: The template; it is not for showing.
  public static func appearance() -> Self { template(in: []) }

  /// Returns the template of the views of the class that lie in objects of other classes.
  ///
  /// - Parameter containerTypes: The classes, the innermost first.
  /// - Returns: The template; it is not for showing.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    template(in: containerTypes)
  }

  private static func template(in containers: [any UIAppearanceContainer.Type]) -> Self {
    let template = Stage.current.templates.template(
      of: self,
      in: containers,
      isOfClass: { $0 is Self },
      make: { RuntimeViews.make(self) }
    )
    guard let template = template as? Self else { misuse("\(self) has no template") }
    return template
  }

  /// Looks that any view has, for `UIView.ownLooks`.
  struct OwnLooks: OptionSet {
    let rawValue: UInt8

    static let tintColor = OwnLooks(rawValue: 1 << 0)
    static let backgroundColor = OwnLooks(rawValue: 1 << 1)
  }

  /// Sets the tint as a client does: no template changes it from now on.
  func setOwnTintColor(_ color: UIColor?) {
    ownLooks.insert(.tintColor)
    setStoredTintColor(color)
    noteIfTemplate(\UIView.storedTintColor) { view in
      if !view.ownLooks.contains(.tintColor) { view.setStoredTintColor(color) }
    }
  }

  /// Sets the background as a client does: no template changes it from now on.
  func setOwnBackgroundColor(_ color: UIColor?) {
    ownLooks.insert(.backgroundColor)
    setStoredBackgroundColor(color)
    noteIfTemplate(\UIView.storedBackgroundColor) { view in
      if !view.ownLooks.contains(.backgroundColor) { view.setStoredBackgroundColor(color) }
    }
  }

  /// Takes the app's looks; the view is about to be seen.
  func takeAppearance(of templates: AppearanceTemplates) {
    applyTemplates(inside: controller ?? storedSuperview, templates)
  }

  private func noteIfTemplate(_ key: AnyKeyPath, _ apply: @escaping @MainActor (UIView) -> Void) {
    guard let styling, styling.isTemplate else { return }
    styling.note(key) { target in
      if let view = target as? UIView { apply(view) }
    }
  }
}
