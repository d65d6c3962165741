// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The effect of `backAction` on the swipe back.
enum SystemBackAction {
  #if canImport(ObjectiveC)
  /// Whether UIKit may refuse the swipe of a page whose item has a `backAction`: it is not known.
  static let mayRefuseSwipe = true
  #else
  /// Whether UIKit may refuse the swipe of a page whose item has a `backAction`.
  static let mayRefuseSwipe = false
  #endif
}
