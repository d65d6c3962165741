// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The column in which the text of a text view is laid out.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  private unowned let view: UITextView

  init(of view: UITextView) { self.view = view }

  /// The space at both ends of lines, in points: 5 unless it is set.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view.textGeometryDidChange() } }
  }
  /// The width of the lines with the padding; the height has no limit.
  open var size: CGSize {
    CGSize(width: view.columnWidth, height: .greatestFiniteMagnitude)
  }
}
