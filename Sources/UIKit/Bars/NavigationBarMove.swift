// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourDecisions

/// The movement and the fade of one view in a navigation bar's transition.
@MainActor
struct NavigationBarMove {
  var track: ViewTrack
  /// The interval of the fade, in fractions of the transition's duration.
  let fade: ClosedRange<Double>
  /// The view of the other content that this one begins as.
  var counterpart: ObjectIdentifier?

  var view: UIView { track.view }
  /// Whether the view is not seen: its counterpart is.
  var isHidden: Bool { track.start.alpha == 0 && track.end.alpha == 0 }

  /// Creates a move.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - properties: The properties that the transition changes.
  ///   - rest: The center at rest, in the bar's coordinates.
  ///   - restAlpha: The alpha before the transition; `nil` takes the view's present one.
  ///   - animation: The animation.
  init(
    _ view: UIView,
    _ properties: ViewTrack.Properties,
    rest: CGPoint,
    restAlpha: CGFloat?,
    animation: BarMotion.Animation
  ) {
    track = ViewTrack(
      view,
      properties,
      rest: rest,
      restAlpha: restAlpha,
      start: ViewTrack.Pose(animation.start),
      end: ViewTrack.Pose(animation.end)
    )
    fade = animation.fade
  }

  /// Creates the move of a view that only an interrupted transition has: it fades out on its way.
  ///
  /// - Parameter captured: The view's track in that transition.
  init(fadingOut captured: ViewTrack) {
    var end = captured.end
    end.alpha = 0
    track = ViewTrack(
      captured.view,
      captured.properties,
      rest: captured.rest,
      start: captured.start,
      end: end
    )
    fade = 0...1
  }
}

extension ViewTrack.Pose {
  fileprivate init(_ pose: BarMotion.Pose) {
    self.init(
      offset: pose.offset,
      crossOffset: pose.drop,
      alpha: pose.alpha,
      growth: pose.growth
    )
  }
}
