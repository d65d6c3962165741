// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The creation of views whose class is known at run time only, like `alloc` and `initWithFrame:`
/// in Objective-C.
///
/// A Swift metatype creates instances only with required initializers. `init(frame:)` is not one;
/// `init?(coder:)` is, but in many subclasses it traps. The metatype is therefore treated as that
/// of a class whose `init(frame:)` is required. The call goes through the initializer's entry in
/// the class's own table, as that of an inherited convenience initializer does, and reaches
/// overrides. A class without `init(frame:)` traps with Swift's "use of unimplemented initializer".
@MainActor
enum RuntimeViews {
  /// A class whose metatype has `init(frame:)`; it has no instances.
  private class Requiring: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A subclass that keeps the optimizer from calling the initializer of `Requiring` directly.
  private final class Overriding: Requiring {
    required init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Creates a view of a class.
  ///
  /// - Parameter type: The class.
  /// - Returns: A view of zero size.
  @inline(never)
  static func make(_ type: UIView.Type) -> UIView {
    unsafeBitCast(type, to: Requiring.Type.self).init(frame: .zero)
  }
}
