// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

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
///   - filePath: The file of the expectation.
///   - line: The line of the expectation.
///   - body: A closure that returns the objects.
/// - Throws: The error that the closure throws.
@MainActor
public func expectFreed(
  filePath: StaticString = #filePath,
  line: UInt = #line,
  _ body: @MainActor () throws -> [AnyObject]
) rethrows {
  let witnesses = try body().map(Witness.init)
  if witnesses.isEmpty {
    Failure(message: "no object was named", filePath: filePath, line: line).report()
  }
  for witness in witnesses where witness.object != nil {
    Failure(message: "\(witness.name) is still alive", filePath: filePath, line: line).report()
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
