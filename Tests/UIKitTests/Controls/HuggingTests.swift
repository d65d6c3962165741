// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing
import UIKit

@MainActor struct HuggingTests {
  // Measured by others (Xcode 7.3): the controls of one size hug it.
  @Test func `small controls hug their content`() {
    for control in [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium)] as [UIView] {
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(control.contentHuggingPriority(for: .vertical) == .defaultHigh)
    }
    let progress = UIProgressView(progressViewStyle: .default)
    #expect(progress.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(progress.contentHuggingPriority(for: .vertical) == .defaultHigh)
    let label = UILabel()
    let row = UIStackView(arrangedSubviews: [label, UISwitch()])
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    row.layoutIfNeeded()
    #expect(label.frame.width == 300 - UISwitch().frame.width)
  }
}
