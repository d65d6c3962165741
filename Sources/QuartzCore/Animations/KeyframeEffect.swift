// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RetourDecisions

/// The effect of a keyframe animation.
struct KeyframeEffect {
  typealias Lanes = AnimatedProperty.Lanes

  /// The values, or what they lie on.
  enum Frames {
    case numbers(AnimatedProperty, [Lanes])
    case lists(LayerKey, [ListValue])
    /// Points on a path, and the rotation that is added to the path's direction; nil for none.
    case path(AnimatedProperty, [PathSegment], rotation: CGFloat?)
    /// Transforms in space, or a part of them, and the values for a layer in the plane; nil for an
    /// animation that leads out of it.
    indirect case spatial(SpatialProperty, [SpatialProperty.Frame], flat: Frames?)
  }

  let frames: Frames
  let times: KeyframeTimes
  /// The directions of a smooth curve through the values, at each its arrival and its departure;
  /// empty for straight ways.
  let tangents: [(arriving: Lanes, leaving: Lanes)]
  let isAdditive: Bool
  let pacing: AnimationEffect.Pacing
  let part: AnimationPart

  var key: LayerKey {
    switch frames {
    case .numbers(let property, _), .path(let property, _, _): property.key
    case .lists(let key, _): key
    case .spatial(let property, _, _): property.key
    }
  }

  /// Applies the animation after `time` seconds of a pass of `duration` seconds.
  func apply(to values: inout LayerValues, time: Double, duration: Double) {
    let passed = part.isBackwards ? duration - time : time
    let place = times.place(
      at: part.progress(at: pacing.progress(time: passed, duration: duration))
    )
    show(frames, at: place, in: &values)
  }

  private func show(_ frames: Frames, at place: KeyframeTimes.Place, in values: inout LayerValues) {
    switch frames {
    case .numbers(let property, let frames):
      property.change(&values, isAdditive: isAdditive) { _, mixesParts in
        mixed(frames, place, mixesParts)
      }
    case .lists(let key, let frames):
      let next = min(place.index + 1, frames.count - 1)
      values.setList(key, frames[place.index].mixed(with: frames[next], at: place.share))
    case .path(let property, let segments, let rotation):
      follow(segments, place, property, rotation, &values)
    case .spatial(_, _, let flat?) where !values.isSpatial: show(flat, at: place, in: &values)
    case .spatial(let property, let frames, _):
      let next = min(place.index + 1, frames.count - 1)
      property.change(&values, isAdditive: isAdditive) { _ in
        frames[place.index].mixed(with: frames[next], at: place.share)
      }
    }
  }

  private func mixed(_ frames: [Lanes], _ place: KeyframeTimes.Place, _ mixesParts: Bool) -> Lanes {
    let next = min(place.index + 1, frames.count - 1)
    var (start, end) = (frames[place.index], frames[next])
    if mixesParts {
      start = Lanes(takingApart: start.transform)
      end = Lanes(takingApart: end.transform)
      end.turnTheShortWay(from: start)
    }
    let share = place.share
    guard !tangents.isEmpty, !mixesParts, next > place.index else {
      return start + (end - start) * share
    }
    // Hermite's curve.
    let (square, cube) = (share * share, share * share * share)
    var mixed = start * (2 * cube - 3 * square + 1)
    mixed += tangents[place.index].leaving * (cube - 2 * square + share)
    mixed += end * (3 * square - 2 * cube)
    mixed += tangents[next].arriving * (cube - square)
    return mixed
  }

  private func follow(
    _ segments: [PathSegment],
    _ place: KeyframeTimes.Place,
    _ property: AnimatedProperty,
    _ rotation: CGFloat?,
    _ values: inout LayerValues
  ) {
    // A path of n segments has n + 1 keyframes; the last one is the end of the last segment.
    let isLast = place.index >= segments.count
    let segment = segments[min(place.index, segments.count - 1)]
    let t = isLast ? 1 : segment.parameter(atShare: place.share)
    let point = segment.point(at: t)
    property.change(&values, isAdditive: isAdditive) { _, _ in
      var lanes = Lanes()
      (lanes[0], lanes[1]) = (point.x, point.y)
      return lanes
    }
    guard let rotation else { return }
    let turn = CGAffineTransform(rotationAngle: segment.angle(at: t) + rotation)
    values.transform = turn.concatenating(values.transform)
  }
}
