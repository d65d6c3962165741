// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Testing

/// Expects objects to be deallocated when a closure that created them returns.
///
/// ```swift
/// expectFreed {
///   let page = UIViewController()
///   stack.pushViewController(page, animated: false)
///   stack.popViewController(animated: false)
///   return [page, page.view]
/// }
/// ```
///
/// A closure that returns no objects is an issue.
///
/// - Parameters:
///   - sourceLocation: The location of the expectation.
///   - body: A closure that returns the objects.
/// - Throws: The error that the closure throws.
@MainActor
public func expectFreed(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @MainActor () throws -> [AnyObject]
) rethrows {
  let witnesses = try body().map(Witness.init)
  #expect(!witnesses.isEmpty, "no object was named", sourceLocation: sourceLocation)
  for witness in witnesses where witness.object != nil {
    Issue.record("\(witness.name) is still alive", sourceLocation: sourceLocation)
  }
}

/// A weak reference to an object, and its description.
private struct Witness {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(object)"
  }
}
