// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// An operation that a managed bar refuses.
  package enum ManagedOperation: CaseIterable {
    case pushItem, popItem, setItems, setDelegate

    /// UIKit's text (from public crash logs).
    fileprivate var text: String {
      switch self {
      case .pushItem: Self.text("pushNavigationItem:animated:")
      case .popItem: Self.text("popNavigationItemAnimated:")
      case .setItems: Self.text("setItems:animated:")
      case .setDelegate:
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."
      }
    }

    private static func text(_ method: String) -> String {
      "Cannot call \(method) directly on a UINavigationBar managed by a controller."
    }
  }

  /// Returns the message that an operation traps with.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The message; `nil` for a standalone bar.
  package func refusal(of operation: ManagedOperation) -> String? {
    managingController == nil ? nil : operation.text
  }

  /// Traps if the bar is managed, where UIKit raises an exception.
  func refuseIfManaged(_ operation: ManagedOperation) {
    if let text = refusal(of: operation) { misuse(text) }
  }
}
