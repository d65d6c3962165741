// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView: UIAppearance, UIAppearanceContainer, Stylable {
  /// Returns the appearance proxy of the class.
  ///
  /// A property of the proxy applies to every view of the class when the view moves to a window,
  /// unless the property was set on the view itself. Views that are in a window already do not
  /// change.
  ///
  /// - Returns: The proxy; it cannot be added to a window.
  public static func appearance() -> Self { template(in: []) }

  /// Returns the appearance proxy of the views of the class in certain containers.
  ///
  /// - Parameter containerTypes: The classes of the containers, the innermost first.
  /// - Returns: The proxy; it cannot be added to a window.
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

  /// The appearance properties of all views, for `UIView.ownLooks`.
  struct OwnLooks: OptionSet {
    let rawValue: UInt8

    static let tintColor = OwnLooks(rawValue: 1 << 0)
    static let backgroundColor = OwnLooks(rawValue: 1 << 1)
  }

  /// Sets the tint color on the view itself: no template changes it from now on.
  func setOwnTintColor(_ color: UIColor?) {
    ownLooks.insert(.tintColor)
    setStoredTintColor(color)
    recordIfTemplate(\UIView.storedTintColor) { view in
      if !view.ownLooks.contains(.tintColor) { view.setStoredTintColor(color) }
    }
  }

  /// Sets the background color on the view itself: no template changes it from now on.
  func setOwnBackgroundColor(_ color: UIColor?) {
    ownLooks.insert(.backgroundColor)
    setStoredBackgroundColor(color)
    recordIfTemplate(\UIView.storedBackgroundColor) { view in
      if !view.ownLooks.contains(.backgroundColor) { view.setStoredBackgroundColor(color) }
    }
  }

  /// Applies the app's appearance; called when the view moves to a window.
  func takeAppearance(of templates: AppearanceTemplates) {
    applyTemplates(inside: controller ?? storedSuperview, templates)
  }

  private func recordIfTemplate(_ key: AnyKeyPath, _ apply: @escaping @MainActor (UIView) -> Void) {
    guard let styling, styling.isTemplate else { return }
    styling.record(key) { target in
      if let view = target as? UIView { apply(view) }
    }
  }
}
