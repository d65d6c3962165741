// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A layout guide that activates constraints while it is near edges, or away from them.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// A place of the guide: near all of some edges, or away from all of them.
  private struct Place: Hashable {
    let edges: UInt
    let isNear: Bool
  }

  private var tracked: [Place: [NSLayoutConstraint]] = [:]

  /// Sets the constraints that are active while the guide is near edges.
  ///
  /// - Parameters:
  ///   - trackingConstraints: The constraints, which replace those of the same edges.
  ///   - edge: The edges; the guide has to be near all of them.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(trackingConstraints, Place(edges: edge.rawValue, isNear: true))
  }

  /// Returns the constraints that are active while the guide is near edges.
  ///
  /// - Parameter edge: The edges with which the constraints were set.
  /// - Returns: The constraints.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Place(edges: edge.rawValue, isNear: true)] ?? []
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
    set(trackingConstraints, Place(edges: edge.rawValue, isNear: false))
  }

  /// Returns the constraints that are active while the guide is away from edges.
  ///
  /// - Parameter edge: The edges with which the constraints were set.
  /// - Returns: The constraints.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked[Place(edges: edge.rawValue, isNear: false)] ?? []
  }

  /// Deactivates and forgets all constraints that were set.
  open func removeAllTrackedConstraints() {
    for constraints in tracked.values { NSLayoutConstraint.deactivate(constraints) }
    tracked = [:]
  }

  /// The edges that the guide is near to; `nil` while it does not track them.
  var nearEdges: NSDirectionalRectEdge? { nil }

  /// Activates the constraints of the edges that the guide is near to, and deactivates the others.
  func updateTrackedConstraints() {
    for (place, constraints) in tracked where !isAt(place) {
      NSLayoutConstraint.deactivate(constraints)
    }
    for (place, constraints) in tracked where isAt(place) {
      NSLayoutConstraint.activate(constraints)
    }
  }

  private func set(_ constraints: [NSLayoutConstraint], _ place: Place) {
    NSLayoutConstraint.deactivate(tracked[place] ?? [])
    tracked[place] = constraints
    updateTrackedConstraints()
  }

  private func isAt(_ place: Place) -> Bool {
    guard let nearEdges else { return false }
    let edges = NSDirectionalRectEdge(rawValue: place.edges)
    return place.isNear ? nearEdges.isSuperset(of: edges) : nearEdges.isDisjoint(with: edges)
  }
}
