// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The views that the first responder shows in place of the screen keyboard and above it.
@MainActor
struct InputViews {
  /// The view in place of the keyboard.
  private(set) var input: UIView?
  /// The view above the keyboard.
  private(set) var accessory: UIView?
  /// The responder with one of the views: the next responder of both.
  private(set) weak var owner: UIResponder?

  init() {}

  /// Asks a responder, and those after it in the chain for what it does not have (header).
  init(of first: UIResponder) {
    var responder: UIResponder? = first
    while let asked = responder, input == nil || accessory == nil {
      let (input, accessory) = (asked.inputView, asked.inputAccessoryView)
      if owner == nil, input != nil || accessory != nil { owner = asked }
      self.input = self.input ?? input
      self.accessory = self.accessory ?? accessory
      responder = asked.next
    }
  }

  var isEmpty: Bool { input == nil && accessory == nil }
}
