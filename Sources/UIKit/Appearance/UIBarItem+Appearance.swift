// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBarItem: UIAppearance, Stylable {
  /// Returns the appearance proxy of the class.
  ///
  /// A property of the proxy applies to every item of the class when a bar shows the item, unless
  /// the property was set on the item itself.
  ///
  /// - Returns: The proxy; it cannot be added to a bar.
  public static func appearance() -> Self { template(in: []) }

  /// Returns the appearance proxy of the items of the class in bars of certain containers.
  ///
  /// - Parameter containerTypes: The classes of the bar or its containers, the innermost first.
  /// - Returns: The proxy; it cannot be added to a bar.
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
      make: { RuntimeItems.make(self) }
    )
    guard let template = template as? Self else { misuse("\(self) has no template") }
    return template
  }

  func styleDidChange() { holder?.barItemDidChange(self) }

  /// Applies the app's appearance; called by a bar that is about to show the item.
  func takeAppearance(in bar: UIView?) {
    let stage = bar?.storedWindow?.windowScene?.stage ?? Stage.current
    // The bar reads the item right afterwards.
    withoutNotifyingHolder { applyTemplates(inside: bar, stage.templates) }
  }
}
