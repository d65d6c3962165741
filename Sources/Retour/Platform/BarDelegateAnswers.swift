// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
import ObjectiveC
#endif
import UIKit

/// The answer of a stack's subclass that implements the method of its bar's delegate.
@MainActor
struct BarDelegateAnswers {
  private let stack: UINavigationController

  init(_ stack: UINavigationController) { self.stack = stack }

  #if canImport(ObjectiveC)
  /// Whether the stack's class implements the method.
  ///
  /// UINavigationController has an implementation of its own, which is UIKit's business.
  var hasShouldPop: Bool {
    let method = #selector((any UINavigationBarDelegate).navigationBar(_:shouldPop:))
    return class_getMethodImplementation(type(of: stack), method)
      != class_getMethodImplementation(UINavigationController.self, method)
  }

  /// Whether the stack's class allows an item to be popped.
  func shouldPop(_ item: UINavigationItem) -> Bool {
    guard hasShouldPop else { return true }
    return (stack as? any UINavigationBarDelegate)?
      .navigationBar?(stack.navigationBar, shouldPop: item) ?? true
  }
  #else
  /// Whether the stack's class implements the method.
  var hasShouldPop: Bool { stack is any UINavigationBarDelegate }

  /// Whether the stack's class allows an item to be popped.
  func shouldPop(_ item: UINavigationItem) -> Bool {
    (stack as? any UINavigationBarDelegate)?
      .navigationBar(stack.navigationBar, shouldPop: item) ?? true
  }
  #endif
}
