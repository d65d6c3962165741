// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

extension BackControl {
  /// Tells looks apart.
  var look: AnyObject? { page?.navigationItem.installedBackItem?.look?.identity }

  /// Whether the button moves on its own, and not as the bar moves items.
  var movesByItself: Bool {
    switch motion {
    case .crossfade: false
    case .slide, .none: true
    case .morph: content.superview === holder && !parts.all.isEmpty
    }
  }

  /// The views that are not parts and hold none, the outermost of them.
  var undeclaredViews: [UIView] { undeclared(in: content) }

  private func undeclared(in view: UIView) -> [UIView] {
    let declared = parts.all
    if declared.contains(view) { return [] }
    guard declared.contains(where: { $0.isDescendant(of: view) }) else { return [view] }
    return view.subviews.flatMap(undeclared)
  }

  /// Lets what is seen of the button lie in the bar, where it may move.
  func rise(into bar: UIView) {
    layoutIfNeeded()
    let frame = convert(bounds, to: bar)
    bar.addSubview(holder)
    holder.frame = frame
    holder.isUserInteractionEnabled = false
    layOutContent()
  }

  /// Does what layout is still to be done of what is seen of the button.
  func layOutContent() {
    holder.layoutIfNeeded()
    content.layoutIfNeeded()
  }

  /// Puts what is seen of the button back into it.
  func comeDown() {
    addSubview(holder)
    holder.isUserInteractionEnabled = true
    holder.frame = bounds
    setNeedsLayout()
    content.setNeedsLayout()
  }
}
