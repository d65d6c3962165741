// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Returns the value associated with an object for a key.
///
/// - Parameters:
///   - object: The owner.
///   - key: The address that identifies the association.
/// - Returns: The value, or `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.box(of: reference(object), creating: false)?.value(for: key)
}

/// Associates a value with an object for a key; it is released with the object.
///
/// - Parameters:
///   - object: The owner.
///   - key: The address that identifies the association.
///   - value: The value, or `nil` to remove the association.
///   - policy: The kind of reference to the value.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let held = value.map { AssociatedValue($0, policy: policy) }
  let box = AssociatedObjects.shared.box(of: reference(object), creating: held != nil)
  box?.set(held, for: key)
}

/// Removes all associations of an object.
///
/// - Parameter object: The owner.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.box(of: reference(object), creating: false)?.removeAll()
}

extension AssociatedValue {
  /// Creates a reference to a value by a policy.
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

/// Returns the object in a value.
///
/// `value as AnyObject` looks for a bridge to Objective-C first, which takes longer than the rest
/// of the functions above.
private func reference<Value>(_ value: Value) -> AnyObject {
  guard Value.self is AnyObject.Type else { return value as AnyObject }
  return unsafeBitCast(value, to: AnyObject.self)
}
