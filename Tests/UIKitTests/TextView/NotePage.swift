// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import UIKit

/// A page with a text view that records what happens to it.
@MainActor
final class NotePage: UIViewController, UITextViewDelegate {
  let note = UITextView(frame: CGRect(x: 10, y: 20, width: 180, height: 160))
  var calls: [String] = []
  var refused: Set<String> = []
  /// Whether changes of the selection are recorded.
  var recordsSelection = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    note.font = .systemFont(ofSize: 17)
    note.delegate = self
    view.addSubview(note)
  }

  /// Returns the recorded calls and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func allows(_ call: String) -> Bool {
    calls.append(call)
    return !refused.contains(call)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { allows("change \(range.location)+\(range.length) '\(text)'") }
  func textViewDidChange(_ textView: UITextView) { calls.append("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    if recordsSelection { calls.append("didChangeSelection") }
  }
}

extension UITextView {
  /// The selection as two offsets.
  var selection: [Int] { [selectedRange.location, NSMaxRange(selectedRange)] }

  /// Returns the middle of a caret on the screen.
  func point(_ offset: Int) -> CGPoint {
    let place = position(from: beginningOfDocument, offset: offset)
    let rect = place.map(caretRect(for:)) ?? .zero
    return convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }
}
