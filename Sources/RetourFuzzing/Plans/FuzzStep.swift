// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// An event in a scene of the fuzzer: an operation, an action of a finger, or the passage of time.
///
/// A step is independent of the steps before it: it refers to stacks by their slot and to pages by
/// their depth, so that a plan stays valid when steps are removed.
package indirect enum FuzzStep: Hashable, Sendable {
  /// The kinds of changes by `setViewControllers`.
  package enum Replacement: String, CaseIterable, Sendable {
    /// A new top page over some of the pages, shown as a push.
    case pushes
    /// A page below becomes the top, over a new one, shown as a pop.
    case pops
    /// The top page stays, the pages below it change.
    case keeps
    /// All pages are new.
    case all
    /// The same pages in another order.
    case turns
    /// The same pages in the same order.
    case same
    /// No pages.
    case empties
  }

  /// The calls in which a page can perform an operation.
  package enum Moment: String, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove
  }

  /// The kinds of presented view controllers.
  package enum Content: String, CaseIterable, Sendable {
    case stack, page, alert
  }

  /// The presentation styles; an alert with any style except `over` is an action sheet.
  package enum Style: String, CaseIterable, Sendable {
    case full, over, sheet, auto
  }

  /// The events that can hide the bars of a stack.
  package enum Cause: String, CaseIterable, Sendable {
    case tap, swipe, low
  }

  case push(on: Int, animated: Bool)
  /// Pushes a page that hides the tab bar.
  case pushWide(on: Int, animated: Bool)
  case pop(on: Int, animated: Bool)
  case popTo(on: Int, depth: Int, animated: Bool)
  case popToRoot(on: Int, animated: Bool)
  case set(on: Int, Replacement, depth: Int, animated: Bool)
  case hideBar(on: Int, Bool, animated: Bool)
  case hideToolbar(on: Int, Bool, animated: Bool)
  /// Sets whether an event hides the bars.
  case hideBars(on: Int, Cause, Bool)
  case selectTab(Int)
  /// Presents from the root, or from the topmost presented view controller.
  case present(Content, Style, fromTop: Bool, animated: Bool)
  /// Dismisses everything that the root presents.
  case dismiss(animated: Bool)
  /// Dismisses the topmost presented view controller.
  case dismissTop(animated: Bool)
  case resize(Int)
  /// Puts a finger on the leading edge and moves it far enough to begin a swipe.
  case beginSwipe
  /// Puts a finger in the middle and moves it up or down.
  case beginDrag(down: Bool)
  /// Moves the finger to a share of the width, or of the height in a drag, in percent.
  case moveFinger(to: Int)
  case liftFinger
  /// Cancels the touch of the finger, as the system does.
  case cancelFinger
  /// Puts another finger in the middle, or lifts it.
  case secondFinger
  /// Taps the place of the back button.
  case tapBack
  /// Presses Esc when nothing moves.
  case pressEscape
  /// Opens the menu of the back button with the menu key when nothing moves, and chooses a row.
  case chooseFromMenu(row: Int)
  /// Taps where no page receives it.
  case tapBeside
  /// Taps the first action of the topmost alert.
  case tapAction
  /// Deactivates and activates the app, which cancels all touches.
  case resign
  /// Performs an operation in the next call of a kind that a page receives.
  case react(to: Moment, FuzzStep)
  /// Advances time, in milliseconds.
  case wait(Int)
  /// Lifts all fingers and advances time until nothing moves.
  case rest
  /// Verifies at rest that a tap reaches the page and a swipe pops it.
  case probe
  /// An event that concerns the kit.
  case kit(FuzzKitStep)
  /// An event of an app's user.
  case app(FuzzAppStep)

  /// Whether the step can interrupt a transition or a request.
  var disturbs: Bool {
    switch self {
    case .wait, .rest: false
    // Tasks begin awaited operations, which count themselves.
    case .kit(.awaited): false
    default: true
    }
  }

  /// Whether the step is performed when nothing moves.
  var needsRest: Bool {
    switch self {
    case .rest, .probe, .pressEscape, .chooseFromMenu: true
    case .kit(let step): step.needsRest
    default: false
    }
  }
}
