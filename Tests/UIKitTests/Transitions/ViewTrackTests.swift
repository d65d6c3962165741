// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// The movement of one view through a native transition.
@MainActor struct ViewTrackTests {
  private typealias Pose = ViewTrack.Pose

  private let view: UIView = {
    let view = UIView(frame: CGRect(x: 90, y: 40, width: 20, height: 20))
    view.alpha = 0.5
    return view
  }()
  private let rest = CGPoint(x: 100, y: 50)

  private func track(
    _ properties: ViewTrack.Properties,
    along axis: ViewTrack.Axis = .horizontal
  ) -> ViewTrack {
    ViewTrack(
      view,
      properties,
      along: axis,
      rest: rest,
      start: Pose(offset: -30, alpha: 0.5, shadowOpacity: 0.25, scale: 2),
      end: Pose(offset: 10, alpha: 0.25)
    )
  }

  @Test(arguments: [
    (ViewTrack.Axis.horizontal, CGPoint(x: 70, y: 50), CGPoint(x: 110, y: 50)),
    (.vertical, CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 60)),
  ])
  func `the offset is a distance along the axis`(
    _ axis: ViewTrack.Axis,
    _ start: CGPoint,
    _ end: CGPoint
  ) {
    let track = track(.position, along: axis)
    track.moveToStart()
    #expect(view.center == start)
    track.moveToEnd()
    #expect(view.center == end)
    #expect(track.destination == end)
    track.moveToRest()
    #expect(view.center == rest)
  }

  @Test func `the alpha is a fraction of the view's own`() {
    let track = track(.alpha)
    track.moveToStart()
    #expect(view.alpha == 0.25)
    track.moveToEnd()
    #expect(view.alpha == 0.125)
  }

  @Test func `a property that is not the track's does not change`() {
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    track(.position).moveToStart()
    #expect(view.alpha == 0.5 && view.layer.shadowOpacity == 0)
    #expect(view.transform == CGAffineTransform(scaleX: 3, y: 3))
    track(.alpha).moveToStart()
    #expect(view.center == CGPoint(x: 70, y: 50))
    track([.shadow, .scale]).moveToStart()
    #expect(view.layer.shadowOpacity == 0.25)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `a part of the properties moves to the end alone`() {
    let track = track([.position, .alpha])
    track.moveToStart()
    track.moveToEnd(.position)
    #expect(view.center.x == 110)
    #expect(view.alpha == 0.25)
  }

  @Test func `a captured track starts on screen and has the same end`() {
    let track = track([.position, .alpha])
    view.center.x = 105
    view.alpha = 0.375
    let captured = track.captured()
    #expect(captured.start == Pose(offset: 5, alpha: 0.75))
    #expect(captured.end == track.end)
  }

  @Test func `a retargeted track starts where the captured one was, at another position`() {
    var track = track([.position, .alpha])
    view.center.x = 105
    let captured = track.captured()
    track.rest.x = 160
    track.retarget(from: captured)
    track.moveToStart()
    #expect(view.center.x == 105)
    #expect(track.destination.x == 170)
  }

  @Test func `the alpha is restored from a pose of the track`() {
    let track = track(.alpha)
    track.moveToEnd()
    track.restoreAlpha()
    #expect(view.alpha == 0.5)
  }

  @Test func `an alpha that somebody else set is kept`() {
    let track = track(.alpha)
    track.moveToEnd()
    view.alpha = 0.9375
    track.restoreAlpha()
    #expect(view.alpha == 0.9375)
  }
}
