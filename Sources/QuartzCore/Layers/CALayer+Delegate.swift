// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// Makes the object that owns the layer its delegate, without the price of a weak reference.
  ///
  /// - Parameter owner: The owner, which calls `abandonOwner(_:)` before it goes.
  package func belong(to owner: any CALayerDelegate) {
    setDelegate(nil)
    self.owner = owner
    setSwitch(.delegated, true)
  }

  /// Forgets the delegate if it is still the one that owned the layer.
  ///
  /// - Parameter owner: The owner that goes.
  package func abandonOwner(_ owner: AnyObject) {
    guard self.owner === owner else { return }
    self.owner = nil
    setSwitch(.delegated, false)
  }

  func setDelegate(_ delegate: (any CALayerDelegate)?) {
    owner = nil
    storedDelegate = delegate
    setSwitch(.delegated, delegate != nil)
  }
}
