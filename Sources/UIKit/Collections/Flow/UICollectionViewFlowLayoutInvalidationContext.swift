// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The parts of a flow layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes and distances again; `true` unless set.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places are computed again; `true` unless set.
  open var invalidateFlowLayoutAttributes = true

  override var keepsMeasurements: Bool {
    !invalidateFlowLayoutDelegateMetrics && !invalidateFlowLayoutAttributes
  }
}
