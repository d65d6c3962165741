// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UINavigationBar {
  /// What a bar refuses while it belongs to a navigation controller.
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

  /// What an operation stops the process with.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The text; `nil` if the bar belongs to nobody and does what it is told.
  package func refusal(of operation: ManagedOperation) -> String? {
    managingController == nil ? nil : operation.text
  }

  /// Stops the process if the bar belongs to a controller, as UIKit's exception does.
  func refuseIfManaged(_ operation: ManagedOperation) {
    if let text = refusal(of: operation) { misuse(text) }
  }
}
