// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A factory of bar items of classes that are known at run time only; see `RuntimeViews`.
@MainActor
enum RuntimeItems {
  private class Requiring: UIBarItem {
    required override init() { super.init() }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Overriding: Requiring {
    required init() {
      super.init()
      isEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Creates an item of a class by its `init()`.
  @inline(never)
  static func make(_ type: UIBarItem.Type) -> UIBarItem {
    unsafeBitCast(type, to: Requiring.Type.self).init()
  }
}
