// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
@testable import UIKit

@Suite(.serialized) struct AssociatedObjectTests {
  /// An object that tells when it goes.
  private final class Witness {}

  private final class Stranger {}

  nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(
    byteCount: 2,
    alignment: 1
  )
  private var key: UnsafeRawPointer { UnsafeRawPointer(Self.keys) }
  private var otherKey: UnsafeRawPointer { UnsafeRawPointer(Self.keys + 1) }

  @Test func `values are kept by key`() {
    let owner = UIColor(white: 0, alpha: 1)
    objc_setAssociatedObject(owner, key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) as? String == "one")
    #expect(objc_getAssociatedObject(owner, otherKey) as? Int == 2)
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, key) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, otherKey) == nil)
  }

  @Test func `values of this module's objects die with them`() {
    weak var witness: Witness?
    do {
      let owner = UIImage()
      let value = Witness()
      witness = value
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(witness == nil)
  }

  @MainActor
  @Test func `values of views, items and recognizers die with them`() {
    let witnesses = [UIView(), UINavigationItem(title: ""), UITapGestureRecognizer()].map {
      owner -> WeakReference in
      let value = Witness()
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, key) as? Witness === value)
      return WeakReference(value)
    }
    #expect(witnesses.allSatisfy { $0.object == nil })
  }

  @Test func `values of other objects die at the next frame`() {
    weak var witness: Witness?
    do {
      let owner = Stranger()
      let value = Witness()
      witness = value
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, key) as? Witness === value)
    }
    AssociatedObjects.sweep()
    #expect(witness == nil)
  }

  @Test func `a new object at an old address inherits nothing`() {
    var addresses: Set<ObjectIdentifier> = []
    var reused = 0
    for _ in 0..<200 {
      let owner = Stranger()
      if !addresses.insert(ObjectIdentifier(owner)).inserted { reused += 1 }
      #expect(objc_getAssociatedObject(owner, key) == nil)
      objc_setAssociatedObject(owner, key, "mine", .OBJC_ASSOCIATION_RETAIN)
    }
    // The weak references keep a dead object's memory until the sweep, so reuse comes later.
    AssociatedObjects.sweep()
    for _ in 0..<200 {
      let owner = Stranger()
      if !addresses.insert(ObjectIdentifier(owner)).inserted { reused += 1 }
      #expect(objc_getAssociatedObject(owner, key) == nil)
    }
    #expect(reused > 0)
  }

  @Test func `assigned objects are not kept alive`() {
    let owner = Stranger()
    do {
      let value = Witness()
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(owner, key) as? Witness === value)
    }
    #expect(objc_getAssociatedObject(owner, key) == nil)
  }

  @Test func `copied objects are copies`() {
    let owner = Stranger()
    let value = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    value.append("b")
    #expect(objc_getAssociatedObject(owner, key) as? NSString == "a")
  }

  @Test func `a value may look at its owner's associations while it dies`() {
    final class Curious {
      let body: () -> Void
      init(_ body: @escaping () -> Void) { self.body = body }
      deinit { body() }
    }
    let owner = UIColor(white: 1, alpha: 1)
    var seen: Any? = "nothing yet"
    let key = key
    objc_setAssociatedObject(
      owner,
      key,
      Curious { [unowned owner] in seen = objc_getAssociatedObject(owner, key) },
      .OBJC_ASSOCIATION_RETAIN
    )
    objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(seen == nil)
  }
}
