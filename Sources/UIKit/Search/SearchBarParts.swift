// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a search bar, and the events of its field.
@MainActor
final class SearchBarParts: NSObject, UITextFieldDelegate {
  /// The space beside the field and its neighbors, in points (reported, see Parity).
  private static let margin: CGFloat = 8
  /// The height of the bar without scopes, and that of the field, in points (UIKit).
  static let (height, fieldHeight): (CGFloat, CGFloat) = (56, 36)
  /// The height of the scopes with the space below, and that of their control, in points (our
  /// decision).
  static let (scopeHeight, scopeControlHeight): (CGFloat, CGFloat) = (42, 32)

  private unowned let bar: UISearchBar
  let field = UISearchTextField()
  let scopes = UISegmentedControl(items: nil)
  private(set) lazy var cancelButton = makeCancelButton()
  /// Whether the cancel button is shown, or about to be.
  private(set) var showsCancel = false

  init(_ bar: UISearchBar) { self.bar = bar }

  func attach() {
    bar.addSubview(field)
    field.delegate = self
    field.addAction(UIAction { [unowned bar] _ in bar.textChanged() }, for: .editingChanged)
    scopes.addAction(UIAction { [unowned bar] _ in bar.scopeChanged() }, for: .valueChanged)
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    button.setTitle(SystemString.cancel.text(in: Stage.current.language), for: .normal)
    button.addAction(UIAction { [unowned bar] _ in bar.cancelTapped() }, for: .touchUpInside)
    button.isEnabled = field.isEditing
    return button
  }

  // MARK: Layout

  /// Shows or hides the cancel button.
  func setShowsCancel(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    if shows {
      // The button comes in from its place outside of the bar.
      bar.addSubview(cancelButton)
      UIView.performWithoutAnimation { layOut() }
    }
    showsCancel = shows
    guard animated, bar.storedWindow != nil else {
      UIView.performWithoutAnimation { layOut() }
      return removeHiddenButton()
    }
    UIView.animate(withDuration: 0.25) {
      self.layOut()
      self.field.layoutIfNeeded()
    } completion: { _ in
      self.removeHiddenButton()
    }
  }

  private func removeHiddenButton() { if !showsCancel { cancelButton.removeFromSuperview() } }

  func layOut() {
    let bounds = bar.storedLayer.bounds
    let margin = Self.margin
    let isMirrored = bar.isRightToLeft
    let hasButton = cancelButtonIsAttached
    let width = hasButton ? cancelButton.intrinsicContentSize.width : 0
    let room = showsCancel ? width + margin : 0
    let frame = CGRect(
      x: margin,
      y: (Self.height - Self.fieldHeight) / 2,
      width: max(bounds.width - 2 * margin - room, 0),
      height: Self.fieldHeight
    )
    field.frame = mirrored(frame, isMirrored, in: bounds)
    if hasButton {
      let x = showsCancel ? frame.maxX + margin : bounds.width
      let button = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
      cancelButton.frame = mirrored(button, isMirrored, in: bounds)
      cancelButton.alpha = showsCancel ? 1 : 0
    }
    scopes.frame = CGRect(
      x: margin,
      y: Self.height,
      width: max(bounds.width - 2 * margin, 0),
      height: Self.scopeControlHeight
    )
  }

  private var cancelButtonIsAttached: Bool {
    showsCancel || bar.storedSubviews.contains { $0 is UIButton }
  }

  private func mirrored(_ rect: CGRect, _ isMirrored: Bool, in bounds: CGRect) -> CGRect {
    var rect = rect
    if isMirrored { rect.origin.x = bounds.width - rect.maxX }
    return rect
  }

  // MARK: UITextFieldDelegate

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if cancelButtonIsAttached { cancelButton.isEnabled = true }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if cancelButtonIsAttached { cancelButton.isEnabled = false }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
