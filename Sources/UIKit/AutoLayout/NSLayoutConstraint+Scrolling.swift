// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension NSLayoutConstraint {
  /// The scroll views whose content scrolls below the constraint: those around one of its items,
  /// inside of the view that holds it.
  var crossedScrollViews: [UIScrollView] {
    guard let owner = owner?.view else { return [] }
    var crossed: [UIScrollView] = []
    for node in nodes {
      var view = node.guide == nil ? node.view?.storedSuperview : node.owningView
      while let next = view, next !== owner {
        if let scrollView = next as? UIScrollView, !crossed.contains(scrollView) {
          crossed.append(scrollView)
        }
        view = next.storedSuperview
      }
    }
    return crossed
  }
}
