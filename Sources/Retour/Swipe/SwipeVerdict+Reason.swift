// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension SwipeVerdict {
  /// The reason for which a swipe began or did not begin; its description is a sentence.
  public enum Reason: Hashable, Sendable {
    /// Nothing prevents the swipe.
    case allowed
    /// A guard asks when the finger lets go; the swipe began.
    case guardAsks
    /// A guard denies: the page follows with resistance and springs back.
    case guardDenies
    /// A pop is running, and the swipe takes it over: nobody is asked again.
    case runningPop
    /// There is no page below.
    case root
    /// No popped page is kept for a swipe forward.
    case noForwardPage
    /// The page has no area.
    case disabled
    /// The finger is outside of the area.
    case outsideArea
    /// A view below the finger has a policy that refuses the swipe.
    case policy(BackSwipePolicy)
    /// Another transition is running, and the swipe cannot take it over.
    case transition
    /// The app's delegate has an animator for the transition, and
    /// ``BackNavigationController/swipeDrivesAnimators`` is `false`.
    case animator
    /// `navigationBar(_:shouldPop:)` of the stack's class refuses the pop.
    case shouldPop
    /// The app has disabled UIKit's recognizer.
    case recognizerDisabled
    /// UIKit refuses the swipe for a reason of its own.
    case uikit
    /// The app's ``BackNavigationController/swipeDelegate`` refuses the swipe.
    case swipeDelegate

    /// Whether a swipe begins for this reason.
    var begins: Bool { [.allowed, .guardAsks, .runningPop].contains(self) }
  }
}

extension SwipeVerdict.Reason: CustomStringConvertible {
  /// The reason as a sentence.
  public var description: String {
    switch self {
    case .allowed: "Nothing prevents the swipe."
    case .guardAsks: "A guard asks when the finger lets go."
    case .guardDenies: "A guard denies to leave the page."
    case .runningPop: "The swipe takes over the pop that is running."
    case .root: "The page is the root of the stack."
    case .noForwardPage: "No popped page is kept to go forward to."
    case .disabled: "The swipe area of the page is disabled."
    case .outsideArea: "The finger is outside of the swipe area."
    case .policy(.exclude): "A view excludes the swipe."
    case .policy(.edgeOnly): "A view allows swipes from the edge only."
    case .policy: "A view keeps its drags until it is at its leading edge."
    case .transition: "Another transition is running."
    case .animator: "The app's delegate has an animator for the transition."
    case .shouldPop: "The stack's shouldPop refuses to go back."
    case .recognizerDisabled: "The app has disabled UIKit's gesture recognizer."
    case .uikit: "UIKit refuses the swipe."
    case .swipeDelegate: "The app's swipe delegate refuses the swipe."
    }
  }
}
