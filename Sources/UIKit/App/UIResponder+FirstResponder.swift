// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIResponder {
  /// Makes this object the first responder, if it can be and the present one resigns.
  func becomeFirst() -> Bool {
    guard let input = responderWindow?.storedScene?.stage?.textInput else { return takeOver() }
    return input.changing { takeOver() }
  }

  private func takeOver() -> Bool {
    guard let delivery = responderWindow?.pressDelivery else { return false }
    if delivery.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = delivery.firstResponder, !present.resignFirstResponder() { return false }
    // An override of the present one can have made another object the first.
    guard delivery.firstResponder == nil else { return delivery.firstResponder === self }
    delivery.setFirstResponder(self)
    return true
  }

  /// Leaves the window without a first responder, if this object is it and can resign.
  func resignFirst() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder, let window = responderWindow else { return false }
    window.pressDelivery.setFirstResponder(nil)
    window.storedScene?.stage?.textInput.update()
    return true
  }

  /// Returns the object that performs an action without a target.
  ///
  /// The search begins at the first responder of the key window, then at other objects.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - sender: The object that sends it.
  ///   - starts: The other objects, of which the first one that is there is the beginning.
  /// - Returns: The object; `nil` if there is none.
  static func target(
    of action: Selector,
    from sender: Any?,
    startingAt starts: [UIResponder?]
  ) -> AnyObject? {
    let first = UIApplication.shared.keyWindow?.pressDelivery.firstResponder
    for start in [first, starts.lazy.compactMap { $0 }.first] {
      if let target = start?.target(forAction: action, withSender: sender) {
        return target as AnyObject
      }
    }
    return nil
  }
}
