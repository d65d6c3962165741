// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Shows a separator in a cell, or removes it.
  ///
  /// - Parameters:
  ///   - line: The view of the separator, if it is shown.
  ///   - color: The color.
  ///   - frame: The place in a left-to-right layout; `nil` removes the separator.
  func showLine(_ line: inout UIView?, _ color: UIColor?, _ frame: CGRect?) {
    guard let frame else {
      line?.removeFromSuperview()
      line = nil
      return
    }
    let view = line ?? UIView()
    if line == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
      line = view
    }
    if view.storedBackgroundColor !== color { view.backgroundColor = color }
    view.frame = mirrored(frame)
  }
}
