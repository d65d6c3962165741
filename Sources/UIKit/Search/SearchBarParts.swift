// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// The views of a search bar, and the events of its field.
@MainActor
final class SearchBarParts: NSObject, UITextFieldDelegate {
  /// The space beside the field and its neighbors, in points (reported, see Parity).
  private static let margin: CGFloat = 8
  /// The height of the bar without scopes, and that of the field, in points (UIKit).
  static let (height, fieldHeight): (CGFloat, CGFloat) = (56, 36)
  /// The height in a navigation bar, in points (measured).
  static let heightInBar: CGFloat = 52
  /// The space above the field in a navigation bar, below the titles and in their place, in points
  /// (reported; the second our decision).
  private static let (topBelowTitles, topInPlace): (CGFloat, CGFloat) = (1, 8)
  /// The height of the scopes with the space below, and that of their control, in points (our
  /// decision).
  static let (scopeHeight, scopeControlHeight): (CGFloat, CGFloat) = (42, 32)

  private unowned let bar: UISearchBar
  let field = UISearchTextField()
  let scopes = UISegmentedControl(items: nil)
  private(set) lazy var cancelButton = makeCancelButton()
  /// Whether the cancel button is shown, or about to be.
  private(set) var showsCancel = false
  private(set) var showsScopes = false
  private var isInPlaceOfRow = false

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
    button.isEnabled = enablesCancel
    return button
  }

  /// Whether the cancel button has an effect: a search can be ended when the text is not edited.
  private var enablesCancel: Bool { field.isEditing || bar.searchController != nil }

  /// Shows or hides the scopes.
  ///
  /// - Returns: Whether that is a change.
  func setShowsScopes(_ shows: Bool) -> Bool {
    guard shows != showsScopes else { return false }
    if shows {
      bar.addSubview(scopes)
      // They come in below the field, which makes room for them when it is laid out again.
      UIView.performWithoutAnimation {
        placeScopes(below: bar.isInNavigationBar ? Self.heightInBar : Self.height)
        scopes.layoutIfNeeded()
      }
    } else {
      scopes.removeFromSuperview()
    }
    showsScopes = shows
    return true
  }

  /// The search bar of a navigation bar takes the place of the row, or is below it.
  func setInPlaceOfRow(_ isInPlace: Bool) {
    isInPlaceOfRow = isInPlace
    bar.setNeedsLayout()
  }

  // MARK: Layout

  /// Shows or hides the cancel button.
  func setShowsCancel(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    if shows {
      // The button comes in from its place outside of the bar.
      bar.addSubview(cancelButton)
      UIView.performWithoutAnimation {
        layOut()
        cancelButton.layoutIfNeeded()
      }
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
    let (margin, line) = (horizontalMargin, fieldLine)
    let gap = bar.isInRow ? Self.margin : margin
    let hasButton = cancelButtonIsAttached
    let width = hasButton ? cancelButton.intrinsicContentSize.width : 0
    let room = showsCancel ? width + gap : 0
    let frame = CGRect(
      x: margin,
      y: line.lowerBound,
      width: max(bounds.width - 2 * margin - room, 0),
      height: line.upperBound - line.lowerBound
    )
    field.frame = bar.mirrored(frame)
    if bar.isInNavigationBar {
      field.clipsToBounds = frame.height < Self.fieldHeight
      field.alpha = bar.isInRow ? 1 : frame.height / Self.fieldHeight
    }
    if hasButton {
      let x = showsCancel ? frame.maxX + gap : bounds.width
      let button = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
      cancelButton.frame = bar.mirrored(button)
      cancelButton.alpha = showsCancel ? 1 : 0
    }
    placeScopes(below: bar.isInNavigationBar ? lineHeight : Self.height)
  }

  private func placeScopes(below line: CGFloat) {
    let margin = horizontalMargin
    scopes.frame = CGRect(
      x: margin,
      y: line,
      width: max(bar.storedLayer.bounds.width - 2 * margin, 0),
      height: Self.scopeControlHeight
    )
  }

  /// The space beside the field, in points.
  private var horizontalMargin: CGFloat {
    if bar.isInRow { return 0 }
    guard bar.isInNavigationBar else { return Self.margin }
    let insets = bar.computedSafeAreaInsets
    return bar.barFigures.margin(width: bar.storedLayer.bounds.width)
      + max(insets.left, insets.right)
  }

  /// The height of the field with the space around it: less in a navigation bar that gives way.
  private var lineHeight: CGFloat {
    let room = bar.storedLayer.bounds.height - (showsScopes ? Self.scopeHeight : 0)
    return min(max(room, 0), Self.heightInBar)
  }

  /// The vertical range of the field.
  private var fieldLine: Range<CGFloat> {
    if bar.isInRow { return 0..<bar.storedLayer.bounds.height }
    guard bar.isInNavigationBar else {
      let top = (Self.height - Self.fieldHeight) / 2
      return top..<top + Self.fieldHeight
    }
    let top = isInPlaceOfRow ? Self.topInPlace : Self.topBelowTitles
    return top..<top + max(0, Self.fieldHeight - (Self.heightInBar - lineHeight))
  }

  private var cancelButtonIsAttached: Bool {
    showsCancel || bar.storedSubviews.contains { $0 is UIButton }
  }

  // MARK: UITextFieldDelegate

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    if cancelButtonIsAttached { cancelButton.isEnabled = true }
    bar.editingBegan()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    if cancelButtonIsAttached { cancelButton.isEnabled = enablesCancel }
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
