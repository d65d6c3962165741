// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension UINavigationController {
  /// The objects of the controller and their cardinality, read with public API.
  var structure: TextTree {
    let bar = TextTree(
      "1:1 \(type(of: navigationBar))",
      (navigationBar.items ?? []).map(\.structure)
    )
    let pages = viewControllers.map { page in
      TextTree("1:n \(type(of: page)) → 1:1 \(page.navigationItem.name)")
    }
    return TextTree("\(type(of: self))", [bar] + pages)
  }
}

extension UINavigationItem {
  fileprivate var name: String { "UINavigationItem “\(title ?? "")”" }

  fileprivate var structure: TextTree {
    let buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    return TextTree("1:n \(name)", buttons.map(\.structure))
  }
}

extension UIBarButtonItem {
  fileprivate var structure: TextTree {
    guard let customView else { return TextTree("1:n UIBarButtonItem “\(title ?? "")”") }
    return TextTree("1:n UIBarButtonItem", [TextTree("1:1 \(type(of: customView))")])
  }
}

extension UIView {
  /// The view and its descendants as `recursiveDescription()` prints them, reduced to class, frame
  /// and text.
  var shortDescription: String {
    recursiveDescription().split(separator: "\n").map { line in
      let name = line.prefix { $0 != ":" }
      let parts = [line.firstMatch(of: /frame = \([^)]*\)/), line.firstMatch(of: /text = '[^']*'/)]
      return ([name] + parts.compactMap { $0?.output }).joined(separator: "; ") + ">"
    }.joined(separator: "\n")
  }
}
