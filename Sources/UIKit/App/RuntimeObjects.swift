// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Creates objects of classes that are known at run time, as `alloc` and `init` in Objective-C;
/// see `RuntimeViews`.
@MainActor
enum RuntimeObjects {
  /// Declares `init()` as one that may be called on a class value; never created itself.
  private class Requiring: NSObject {
    required override init() { super.init() }
  }

  /// Keeps the optimizer from calling the initializer of `Requiring` directly.
  private final class Overriding: Requiring {
    private let mark: String

    required init() {
      mark = "\(Overriding.self)"
      super.init()
    }
  }

  /// Creates an object by the `init()` of its class, which subclasses need not declare.
  ///
  /// - Parameter type: A class that derives from `NSObject`.
  /// - Returns: The object.
  @inline(never)
  static func make(_ type: AnyClass) -> NSObject {
    guard let type = type as? NSObject.Type else { misuse("\(type) must derive from NSObject") }
    return unsafeBitCast(type, to: Requiring.Type.self).init()
  }
}
