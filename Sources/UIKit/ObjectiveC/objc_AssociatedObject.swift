// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Returns what is associated with an object under a key.
///
/// - Parameters:
///   - object: The owner.
///   - key: The address that names the association.
/// - Returns: The value, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.box(of: object as AnyObject, creating: false)?.value(for: key)
}

/// Associates a value with an object under a key; it is released with the object.
///
/// - Parameters:
///   - object: The owner.
///   - key: The address that names the association.
///   - value: The value, or `nil` to remove the association.
///   - policy: How the value is held.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, policy: policy) }
  let box = AssociatedObjects.shared.box(of: object as AnyObject, creating: held != nil)
  box?.set(held, for: key)
}

/// Removes everything that is associated with an object.
///
/// - Parameter object: The owner.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.box(of: object as AnyObject, creating: false)?.removeAll()
}

extension AssociatedValue {
  /// Holds a value as a policy says.
  init(_ value: Any, policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
      self = .weak(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_ASSIGN, .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
      self = .strong(value)
    }
  }
}
