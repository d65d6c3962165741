// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Dispatch
import Observation
import QuartzCore

extension UIView {
  /// Requests updates before the next layout pass.
  func requestProperties(_ flags: PropertyFlags) {
    let isNew = propertyFlags.isEmpty
    setPropertyFlags(propertyFlags.union(flags))
    guard isNew, let stage = storedWindow?.windowScene?.stage else { return }
    stage.propertyUpdates.add(self)
    stage.session.clock.requestFrame()
  }

  /// Performs the updates that are pending for the view and its controller; the controller's comes
  /// first.
  func updatePendingProperties() {
    guard !propertyFlags.isEmpty else { return }
    let flags = propertyFlags
    setPropertyFlags([])
    computedTraits.whileCurrent {
      if flags.contains(.controller), let controller {
        track(controller, { $0.updateProperties() }, onChange: { $0.setNeedsUpdateProperties() })
      }
      if flags.contains(.own) {
        track(self, { $0.updateProperties() }, onChange: { $0.setNeedsUpdateProperties() })
      }
    }
  }

  /// Performs the updates that are pending for the view and its descendants.
  func updatePropertiesOfTree() {
    updatePendingProperties()
    for view in storedSubviews { view.updatePropertiesOfTree() }
  }
}

/// Runs code, and reports the first change of an observable property that it has read.
///
/// - Parameters:
///   - object: The object that the code is for, which is not kept alive.
///   - body: The code.
///   - onChange: Called on the main thread before the change, or soon after one that another thread
///     makes.
@MainActor
private func track<Object: UIResponder>(
  _ object: Object,
  _ body: (Object) -> Void,
  onChange: @escaping @MainActor @Sendable (Object) -> Void
) {
  withObservationTracking {
    body(object)
  } onChange: { [weak object] in
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { if let object { onChange(object) } }
    } else {
      DispatchQueue.main.async { if let object { onChange(object) } }
    }
  }
}
