// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The motion of two pages' back buttons in one transition.
///
/// For the duration of the transition, the content of a button that moves is a subview of the bar,
/// where UIKit's fades of items do not affect it. When the transition completes or is cancelled,
/// every view returns to its place.
@MainActor
final class BackMotion {
  /// A view's offset from its place, in points to the right, and the factor of its alpha.
  struct Pose: Equatable {
    var offset: CGFloat = 0
    var alpha: CGFloat = 1
  }

  /// The motion of one view, from one pose to another.
  @MainActor
  struct Move {
    let view: UIView
    /// The view's own transform.
    let transform: CGAffineTransform
    /// The view's own alpha.
    let alpha: CGFloat
    let start: Pose
    let end: Pose
  }

  private let bar: UINavigationBar
  private weak var from: UIViewController?
  private weak var to: UIViewController?
  private let isPush: Bool
  private var controls: [BackControl] = []
  private var moves: [Move] = []
  private var clips: [BackLabelClip] = []

  init(
    in bar: UINavigationBar,
    from: UIViewController,
    to: UIViewController,
    isPush: Bool
  ) {
    (self.bar, self.from, self.to, self.isPush) = (bar, from, to, isPush)
  }

  /// Runs alongside a transition, by its clock or its gesture.
  ///
  /// - Parameters:
  ///   - coordinator: The transition's coordinator.
  ///   - poses: The poses that views had on screen when their transition was interrupted.
  ///   - completion: Called when all views are back in their places.
  func run(
    alongside coordinator: any UIViewControllerTransitionCoordinator,
    from poses: [ObjectIdentifier: Pose],
    completion: @escaping @MainActor () -> Void
  ) {
    coordinator.animateAlongsideTransition(in: bar) { _ in
      UIView.performWithoutAnimation { self.begin(poses) }
      for move in self.moves { move.apply(move.end) }
    } completion: { _ in
      UIView.performWithoutAnimation { self.end() }
      completion()
    }
  }

  /// The poses of the moving views on screen.
  var presentationPoses: [ObjectIdentifier: Pose] {
    Dictionary(
      moves.map { move in
        let shown = move.view.layer.presentation() ?? move.view.layer
        let alpha = move.alpha > 0 ? CGFloat(shown.opacity) / move.alpha : 0
        let offset = shown.affineTransform().tx - move.transform.tx
        return (ObjectIdentifier(move.view), Pose(offset: offset, alpha: alpha))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func begin(_ poses: [ObjectIdentifier: Pose]) {
    let outgoing = control(of: from)
    let incoming = control(of: to)
    let pair = [outgoing, incoming].compactMap { $0 }
    let isSame = pair.count == 2 && pair[0].lookIdentity === pair[1].lookIdentity
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var moves: [Move] = []
    for control in pair where control.movesByItself {
      let plan = BackMotionPlan(
        role: BackMotionPlan.Role(
          isUpper: (control === incoming) == isPush,
          isIncoming: control === incoming
        ),
        width: bar.bounds.width,
        isMirrored: isMirrored
      )
      control.moveHolder(into: bar)
      controls.append(control)
      let other = isSame ? pair.first { $0 !== control } : nil
      moves += plan.moves(of: control, in: bar, matching: other)
    }
    clips = controls.filter { $0.motion == .morph }.compactMap { control in
      BackLabelClip(of: control, isMirrored: isMirrored, reach: 2 * bar.bounds.width)
    }
    // A pending layout pass would move the labels back to their places.
    for control in controls { control.layOutContent() }
    self.moves = moves.map { $0.starting(from: poses[ObjectIdentifier($0.view)]) }
    for move in self.moves { move.apply(move.start) }
  }

  private func end() {
    for move in moves { move.restore() }
    for clip in clips { clip.remove() }
    for control in controls { control.restoreHolder() }
    (moves, clips, controls) = ([], [], [])
  }

  private func control(of page: UIViewController?) -> BackControl? {
    guard let control = page?.navigationItem.installedBackControl, control.isDescendant(of: bar)
    else { return nil }
    return control
  }
}

extension BackMotion.Move {
  /// Returns the same motion from another pose, if there is one.
  func starting(from pose: BackMotion.Pose?) -> BackMotion.Move {
    guard let pose else { return self }
    return BackMotion.Move(view: view, transform: transform, alpha: alpha, start: pose, end: end)
  }

  func apply(_ pose: BackMotion.Pose) {
    view.transform = transform.concatenating(CGAffineTransform(translationX: pose.offset, y: 0))
    view.alpha = alpha * pose.alpha
  }

  /// Restores the view's own transform, and its own alpha unless it has been changed meanwhile.
  func restore() {
    view.transform = transform
    let applied = [start, end].map { alpha * $0.alpha }
    // Layers store opacity as a Float.
    if applied.contains(where: { abs($0 - view.alpha) < 0.001 }) { view.alpha = alpha }
  }
}
