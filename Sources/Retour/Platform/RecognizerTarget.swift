// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A target of gesture recognizers that calls a closure.
@MainActor
final class RecognizerTarget: NSObject {
  private let handler: @MainActor () -> Void

  init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
    super.init()
  }

  #if canImport(ObjectiveC)
  func attach(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: #selector(recognizerChanged(_:)))
  }

  @objc private func recognizerChanged(_ recognizer: UIGestureRecognizer) { handler() }
  #else
  func attach(to recognizer: UIGestureRecognizer) {
    recognizer.addTarget(
      self,
      action: Selector("recognizerChanged:", RecognizerTarget.recognizerChanged(_:))
    )
  }

  private func recognizerChanged(_ recognizer: UIGestureRecognizer) { handler() }
  #endif
}
