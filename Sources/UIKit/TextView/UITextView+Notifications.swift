// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITextView {
  /// Posted after editing began; the object is the text view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification"
  )
  /// Posted after the user changed the text; the object is the text view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification"
  )
  /// Posted after editing ended; the object is the text view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification"
  )
}
