// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A weak reference to a gesture recognizer.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
