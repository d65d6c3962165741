// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The place of a search bar among the items of a navigation bar.
@preconcurrency @MainActor
final class SearchRowView: UIView {
  /// The greatest width, and the space above and below the field, in points (our decision).
  private static let (width, margin): (CGFloat, CGFloat) = (240, 2)

  /// Takes a search bar, which may be elsewhere at other times.
  func take(_ bar: UISearchBar) {
    if bar.storedSuperview !== self { addSubview(bar) }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = min(SearchBarParts.fieldHeight, size.height - 2 * Self.margin)
    return CGSize(width: min(Self.width, size.width), height: max(0, height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for bar in storedSubviews { bar.frame = storedLayer.bounds }
  }
}
