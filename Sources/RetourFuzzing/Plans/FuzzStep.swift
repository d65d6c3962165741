// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// One thing that happens to a scene of the fuzzer: an operation, a finger's doing, or time.
///
/// A step stands for itself: it names stacks by their place and pages by their depth, never by
/// what other steps made, so that a list of steps still means something when some are left out.
package indirect enum FuzzStep: Hashable, Sendable {
  /// What becomes of a stack that is set.
  package enum Replacement: String, CaseIterable, Sendable {
    /// A new top over some of the pages: it looks like a push.
    case pushes
    /// A page below becomes the top, over a new one: it looks like a pop.
    case pops
    /// The top stays, what is below it changes.
    case keeps
    /// Nothing stays.
    case all
    /// The order changes.
    case turns
    /// Nothing changes.
    case same
    /// No page is left.
    case empties
  }

  /// What a page may be told when it asks for an operation of its own.
  package enum Moment: String, CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove
  }

  /// What is presented.
  package enum Content: String, CaseIterable, Sendable {
    case stack, page, alert
  }

  /// How it is presented; an alert in any other way than `over` is an action sheet.
  package enum Style: String, CaseIterable, Sendable {
    case full, over, sheet, auto
  }

  /// What bars go away at by themselves.
  package enum Cause: String, CaseIterable, Sendable {
    case tap, swipe, low
  }

  case push(on: Int, animated: Bool)
  /// Pushes a page that wants no tab bar.
  case pushWide(on: Int, animated: Bool)
  case pop(on: Int, animated: Bool)
  case popTo(on: Int, depth: Int, animated: Bool)
  case popToRoot(on: Int, animated: Bool)
  case set(on: Int, Replacement, depth: Int, animated: Bool)
  case hideBar(on: Int, Bool, animated: Bool)
  case hideToolbar(on: Int, Bool, animated: Bool)
  /// Says whether bars go away by themselves.
  case letBarsGo(on: Int, Cause, Bool)
  case selectTab(Int)
  /// The root presents, or what is on top of everything.
  case present(Content, Style, fromTop: Bool, animated: Bool)
  /// The root dismisses all that is presented.
  case dismiss(animated: Bool)
  /// What is on top of everything leaves.
  case dismissTop(animated: Bool)
  case resize(Int)
  /// A finger comes down at the leading edge and moves past what it takes to begin a swipe.
  case beginSwipe
  /// A finger comes down in the middle and moves up or down.
  case beginDrag(down: Bool)
  /// The finger moves to a share of the width, in percent; of the height in a drag.
  case moveFinger(to: Int)
  case liftFinger
  /// The system takes the finger away.
  case cancelFinger
  /// Another finger comes down in the middle, or is lifted if it is down.
  case secondFinger
  /// A finger taps where the back button is.
  case tapBack
  /// A finger taps where no page takes it.
  case tapBeside
  /// A finger taps an action of the alert that is on top.
  case tapAction
  /// The app loses the screen for a moment, and all fingers with it.
  case resign
  /// The next page that is told something does something to a stack.
  case react(to: Moment, FuzzStep)
  /// Time passes, in milliseconds.
  case wait(Int)
  /// Fingers are lifted, and time passes until nothing moves.
  case rest
  /// At rest a tap reaches the page, and a swipe takes it away.
  case probe
}
