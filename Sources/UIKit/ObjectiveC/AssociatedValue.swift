// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A value held as its association's policy says.
enum AssociatedValue {
  /// Kept alive.
  case strong(Any)
  /// Looked at only; `nil` once it is gone, where Objective-C would read freed memory.
  case weak(WeakReference)

  /// The value, unless it is gone.
  var value: Any? {
    switch self {
    case .strong(let value): value
    case .weak(let reference): reference.object
    }
  }
}

/// A reference that does not keep its object alive.
final class WeakReference {
  private(set) weak var object: AnyObject?

  /// Makes a reference.
  ///
  /// - Parameter object: What to refer to.
  init(_ object: AnyObject) { self.object = object }
}
