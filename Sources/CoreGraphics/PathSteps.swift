// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

/// The steps of a path, and its current point.
struct PathSteps: Hashable {
  private(set) var list: [PathStep] = []
  /// The start of the current subpath.
  private var start: CGPoint?
  /// The current point; `nil` before the first step.
  private(set) var current: CGPoint?

  mutating func append(_ step: PathStep) {
    switch step {
    case .move(let point):
      // A second move in a row replaces the first.
      if case .move = list.last { list.removeLast() }
      (start, current) = (point, point)
    case .close:
      guard current != nil, list.last != .close else { return }
      current = start
    default:
      guard let current else {
        RetourLog.once("path without a current point", "a path must begin with move(to:)")
        return
      }
      if list.last == .close { list.append(.move(current)) }
      self.current = step.end
    }
    list.append(step)
  }

  /// Adds a line to a point, or begins the path there.
  mutating func join(_ point: CGPoint) {
    append(current == nil ? .move(point) : .line(point))
  }

  mutating func append(_ steps: PathSteps, _ transform: CGAffineTransform) {
    guard list.isEmpty, transform == .identity else {
      return steps.list.forEach { append($0.applying(transform)) }
    }
    self = steps
  }

  mutating func append(_ rect: CGRect, _ transform: CGAffineTransform) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    if list.isEmpty { list.reserveCapacity(5) }
    append(.move(CGPoint(x: left, y: top).applying(transform)))
    append(.line(CGPoint(x: right, y: top).applying(transform)))
    append(.line(CGPoint(x: right, y: bottom).applying(transform)))
    append(.line(CGPoint(x: left, y: bottom).applying(transform)))
    append(.close)
  }
}

// MARK: Rounded shapes

extension PathSteps {
  /// The distance of a quarter circle's control points from its ends, per radius: 4/3·(√2 - 1).
  private static let kappa: CGFloat = 0.552_284_749_830_793_4

  mutating func appendEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    appendRoundedRect(rect, rect.standardized.width / 2, rect.standardized.height / 2, transform)
  }

  /// Adds a rectangle with corners that are quarters of an ellipse.
  ///
  /// Corners wider than half the rectangle become half of it (Apple traps; our
  /// decision, see Parity).
  mutating func appendRoundedRect(
    _ rect: CGRect,
    _ cornerWidth: CGFloat,
    _ cornerHeight: CGFloat,
    _ transform: CGAffineTransform
  ) {
    let (width, height) = (rect.width, rect.height)
    let rx = min(max(cornerWidth, 0), width / 2)
    let ry = min(max(cornerHeight, 0), height / 2)
    guard rx > 0, ry > 0 else { return append(rect, transform) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (kx, ky) = (rx * Self.kappa, ry * Self.kappa)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    append(.move(point(right, top + height / 2)))
    if ry < height / 2 { append(.line(point(right, bottom - ry))) }
    append(
      .curve(
        point(right, bottom - ry + ky),
        point(right - rx + kx, bottom),
        to: point(right - rx, bottom)
      )
    )
    if rx < width / 2 { append(.line(point(left + rx, bottom))) }
    append(
      .curve(
        point(left + rx - kx, bottom),
        point(left, bottom - ry + ky),
        to: point(left, bottom - ry)
      )
    )
    if ry < height / 2 { append(.line(point(left, top + ry))) }
    append(
      .curve(point(left, top + ry - ky), point(left + rx - kx, top), to: point(left + rx, top))
    )
    if rx < width / 2 { append(.line(point(right - rx, top))) }
    append(
      .curve(point(right - rx + kx, top), point(right, top + ry - ky), to: point(right, top + ry))
    )
    append(.close)
  }

  /// Adds an arc of a circle, joined to the current point by a line.
  ///
  /// "Clockwise" is Apple's name for the direction from y to x, which looks anticlockwise where y
  /// points down.
  mutating func appendArc(
    _ center: CGPoint,
    _ radius: CGFloat,
    _ startAngle: CGFloat,
    _ endAngle: CGFloat,
    clockwise: Bool,
    _ transform: CGAffineTransform
  ) {
    let whole = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if abs(sweep) >= whole {
      sweep = clockwise ? -whole : whole
    } else if clockwise && sweep > 0 {
      sweep -= whole
    } else if !clockwise && sweep < 0 {
      sweep += whole
    }
    appendArc(center, radius, from: startAngle, sweep: sweep, transform)
  }

  private mutating func appendArc(
    _ center: CGPoint,
    _ radius: CGFloat,
    from startAngle: CGFloat,
    sweep: CGFloat,
    _ transform: CGAffineTransform
  ) {
    func point(_ angle: CGFloat, along tangent: CGFloat = 0) -> CGPoint {
      let (sine, cosine) = (sin(angle), cos(angle))
      return CGPoint(
        x: center.x + radius * (cosine - tangent * sine),
        y: center.y + radius * (sine + tangent * cosine)
      ).applying(transform)
    }
    guard startAngle.isFinite, sweep.isFinite else { return }
    join(point(startAngle))
    let count = Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      append(.curve(point(from, along: handle), point(to, along: -handle), to: point(to)))
    }
  }

  /// Adds an arc of a circle that rounds the corner between two lines.
  mutating func appendArc(
    tangent1End corner: CGPoint,
    tangent2End end: CGPoint,
    _ radius: CGFloat,
    _ transform: CGAffineTransform
  ) {
    // The corner is rounded in the caller's space, where the circle is not distorted.
    guard let current, transform.isInvertible else { return }
    let begin = current.applying(transform.inverted())
    let (ax, ay) = (begin.x - corner.x, begin.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard aLength > 0, bLength > 0, radius > 0, abs(cross) > 1e-9 * aLength * bLength else {
      return join(corner.applying(transform))
    }
    let opening = acos(min(max((ax * bx + ay * by) / (aLength * bLength), -1), 1))
    let reach = radius / tan(opening / 2)
    let from = CGPoint(x: corner.x + ax / aLength * reach, y: corner.y + ay / aLength * reach)
    let (middleX, middleY) = (ax / aLength + bx / bLength, ay / aLength + by / bLength)
    let distance = radius / sin(opening / 2) / hypot(middleX, middleY)
    let center = CGPoint(x: corner.x + middleX * distance, y: corner.y + middleY * distance)
    let startAngle = atan2(from.y - center.y, from.x - center.x)
    let sweep = (CGFloat.pi - opening) * (cross > 0 ? -1 : 1)
    join(from.applying(transform))
    appendArc(center, radius, from: startAngle, sweep: sweep, transform)
  }
}
