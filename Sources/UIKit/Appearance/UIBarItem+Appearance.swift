// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIBarItem: UIAppearance, Stylable {
  /// Returns the template of the class: what is set on it is set on every item of the class when a
  /// bar shows that, unless it was set on the item itself.
  ///
  /// - Returns: The template; it is not for showing.
  public static func appearance() -> Self { template(in: []) }

  /// Returns the template of the items of the class whose bar lies in objects of other classes, or
  /// is of one of them.
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
      make: { RuntimeItems.make(self) }
    )
    guard let template = template as? Self else { misuse("\(self) has no template") }
    return template
  }

  func styleDidChange() { holder?.barItemDidChange(self) }

  /// Takes the app's looks; a bar is about to show the item.
  func takeAppearance(in bar: UIView?) {
    let stage = bar?.storedWindow?.windowScene?.stage ?? Stage.current
    // The bar shows the item right away: it need not hear of it.
    let former = holder
    holder = nil
    defer { holder = former }
    applyTemplates(inside: bar, stage.templates)
  }
}
