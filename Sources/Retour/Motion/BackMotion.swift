// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// How the back buttons of two pages move in one transition.
///
/// A button that moves leaves its item's view for that time and lies in the bar, where UIKit's own
/// fades do not touch it; at the end, or when the transition is taken back, everything is put back.
@MainActor
final class BackMotion {
  /// How far a view stands from its place, in points to the right, and its alpha.
  struct Pose: Equatable {
    var offset: CGFloat = 0
    var alpha: CGFloat = 1
  }

  /// How a moving view was seen: like its pose.
  typealias Sight = Pose

  /// One view's way.
  @MainActor
  struct Move {
    let view: UIView
    let transform: CGAffineTransform
    let alpha: CGFloat
    var start: Pose
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

  /// Moves along with a transition, by the clock or the finger.
  ///
  /// - Parameters:
  ///   - coordinator: The transition's.
  ///   - seen: Where views were seen that a broken off transition moved.
  ///   - completion: Runs when everything has been put back.
  func follow(
    _ coordinator: any UIViewControllerTransitionCoordinator,
    seen: [ObjectIdentifier: Sight],
    completion: @escaping @MainActor () -> Void
  ) {
    coordinator.animateAlongsideTransition(in: bar) { _ in
      UIView.performWithoutAnimation { self.begin(seen) }
      for move in self.moves { move.put(move.end) }
    } completion: { _ in
      UIView.performWithoutAnimation { self.end() }
      completion()
    }
  }

  /// Where the moving views are seen now.
  var seen: [ObjectIdentifier: Sight] {
    Dictionary(
      moves.map { move in
        let shown = move.view.layer.presentation() ?? move.view.layer
        let alpha = move.alpha > 0 ? CGFloat(shown.opacity) / move.alpha : 0
        let offset = shown.affineTransform().tx - move.transform.tx
        return (ObjectIdentifier(move.view), Sight(offset: offset, alpha: alpha))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func begin(_ seen: [ObjectIdentifier: Sight]) {
    let outgoing = control(of: from)
    let incoming = control(of: to)
    let pair = [outgoing, incoming].compactMap { $0 }
    let isSame = pair.count == 2 && pair[0].look === pair[1].look
    for control in pair {
      let role = BackMotionPlan.Role(
        isUpper: (control === incoming) == isPush,
        isComing: control === incoming
      )
      let plan = BackMotionPlan(
        role: role,
        width: bar.bounds.width,
        isMirrored: bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
      guard control.movesByItself else { continue }
      control.rise(into: bar)
      controls.append(control)
      moves += plan.moves(of: control, in: bar, staysPut: isSame ? other(control, pair) : nil)
    }
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    clips = controls.filter { $0.motion == .morph }.compactMap { control in
      BackLabelClip(of: control, isMirrored: isMirrored, reach: 2 * bar.bounds.width)
    }
    // A layout to come would place the labels anew, on top of their way.
    for control in controls { control.layOutContent() }
    for index in moves.indices {
      if let sight = seen[ObjectIdentifier(moves[index].view)] { moves[index].start = sight }
      moves[index].put(moves[index].start)
    }
  }

  private func end() {
    for move in moves { move.giveBack() }
    for clip in clips { clip.putBack() }
    for control in controls { control.comeDown() }
    (moves, clips, controls) = ([], [], [])
  }

  private func control(of page: UIViewController?) -> BackControl? {
    guard let control = page?.navigationItem.installedBackItem?.control,
      control.isDescendant(of: bar)
    else { return nil }
    return control
  }

  private func other(_ control: BackControl, _ pair: [BackControl]) -> BackControl? {
    pair.first { $0 !== control }
  }
}

extension BackMotion.Move {
  func put(_ pose: BackMotion.Pose) {
    view.transform = transform.concatenating(CGAffineTransform(translationX: pose.offset, y: 0))
    view.alpha = alpha * pose.alpha
  }

  /// Puts the view back, unless somebody else changed it meanwhile.
  func giveBack() {
    view.transform = transform
    let given = [start, end].map { alpha * $0.alpha }
    // Layers keep alpha as a Float.
    if given.contains(where: { abs($0 - view.alpha) < 0.001 }) { view.alpha = alpha }
  }
}
