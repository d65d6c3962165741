// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The two handles of a selection.
@MainActor
final class SelectionHandleViews {
  /// The handle of the start is above that of the end.
  private let views: KeyValuePairs<SelectionEnd, SelectionHandleView> = [
    .end: SelectionHandleView(), .start: SelectionHandleView(),
  ]
  private var handles: SelectionHandles?
  /// Whether a selection has handles: a finger has touched the text last.
  private(set) var isWanted = false

  /// Sets whether a selection has handles.
  func setWanted(_ isWanted: Bool) { self.isWanted = isWanted }

  /// Returns the handle that a finger takes.
  ///
  /// - Parameter point: The place of the finger in the view that contains the handles.
  /// - Returns: The end of the selection; `nil` if no handle is in reach.
  func end(at point: CGPoint) -> SelectionEnd? { handles?.end(at: point) }

  /// Whether a finger that taps means a knob.
  func hasKnob(at point: CGPoint) -> Bool { handles?.hasKnob(at: point) ?? false }

  /// Shows the handles.
  ///
  /// - Parameters:
  ///   - handles: The handles.
  ///   - view: The view that contains them.
  ///   - color: Their color.
  func show(_ handles: SelectionHandles, in view: UIView, color: UIColor?) {
    self.handles = handles
    for (end, handle) in views {
      guard let line = handles.line(of: end), let knob = handles.knob(of: end) else {
        handle.isHidden = true
        continue
      }
      if handle.storedSuperview !== view { view.addSubview(handle) }
      handle.isHidden = false
      handle.show(line: line, knob: knob, color: color)
    }
  }

  /// Removes the handles.
  func hide() {
    guard handles != nil else { return }
    handles = nil
    for (_, handle) in views { handle.removeFromSuperview() }
  }
}
