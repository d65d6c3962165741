// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

extension BackButton {
  /// Makes the bar button item of one page; `nil` for a look that is UIKit's own button.
  ///
  /// - Parameters:
  ///   - environment: The values that the button's view is made from.
  ///   - page: The page.
  ///   - stack: The page's stack.
  /// - Returns: The item.
  func makeItem(
    in environment: BackEnvironment,
    for page: UIViewController,
    on stack: BackStack
  )
    -> InstalledBackItem?
  {
    guard let content = makeContent(in: environment) else { return nil }
    let control = BackControl(content, look: self, page: page, stack: stack)
    let item = InstalledBackItem(control: control)
    item.adopt(self)
    if case .item(let template) = self.content {
      item.title = template.title
      item.tintColor = template.tintColor
      if template.customView == nil { control.tintColor = template.tintColor }
      item.isEnabled = template.isEnabled
      control.isEnabled = template.isEnabled
    }
    control.becomeAccessible()
    control.takeContent()
    control.adoptContentSize()
    control.layoutIfNeeded()
    return item
  }

  private func makeContent(in environment: BackEnvironment) -> BackContent? {
    let parts = Parts()
    let handlers = ContentHandlers()
    let title = environment.fullTitle
    let view: UIView
    switch content {
    case .system, .arrow: return nil
    case .view(let make):
      view = make(Context(environment, parts: parts, handlers: handlers))
    case .look(let label, let image, let background):
      view = Self.makeLook(label, title, image, background, parts)
    case .item(let template):
      let own = template.title.map(Label.text) ?? (template.image == nil ? .automatic : .none)
      view = template.customView ?? Self.makeLook(own, title, template.image, nil, parts)
    }
    return BackContent(
      view: view,
      parts: view.backButtonParts ?? parts,
      handlers: handlers,
      environment: environment
    )
  }

  private static func makeLook(
    _ label: Label,
    _ automatic: String?,
    _ image: UIImage?,
    _ background: UIImage?,
    _ parts: Parts
  ) -> UIView {
    let title: String? =
      switch label {
      case .none: nil
      case .automatic: automatic
      case .text(let text): text
      }
    let view = BackLookView(
      title: title,
      shortens: label == .automatic,
      image: image,
      background: background
    )
    (parts.label, parts.indicator, parts.background) =
      (view.label, view.imageView, view.backgroundView)
    return view
  }
}
