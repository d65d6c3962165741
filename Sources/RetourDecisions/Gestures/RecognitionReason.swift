// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The reason for which a recognizer of a touch began, or did not.
package enum RecognitionReason: Equatable, Sendable {
  /// It has not decided yet.
  case undecided
  /// It did not take the touch: it is disabled, the touch is of another kind, or the delegate
  /// refused.
  case notReceived
  /// It is about to begin, and another recognizer has to fail first.
  case waits(for: GestureArbiter.ID)
  /// Nothing prevented it.
  case admitted
  /// The touches are not its gesture.
  case notItsGesture
  /// The delegate or a view refused when it was about to begin.
  case refused
  /// Another recognizer was first, and does not recognize at the same time.
  case prevented(by: GestureArbiter.ID)
  /// A recognizer that had to fail first was recognized.
  case required(GestureArbiter.ID)
  /// Recognizers that wait for each other would have waited forever.
  case circle

  /// The other recognizer that is part of the reason.
  package var rival: GestureArbiter.ID? {
    switch self {
    case .waits(let rival), .prevented(let rival), .required(let rival): rival
    case .undecided, .notReceived, .admitted, .notItsGesture, .refused, .circle: nil
    }
  }

  /// Returns the reason as a sentence.
  ///
  /// - Parameter rival: The name of the other recognizer, if one is part of the reason.
  /// - Returns: The sentence.
  package func sentence(rival: String) -> String {
    switch self {
    case .undecided: "It has not decided."
    case .notReceived: "It did not receive the touch."
    case .waits: "It waits for \(rival) to fail."
    case .admitted: "It began."
    case .notItsGesture: "The touches were not its gesture."
    case .refused: "Its delegate or a view refused."
    case .prevented: "\(rival) was first."
    case .required: "\(rival) had to fail first, and was recognized."
    case .circle: "It and others waited for each other."
    }
  }
}
