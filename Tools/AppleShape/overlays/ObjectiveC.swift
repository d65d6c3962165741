// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT
//
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import ObjectiveC

// The Swift part of the module: Selector, ObjCBool, and what NSObject conforms to. Bodies are never
// compiled into a program.

public struct Selector: ExpressibleByStringLiteral, Hashable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

public struct ObjCBool: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) {}
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }

extension NSObject: Equatable, Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

extension NSObject: CVarArg {
  public var _cVarArgEncoding: [Int] { fatalError() }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  fatalError()
}

public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {}

public typealias IMP = OpaquePointer

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  fatalError()
}
