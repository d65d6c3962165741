// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view without content in a page that covers a stack, which notices that the page goes.
///
/// Such a page can still answer an open question. Where the window loses both at once, nothing
/// tells the stack.
@MainActor
final class CoverProbe: StackProbe {
  override func didMoveToWindow() {
    super.didMoveToWindow()
    // The stack itself removes the view when it appears again.
    if window == nil, superview != nil { stack?.coverDidGo() }
  }
}
