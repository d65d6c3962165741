// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The answers of a gesture recognizer's delegate, with UIKit's defaults where it has none.
///
/// The methods of the protocol are optional in Objective-C. Without an Objective-C runtime, they
/// are requirements with default implementations.
@MainActor
struct GestureDelegateAnswers {
  private let delegate: (any UIGestureRecognizerDelegate)?

  init(_ delegate: (any UIGestureRecognizerDelegate)?) { self.delegate = delegate }

  #if canImport(ObjectiveC)
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizerShouldBegin?(recognizer) ?? true
  }
  func shouldReceive(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer?(recognizer, shouldReceive: touch) ?? true
  }
  func shouldReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer?(recognizer, shouldReceive: event) ?? true
  }
  func simultaneous(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
  func requiresFailure(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other) ?? false
  }
  func mustFail(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other) ?? false
  }
  #else
  func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }
  func shouldReceive(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }
  func shouldReceive(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
  }
  func simultaneous(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
  }
  func requiresFailure(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
  }
  func mustFail(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other) ?? false
  }
  #endif
}
