// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Testing

/// Expects objects to be gone when nothing but the closure's own variables held them.
///
/// - Parameters:
///   - sourceLocation: Where the expectation is.
///   - body: Makes the objects, uses them, and returns those that must be gone afterwards.
/// - Throws: What the closure throws.
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

/// Sees an object without keeping it alive.
private struct Witness {
  weak var object: AnyObject?
  let name: String

  init(_ object: AnyObject) {
    self.object = object
    name = "\(object)"
  }
}
