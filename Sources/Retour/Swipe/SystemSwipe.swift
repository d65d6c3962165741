// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A recognizer of UIKit's own swipe back, whose delegate the kit replaces.
@MainActor
final class SystemSwipe {
  private(set) weak var recognizer: UIGestureRecognizer?
  private weak var delegate: (any UIGestureRecognizerDelegate)?
  private weak var original: (any UIGestureRecognizerDelegate)?

  /// The answers of UIKit's own delegate.
  var answers: GestureDelegateAnswers { GestureDelegateAnswers(original) }

  /// Replaces UIKit's delegate, once.
  func install(
    _ delegate: any UIGestureRecognizerDelegate,
    on recognizer: UIGestureRecognizer?
  ) {
    guard self.recognizer == nil, let recognizer else { return }
    original = recognizer.delegate
    (self.recognizer, self.delegate) = (recognizer, delegate)
    recognizer.delegate = delegate
  }

  /// Gives the recognizer its former delegate back, unless the app has set another one.
  func uninstall() {
    if let recognizer, recognizer.delegate === delegate { recognizer.delegate = original }
    (recognizer, delegate, original) = (nil, nil, nil)
  }

  /// Whether the app has replaced the kit as the delegate.
  var isReplaced: Bool { recognizer.map { $0.delegate !== delegate } ?? false }
}
