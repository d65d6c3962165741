// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The movement of one view through a native transition.
///
/// A track knows three poses of its view: at the start, at the end, and on screen. It applies the
/// first two; the transition's driver animates between them. A transition that interrupts another
/// one captures that one's tracks and retargets its own: they start where the views are on screen.
/// At the end, a track restores what the view had before.
@MainActor
struct ViewTrack {
  /// The properties that a track changes; all others belong to the view's owner.
  struct Properties: OptionSet {
    let rawValue: UInt8

    static let position = Properties(rawValue: 1 << 0)
    static let alpha = Properties(rawValue: 1 << 1)
    static let shadow = Properties(rawValue: 1 << 2)
    static let scale = Properties(rawValue: 1 << 3)
    static let size = Properties(rawValue: 1 << 4)
    static let all: Properties = [.position, .alpha, .shadow, .scale, .size]
  }

  /// The direction of the movement.
  enum Axis {
    case horizontal, vertical
  }

  /// The difference between a view and the same view at rest.
  struct Pose: Equatable {
    /// The distance of the center along the axis, in points.
    var offset: CGFloat = 0
    /// The distance of the center across the axis, in points.
    var crossOffset: CGFloat = 0
    /// The alpha, as a fraction of the view's own.
    var alpha: CGFloat = 1
    var shadowOpacity: Float = 0
    var scale: CGFloat = 1
    /// The growth of the size beyond that at rest, in points.
    var growth = CGSize.zero
  }

  let view: UIView
  let properties: Properties
  let axis: Axis
  /// The center at rest, in the superview's coordinates.
  var rest: CGPoint
  /// The alpha before the transition.
  let restAlpha: CGFloat
  /// The size at rest.
  private let restSize: CGSize
  var start: Pose
  var end: Pose

  /// Creates a track; the view stays as it is until a pose is applied.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - properties: The properties that the track changes.
  ///   - axis: The direction of the movement.
  ///   - rest: The center at rest, in the superview's coordinates.
  ///   - restAlpha: The alpha that poses are fractions of; `nil` takes the view's own.
  ///   - start: The pose at the start.
  ///   - end: The pose at the end.
  init(
    _ view: UIView,
    _ properties: Properties,
    along axis: Axis = .horizontal,
    rest: CGPoint = .zero,
    restAlpha: CGFloat? = nil,
    start: Pose,
    end: Pose
  ) {
    (self.view, self.properties, self.axis) = (view, properties, axis)
    (self.rest, self.start, self.end) = (rest, start, end)
    restSize = view.storedLayer.bounds.size
    self.restAlpha = restAlpha ?? CGFloat(view.storedLayer.opacity)
  }

  // MARK: Poses

  /// Applies the pose at the start.
  func moveToStart() { apply(start) }

  /// Applies the pose at the end.
  ///
  /// - Parameter part: The properties to change; the track's others stay as they are.
  func moveToEnd(_ part: Properties = .all) {
    apply(end, part)
  }

  /// The pose on screen.
  var presented: Pose {
    let layer = view.storedLayer.presentation() ?? view.storedLayer
    let (along, across) = distances(of: layer.position)
    return Pose(
      offset: along,
      crossOffset: across,
      alpha: restAlpha > 0 ? CGFloat(layer.opacity) / restAlpha : 0,
      shadowOpacity: layer.shadowOpacity,
      growth: layer.bounds.size - restSize
    )
  }

  /// The center at the end.
  var destination: CGPoint { position(at: end) }

  // MARK: Interrupting a transition

  /// Returns this track from the pose on screen to its end.
  func captured() -> ViewTrack {
    var track = self
    track.start = presented
    return track
  }

  /// Starts where another transition's captured track was on screen.
  ///
  /// - Parameter captured: A track of the same view, or of one that this track's view replaces.
  mutating func retarget(from captured: ViewTrack) {
    let (along, across) = distances(of: captured.rest)
    start = captured.start
    start.offset += along
    start.crossOffset += across
    start.growth = captured.restSize + captured.start.growth - restSize
  }

  // MARK: The end

  /// Restores the alpha before the transition, unless it changed meanwhile.
  func restoreAlpha() {
    let alpha = CGFloat(view.storedLayer.opacity)
    // Layers store alpha as a Float.
    let isOwn = [start, end].contains { abs(restAlpha * $0.alpha - alpha) < 0.001 }
    if isOwn { view.alpha = restAlpha }
  }

  /// Applies the pose at rest.
  func moveToRest() { apply(Pose()) }

  private func apply(_ pose: Pose, _ part: Properties = .all) {
    let changed = properties.intersection(part)
    if changed.contains(.position) { view.center = position(at: pose) }
    if changed.contains(.alpha) { view.alpha = restAlpha * pose.alpha }
    if changed.contains(.shadow) { view.storedLayer.shadowOpacity = pose.shadowOpacity }
    if changed.contains(.size) { view.bounds.size = restSize + pose.growth }
    if changed.contains(.scale) {
      view.transform = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
    }
  }

  private func position(at pose: Pose) -> CGPoint {
    switch axis {
    case .horizontal: CGPoint(x: rest.x + pose.offset, y: rest.y + pose.crossOffset)
    case .vertical: CGPoint(x: rest.x + pose.crossOffset, y: rest.y + pose.offset)
    }
  }

  /// Returns the distances of a point from the center at rest, along the axis and across it.
  private func distances(of point: CGPoint) -> (CGFloat, CGFloat) {
    let (x, y) = (point.x - rest.x, point.y - rest.y)
    return axis == .horizontal ? (x, y) : (y, x)
  }
}

extension CGSize {
  fileprivate static func + (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width + right.width, height: left.height + right.height)
  }

  fileprivate static func - (left: CGSize, right: CGSize) -> CGSize {
    CGSize(width: left.width - right.width, height: left.height - right.height)
  }
}
