// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UILabel {
  /// Returns the size of the text on one line, truncated at a width; no text beyond is measured.
  func lineSize(width: CGFloat) -> CGSize {
    guard content.text?.isEmpty == false else { return .zero }
    let room = CGRect(x: 0, y: 0, width: max(0, width), height: .greatestFiniteMagnitude)
    return textBox(in: room, lines: 1).size
  }
}
