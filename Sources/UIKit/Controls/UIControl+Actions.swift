// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// Runs a handler.
  func run(_ handler: ControlHandler) {
    switch handler.kind {
    case .action(let action): sendAction(action)
    case .methodInChain(let selector): sendAction(selector, to: nil, for: presentEvent)
    case .method(let selector, let reference):
      guard let object = reference.object else { return }
      sendAction(selector, to: object, for: presentEvent)
    }
  }

  /// Runs an action unless it is disabled.
  func run(_ action: UIAction) {
    if !action.attributes.contains(.disabled) { action.perform(sender: self) }
  }

  /// Calls a method of a target; without one, that of the first object in the chain that has it.
  func call(_ selector: Selector, on target: Any?, _ event: UIEvent?) {
    let target =
      target as AnyObject?
      ?? UIResponder.target(of: selector, from: self, startingAt: [self])
    if let target { selector.perform(on: target, with: self, event) }
  }
}
