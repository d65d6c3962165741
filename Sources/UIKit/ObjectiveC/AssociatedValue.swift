// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A value, held by the policy of its association.
enum AssociatedValue {
  /// A strong reference.
  case strong(Any)
  /// A weak reference; `nil` after deallocation, where Objective-C would read freed memory.
  case weak(WeakReference)

  /// The value, unless it was deallocated.
  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A weak reference to an object.
///
/// Unchecked, since weak references are read atomically, and nobody writes to this one.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  /// Creates a reference.
  ///
  /// - Parameter object: The object.
  init(_ object: AnyObject) { self.object = object }
}
