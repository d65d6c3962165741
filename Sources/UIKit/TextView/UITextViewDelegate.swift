// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that a text view calls while it is edited.
///
/// All methods have defaults.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  // MARK: Responding to editing notifications

  /// Asks the delegate whether editing may begin.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: `true` by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing began.
  ///
  /// - Parameter textView: The text view.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Asks the delegate whether editing may end.
  ///
  /// - Parameter textView: The text view.
  /// - Returns: `true` by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing ended.
  ///
  /// - Parameter textView: The text view.
  func textViewDidEndEditing(_ textView: UITextView)

  // MARK: Responding to text changes

  /// Asks the delegate whether the user may change the text.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range that is replaced, in UTF-16 units.
  ///   - text: The string in its place; empty for a deletion, a line feed for Return.
  /// - Returns: `true` by default.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Notifies the delegate that the user changed the text.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChange(_ textView: UITextView)

  // MARK: Responding to selection changes

  /// Notifies the delegate that the selection changed while the text is edited.
  ///
  /// - Parameter textView: The text view.
  func textViewDidChangeSelection(_ textView: UITextView)

  // MARK: Managing the edit menu

  /// Asks the delegate for the menu of a selection, or of the caret.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range of the selection, in UTF-16 units.
  ///   - suggestedActions: The commands of the system that have an effect.
  /// - Returns: The menu; `nil`, the default, shows the suggested actions. One without elements is
  ///   not presented.
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Notifies the delegate before the edit menu appears.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: Runs animations beside those of the menu.
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Notifies the delegate before the edit menu disappears.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - animator: Runs animations beside those of the menu.
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `nil`.
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
