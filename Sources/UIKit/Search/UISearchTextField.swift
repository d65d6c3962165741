// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The text field of a search bar: a rounded field with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The radius of the corners in points (reported, see Parity).
  private static let radius: CGFloat = 10
  /// The space beside the magnifying glass, in points (our decision).
  private static let margin: CGFloat = 6

  /// Creates a search field.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearch()
  }

  /// Creates a search field of zero size.
  ///
  /// - Parameter coder: Ignored: archives of Interface Builder are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearch()
  }

  private func prepareSearch() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.radius
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    leftView = SearchGlassView()
    leftViewMode = .always
  }

  /// Returns the frame of the magnifying glass.
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds)
      .offsetBy(dx: isRightToLeft ? -Self.margin : Self.margin, dy: 0)
  }
  /// Returns the frame of the text.
  open override func textRect(forBounds bounds: CGRect) -> CGRect { searchRect(in: bounds) }
  /// Returns the frame of the text while it is edited.
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchRect(in: bounds) }
  /// Returns the frame of the clear button.
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds)
      .offsetBy(dx: isRightToLeft ? Self.margin : -Self.margin, dy: 0)
  }

  private func searchRect(in bounds: CGRect) -> CGRect {
    var rect = textBox(in: bounds)
    let ends = (leading: Self.margin, trailing: Self.margin)
    rect.origin.x += isRightToLeft ? ends.trailing : ends.leading
    rect.size.width = max(0, rect.width - ends.leading - ends.trailing)
    return rect
  }
}
