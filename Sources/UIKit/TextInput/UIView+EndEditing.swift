// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Has the first responder resign, if it is this view or inside of it.
  ///
  /// - Parameter force: Whether it resigns even if it refuses to.
  /// - Returns: Whether no first responder is in the view now.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let delivery = storedWindow?.pressDelivery, let first = delivery.firstResponder,
      first.responderView?.isInside(self) == true
    else { return true }
    if first.resignFirstResponder() { return true }
    guard force else { return false }
    delivery.removeFirstResponder()
    return true
  }
}
