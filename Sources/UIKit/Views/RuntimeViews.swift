// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Makes views of classes that are known at run time only, as `alloc` and `initWithFrame:` do at
/// Apple.
///
/// Swift lets a class value make instances through initializers that every subclass must declare.
/// `init(frame:)` is none of them, at Apple neither; `init?(coder:)` is one, but many a client's
/// stops the process. So the class value is taken for one of a class whose `init(frame:)` is
/// required. The call then goes through the initializer's slot in the class's own table, as the one
/// of an inherited convenience initializer does, and reaches what the client overrode. A class that
/// has no `init(frame:)` stops with Swift's "use of unimplemented initializer".
@MainActor
enum RuntimeViews {
  /// Says to the compiler that `init(frame:)` may be called on a class value; never made itself.
  private class Requiring: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Keeps the optimizer from taking `Requiring` for a class without subclasses, whose initializer
  /// it would call directly.
  private final class Overriding: Requiring {
    required init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Makes a view of a class.
  ///
  /// - Parameter type: The class.
  /// - Returns: A view of no size.
  @inline(never)
  static func make(_ type: UIView.Type) -> UIView {
    unsafeBitCast(type, to: Requiring.Type.self).init(frame: .zero)
  }
}
