// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourFuzzing

/// The pairs of a running change and an arriving event, with the steps of each.
enum PressureTable {
  /// The running change.
  enum Running: String, CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, setThatPushes, setThatPops, hideBar, present, dismiss, rotate
    case swipeHeld, swipeFinishing, swipeCancelling

    /// The duration in milliseconds; a held swipe waits for its finger.
    var duration: Int {
      switch self {
      case .hideBar: 200
      case .rotate, .swipeHeld: 0
      default: 500
      }
    }

    var isSwipe: Bool {
      switch self {
      case .swipeHeld, .swipeFinishing, .swipeCancelling: true
      default: false
      }
    }

    /// Returns the steps that lead to it.
    ///
    /// - Parameter share: Its progress in percent.
    /// - Returns: The steps, on a stack of four pages at rest.
    func steps(share: Int) -> [FuzzStep] {
      let time = FuzzStep.wait(duration * share / 100)
      // A finger goes down at 1 % of the width; the swipe begins after 5 % more.
      return switch self {
      case .push: [.push(on: 0, animated: true), time]
      case .pop: [.pop(on: 0, animated: true), time]
      case .popTo: [.popTo(on: 0, depth: 1, animated: true), time]
      case .popToRoot: [.popToRoot(on: 0, animated: true), time]
      case .setThatPushes: [.set(on: 0, .pushes, depth: 2, animated: true), time]
      case .setThatPops: [.set(on: 0, .pops, depth: 2, animated: true), time]
      case .hideBar: [.hideBar(on: 0, true, animated: true), time]
      case .present: [.present(.page, .full, fromTop: false, animated: true), time]
      case .dismiss:
        [
          .present(.page, .full, fromTop: false, animated: false), .rest,
          .dismiss(animated: true), time,
        ]
      case .rotate: [.resize(1)]
      case .swipeHeld: [.beginSwipe, .wait(50), .moveFinger(to: 6 + share), .wait(50)]
      case .swipeFinishing:
        [.beginSwipe, .wait(50), .moveFinger(to: 70), .wait(120), .liftFinger, time]
      case .swipeCancelling:
        [.beginSwipe, .wait(50), .moveFinger(to: 40), .wait(120), .liftFinger, time]
      }
    }
  }

  /// The arriving event.
  enum Arriving: String, CaseIterable, Sendable {
    case push, pop, popTo, popToRoot, set, hideBar, selectTab, present, dismiss, rotate
    case beginSwipe, move, release, secondFinger, resign

    func step(during running: Running) -> FuzzStep {
      switch self {
      case .push: .push(on: 0, animated: true)
      case .pop: .pop(on: 0, animated: true)
      case .popTo: .popTo(on: 0, depth: 1, animated: true)
      case .popToRoot: .popToRoot(on: 0, animated: true)
      case .set: .set(on: 0, .pushes, depth: 1, animated: true)
      // A hidden bar is shown again.
      case .hideBar: .hideBar(on: 0, running != .hideBar, animated: true)
      case .selectTab: .selectTab(1)
      case .present: .present(.stack, .full, fromTop: false, animated: true)
      case .dismiss: .dismiss(animated: true)
      case .rotate: .resize(2)
      case .beginSwipe: .beginSwipe
      case .move: .moveFinger(to: 50)
      case .release: .liftFinger
      case .secondFinger: .secondFinger
      case .resign: .resign
      }
    }

    /// Whether it settles pages at once (decision 2): as presentations, tabs and resizes do.
    var putsPagesInPlace: Bool {
      switch self {
      case .selectTab, .present, .rotate: true
      default: false
      }
    }
  }

  /// Returns the reason to exclude a pair; `nil` if it is tested.
  ///
  /// - Parameters:
  ///   - running: The running change.
  ///   - arriving: The arriving event.
  ///   - share: The progress of the change in percent.
  /// - Returns: The reason.
  static func reasonAgainst(_ running: Running, _ arriving: Arriving, share: Int) -> String? {
    switch (running, arriving) {
    case (.rotate, _) where share > 0: "a change of the size takes no time: it is over at once"
    case (.swipeHeld, .beginSwipe): "the finger that would begin it holds the page already"
    case (.swipeFinishing, .move), (.swipeFinishing, .release), (.swipeCancelling, .move),
      (.swipeCancelling, .release):
      "the finger was lifted; that another comes down is a swipe that begins, or a second finger"
    default: nil
    }
  }
}
