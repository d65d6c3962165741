// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A layout guide that activates constraints while it is near edges, or away from them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// The constraints by the bits of their edges.
  private var nearby: [UInt: [NSLayoutConstraint]] = [:]
  private var distant: [UInt: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near edges.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints, which replace those of the same edges.
  ///   - edge: The edges; the guide has to be near all of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(nearby[edge.rawValue] ?? [])
    nearby[edge.rawValue] = trackingConstraints
    updateTrackedConstraints()
  }

  /// Returns the constraints that are active while the guide is near edges.
  ///
  /// - Parameter edge: The edges with which the constraints were set.
  /// - Returns: The constraints.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearby[edge.rawValue] ?? []
  }

  /// Sets the constraints that are active while the guide is away from edges.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints, which replace those of the same edges.
  ///   - edge: The edges; the guide has to be away from all of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(distant[edge.rawValue] ?? [])
    distant[edge.rawValue] = trackingConstraints
    updateTrackedConstraints()
  }

  /// Returns the constraints that are active while the guide is away from edges.
  ///
  /// - Parameter edge: The edges with which the constraints were set.
  /// - Returns: The constraints.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    distant[edge.rawValue] ?? []
  }

  /// Deactivates and forgets all constraints that were set.
  open func removeAllTrackedConstraints() {
    for constraints in [nearby, distant].flatMap(\.values) {
      NSLayoutConstraint.deactivate(constraints)
    }
    (nearby, distant) = ([:], [:])
  }

  /// The edges that the guide is near to; `nil` while it does not track them.
  var nearEdges: NSDirectionalRectEdge? { nil }

  /// Activates the constraints of the edges that the guide is near to, and deactivates the others.
  func updateTrackedConstraints() {
    func isActive(_ edges: UInt, _ isNear: Bool) -> Bool {
      guard let nearEdges else { return false }
      let edges = NSDirectionalRectEdge(rawValue: edges)
      return isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
    }
    let all =
      nearby.map { (isActive($0, true), $1) } + distant.map { (isActive($0, false), $1) }
    for (isActive, constraints) in all where !isActive {
      NSLayoutConstraint.deactivate(constraints)
    }
    for (isActive, constraints) in all where isActive { NSLayoutConstraint.activate(constraints) }
  }
}
