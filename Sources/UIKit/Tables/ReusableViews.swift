// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The creation of cells and headers whose class is known at run time only; see ``RuntimeViews``.
@MainActor
enum ReusableViews {
  /// A class whose metatype has `init(style:reuseIdentifier:)`; it has no instances.
  private class RequiringCell: UITableViewCell {
    required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A subclass that keeps the optimizer from calling the initializer of its superclass directly.
  private final class OverridingCell: RequiringCell {
    required init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      isHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A class whose metatype has `init(reuseIdentifier:)`; it has no instances.
  private class RequiringHeader: UITableViewHeaderFooterView {
    required override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A subclass that keeps the optimizer from calling the initializer of its superclass directly.
  private final class OverridingHeader: RequiringHeader {
    required init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      isHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Creates a cell of a class.
  @inline(never)
  static func make(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: RequiringCell.Type.self)
      .init(style: .default, reuseIdentifier: identifier)
  }

  /// Creates a header or footer of a class.
  @inline(never)
  static func make(
    _ type: UITableViewHeaderFooterView.Type,
    _ identifier: String
  ) -> UITableViewHeaderFooterView {
    unsafeBitCast(type, to: RequiringHeader.Type.self).init(reuseIdentifier: identifier)
  }
}
