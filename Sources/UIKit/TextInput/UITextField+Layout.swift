// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

extension UITextField {
  /// The space between the text and what is beside it, in points (our decision).
  private static let gap: CGFloat = 4

  func prepare() {
    parts.placeholder.textColor = .placeholderText
    parts.placeholder.font = content.font
    parts.clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    for view in [parts.border, display.view, parts.placeholder, parts.clearButton] {
      addSubview(view)
    }
    addGestureRecognizer(TextPressGestureRecognizer(self))
  }

  func contentSizeMayChange() {
    if parts.placeholder.attributed == nil {
      parts.placeholder.font = content.font
      parts.placeholder.textAlignment = content.alignment
    }
    editor.show()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  func overlayChanged(from old: UIView?, to new: UIView?) {
    if old !== new, old?.storedSuperview === self { old?.removeFromSuperview() }
    contentSizeMayChange()
  }

  // MARK: Layout

  func layOutParts() {
    let bounds = storedLayer.bounds
    parts.border.frame = borderRect(forBounds: bounds)
    parts.border.isHidden = borderStyle == .none
    place(leftView, if: isShown(leftViewMode), at: leftViewRect(forBounds:))
    place(rightView, if: isShown(rightViewMode), at: rightViewRect(forBounds:))
    parts.clearButton.isHidden = !showsClearButton
    if showsClearButton { parts.clearButton.frame = clearButtonRect(forBounds: bounds) }
    let box = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let view = display.view
    let isResized = view.storedLayer.bounds.size != box.size
    view.frame = box
    display.layOut(showsCaret: isResized)
    parts.placeholder.isHidden = hasText
    if !hasText { parts.placeholder.frame = placeholderRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, if isShown: Bool, at rect: (CGRect) -> CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.storedSuperview !== self { addSubview(view) }
    view.frame = rect(storedLayer.bounds)
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsRightView: Bool { rightView != nil && isShown(rightViewMode) }
  private var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  private var showsClearButton: Bool {
    isShown(clearButtonMode) && hasText && !showsRightView && content.isEnabled
  }

  /// The insets of the text in the border (reported, see Parity).
  private var borderInsets: CGSize {
    switch borderStyle {
    case .none: .zero
    case .line: CGSize(width: 2, height: 2)
    case .bezel, .roundedRect: CGSize(width: 7, height: 2)
    }
  }

  func textBox(in bounds: CGRect) -> CGRect {
    let insets = borderInsets
    var leading = insets.width
    var trailing = insets.width
    if showsLeftView {
      let rect = leftViewRect(forBounds: bounds)
      leading = max(leading, isRightToLeft ? bounds.maxX - rect.minX : rect.maxX - bounds.minX)
    }
    if showsRightView || showsClearButton {
      let rect =
        showsRightView ? rightViewRect(forBounds: bounds) : clearButtonRect(forBounds: bounds)
      let room = isRightToLeft ? rect.maxX - bounds.minX : bounds.maxX - rect.minX
      trailing = max(trailing, room + Self.gap)
    }
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading),
      y: bounds.minY + insets.height,
      width: max(0, bounds.width - leading - trailing),
      height: max(0, bounds.height - 2 * insets.height)
    )
  }

  func clearButtonBox(in bounds: CGRect) -> CGRect {
    let side = FieldClearButton.side
    let margin = borderInsets.width == 0 ? 0 : CGFloat(5)
    return CGRect(
      x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side,
      y: bounds.minY + ((bounds.height - side) / 2).rounded(),
      width: side,
      height: side
    )
  }

  func overlayBox(of view: UIView?, in bounds: CGRect, isLeading: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.storedLayer.bounds.size
    return CGRect(
      x: isLeading == isRightToLeft ? bounds.maxX - size.width : bounds.minX,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  /// The size of the text or the placeholder with the border: 34 points high with a rounded border
  /// and 22 without at 17 points (UIKit).
  var fittingSize: CGSize {
    let insets = borderInsets
    let label = UILabel()
    label.font = content.font
    label.text = hasText ? String(shownText.prefix(FieldExcerpt.limit)) : parts.placeholder.text
    var width = label.textSize(fitting: 0).width + 2 * insets.width
    if hasText { width += CaretView.width }
    if showsLeftView { width += leftView?.storedLayer.bounds.width ?? 0 }
    if showsRightView { width += (rightView?.storedLayer.bounds.width ?? 0) + Self.gap }
    let height = content.font.lineHeight.rounded(.up)
    return CGSize(
      width: width.rounded(.up),
      height: height + (borderStyle == .none ? 1 : 9 + 2 * insets.height)
    )
  }

  /// The text, or the bullets of a password.
  private var shownText: String {
    let editing = editor.editing
    return ShownText(
      editing,
      range: 0..<min(editing.count, FieldExcerpt.limit),
      isSecure: storedIsSecure
    ).string
  }

  /// The text for assistive technologies and descriptions; bullets for a password.
  var spokenText: String { storedIsSecure ? shownText : editor.editing.text }
}
