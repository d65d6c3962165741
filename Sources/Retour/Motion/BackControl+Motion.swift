// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

extension BackControl {
  /// Whether the kit moves the button, rather than the bar, which cross-fades items.
  ///
  /// A background that the bar draws behind an item stays in the bar: such a button does not leave
  /// it.
  var movesByItself: Bool {
    guard !bounds.isEmpty, platter == .none || !BackButton.Platter.isDrawn else { return false }
    return switch motion {
    case .crossfade: false
    case .slide, .none: true
    case .morph: content.superview === holder && !parts.all.isEmpty
    }
  }

  /// The outermost views that are not parts and contain none.
  var undeclaredViews: [UIView] { undeclared(in: content) }

  private func undeclared(in view: UIView) -> [UIView] {
    let declared = parts.all
    if declared.contains(view) { return [] }
    guard declared.contains(where: { $0.isDescendant(of: view) }) else { return [view] }
    return view.subviews.flatMap(undeclared)
  }

  /// Moves the holder into the bar, at the same place, for the duration of a transition.
  func moveHolder(into bar: UIView) {
    layoutIfNeeded()
    let frame = convert(bounds, to: bar)
    bar.addSubview(holder)
    holder.frame = frame
    holder.isUserInteractionEnabled = false
    layOutContent()
  }

  /// Completes pending layout of the holder and the content.
  func layOutContent() {
    holder.layoutIfNeeded()
    content.layoutIfNeeded()
  }

  /// Moves the holder back into the control.
  func restoreHolder() {
    addSubview(holder)
    holder.isUserInteractionEnabled = true
    holder.frame = bounds
    setNeedsLayout()
    content.setNeedsLayout()
  }
}
