// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension BackButton {
  /// Makes the bar button item of one page; `nil` where UIKit's own button is wanted.
  func makeItem(
    for page: UIViewController,
    above below: UIViewController,
    on stack: BackNavigationController
  )
    -> InstalledBackItem?
  {
    let parts = Parts()
    let states = StateHandlers()
    let title = below.navigationItem.titleOfBackButton
    let made: UIView
    switch content {
    case .system, .arrow: return nil
    case .view(let make):
      made = make(
        Context(
          title: title,
          traitCollection: stack.traitCollection,
          parts: parts,
          states: states
        )
      )
    case .look(let label, let image, let background):
      made = Self.makeLook(label, title, image, background, parts)
    case .item(let template):
      let own = template.title.map(Label.text) ?? (template.image == nil ? .automatic : .none)
      made = template.customView ?? Self.makeLook(own, title, template.image, nil, parts)
    }
    let control = BackControl(made, parts, states)
    (control.page, control.stack) = (page, stack)
    let item = InstalledBackItem(customView: control)
    item.control = control
    item.look = self
    item.below = below
    item.titleOfBackButton = title
    if case .item(let template) = content {
      item.title = template.title
      item.tintColor = template.tintColor
      if template.customView == nil { control.tintColor = template.tintColor }
      item.isEnabled = template.isEnabled
      control.isEnabled = template.isEnabled
    }
    control.claimContent()
    control.adoptContentSize()
    control.layoutIfNeeded()
    return item
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

extension UINavigationItem {
  /// What a back button says for which there is no title, or no room, in the user's language.
  static var genericBackTitle: String {
    #if os(Linux)
    // No bundle has the word here: a bar that nobody sees says it.
    func firstText(in view: UIView) -> String? {
      if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
      return view.subviews.lazy.compactMap(firstText).first
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let below = UINavigationItem(title: "")
    below.backButtonDisplayMode = .generic
    bar.setItems([below, UINavigationItem(title: "")], animated: false)
    bar.layoutIfNeeded()
    return firstText(in: bar) ?? "Back"
    #else
    Bundle(for: UINavigationController.self)
      .localizedString(forKey: "Back", value: "Back", table: nil)
    #endif
  }

  /// The title of a back button that leads to this item, by UIKit's rules; `nil` for none.
  var titleOfBackButton: String? {
    let mode = backState.displayMode(of: self)
    if mode == .minimal { return nil }
    if let backBarButtonItem { return backBarButtonItem.title?.backTitle }
    if mode == .generic { return Self.genericBackTitle }
    return (backButtonTitle ?? title ?? Self.genericBackTitle).backTitle
  }
}

extension String {
  /// An empty text, or one of spaces, is the arrow alone.
  fileprivate var backTitle: String? { contains { !$0.isWhitespace } ? self : nil }
}
