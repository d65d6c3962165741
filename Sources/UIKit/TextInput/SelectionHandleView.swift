// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// A handle at an end of a selection: a line with a knob.
@preconcurrency @MainActor
final class SelectionHandleView: UIView {
  private let line = UIView()
  private let knob = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    knob.storedLayer.cornerRadius = SelectionHandles.knobDiameter / 2
    addSubview(line)
    addSubview(knob)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the handle.
  ///
  /// - Parameters:
  ///   - line: The line in the superview.
  ///   - knob: The knob in the superview.
  ///   - color: The color of both.
  func show(line: CGRect, knob: CGRect, color: UIColor?) {
    let frame = line.union(knob)
    self.frame = frame
    self.line.frame = line.offsetBy(dx: -frame.minX, dy: -frame.minY)
    self.knob.frame = knob.offsetBy(dx: -frame.minX, dy: -frame.minY)
    self.line.backgroundColor = color
    self.knob.backgroundColor = color
  }
}
