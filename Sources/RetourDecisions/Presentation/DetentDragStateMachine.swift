// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Decides about the finger that drags a sheet of several heights.
///
/// Pure: no views, no clock, no globals.
///
/// ```
///             moved                         answered                 ended           cancelled
///  idle       -                             -                        -               -
///  resizing   asking below the lowest       -                        idle            idle
///  asking     -                             following or resisting   idle            idle
///  following  resizing above the lowest     -                        idle            idle
///  resisting  resizing above the lowest     -                        idle            idle
/// ```
///
/// `-` has no effect. Between the highest and the lowest place the sheet follows the finger; below
/// the lowest it is dismissed, if it may be.
package struct DetentDragStateMachine: Sendable {
  private enum State: Equatable { case idle, resizing, asking, following, resisting }

  /// The consequence of an event.
  package enum Action: Equatable, Sendable {
    /// Places the top edge of the sheet.
    case resize(top: CGFloat)
    /// Asks whether the finger may dismiss the sheet; `answered(mayDismiss:at:)` follows.
    case requestDismissal
    /// Begins a dismissal from the lowest place.
    case beginDismissal
    /// Shows the progress of the dismissal.
    case update(progress: CGFloat)
    /// Takes the dismissal back at once.
    case leaveDismissal
    /// Finishes the dismissal; the velocity is in ways off the screen per second, as for `cancel`.
    case finish(velocity: CGFloat)
    case cancel(velocity: CGFloat)
    /// Brings the sheet to rest at a place.
    case settle(at: Int, isAttempt: Bool)
  }

  private let detents: SheetDetents
  private let start: CGFloat
  private var state = State.resizing

  /// Creates a machine for a gesture that begins.
  ///
  /// - Parameters:
  ///   - detents: The places of the sheet.
  ///   - start: The place of its top edge.
  package init(_ detents: SheetDetents, from start: CGFloat) {
    (self.detents, self.start) = (detents, start)
  }

  /// Whether a finger drags the sheet.
  package var isActive: Bool { state != .idle }

  /// The finger moved.
  ///
  /// - Parameter translation: The distance from the start of the gesture.
  /// - Returns: What follows, in this order.
  package mutating func moved(by translation: CGFloat) -> [Action] {
    let top = start + translation
    switch state {
    case .idle, .asking: return []
    case .resizing:
      guard top > detents.lowest else { return [.resize(top: resisted(top))] }
      state = .asking
      return [.resize(top: detents.lowest), .requestDismissal]
    case .following:
      guard top <= detents.lowest else { return [.update(progress: progress(top))] }
      state = .resizing
      return [.leaveDismissal, .resize(top: resisted(top))]
    case .resisting:
      if top <= detents.lowest { state = .resizing }
      return [.resize(top: resisted(top))]
    }
  }

  /// The delegate answered.
  ///
  /// - Parameters:
  ///   - mayDismiss: Whether the finger may dismiss the sheet.
  ///   - translation: The distance from the start of the gesture.
  /// - Returns: What follows, in this order.
  package mutating func answered(mayDismiss: Bool, at translation: CGFloat) -> [Action] {
    guard state == .asking else { return [] }
    state = mayDismiss ? .following : .resisting
    let top = start + translation
    return mayDismiss
      ? [.beginDismissal, .update(progress: progress(top))] : [.resize(top: resisted(top))]
  }

  /// The finger lifted.
  package mutating func ended(by translation: CGFloat, velocity: CGFloat) -> Action? {
    let reach = start + translation + SheetFigures.projection * velocity
    let (former, way) = (state, detents.bottom - detents.lowest)
    state = .idle
    switch former {
    case .idle: return nil
    case .following:
      let speed = way > 0 ? velocity / way : 0
      return reach > detents.lowest + way / 2 ? .finish(velocity: speed) : .cancel(velocity: speed)
    case .resizing, .asking, .resisting:
      return .settle(
        at: detents.nearest(to: reach),
        isAttempt: former == .resisting && reach > detents.lowest + SheetFigures.attempt * way
      )
    }
  }

  /// The gesture was cancelled.
  package mutating func cancelled() -> Action? {
    let former = state
    state = .idle
    switch former {
    case .idle: return nil
    case .following: return .cancel(velocity: 0)
    case .resizing, .asking, .resisting:
      return .settle(at: detents.nearest(to: start), isAttempt: false)
    }
  }

  private func progress(_ top: CGFloat) -> CGFloat {
    let way = detents.bottom - detents.lowest
    return way > 0 ? min(max((top - detents.lowest) / way, 0), 1) : 0
  }

  /// The place of a sheet that resists beyond the highest and the lowest place.
  private func resisted(_ top: CGFloat) -> CGFloat {
    let way = detents.bottom - detents.lowest
    if top < detents.tops[0] {
      return detents.tops[0] - resistance(detents.tops[0] - top, limit: detents.tops[0])
    }
    guard top > detents.lowest else { return top }
    return detents.lowest
      + resistance(top - detents.lowest, limit: SheetFigures.stretch * way)
  }

  private func resistance(_ distance: CGFloat, limit: CGFloat) -> CGFloat {
    guard distance > 0, limit > 0 else { return 0 }
    return (1 - 1 / (distance * SheetFigures.stretchStart / limit + 1)) * limit
  }
}
