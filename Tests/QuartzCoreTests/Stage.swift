// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourRender

/// A session with a layer tree, a virtual clock, and a host that makes frames on request.
@MainActor
final class Stage {
  let session = Session(clock: FrameClock())
  let root = CALayer()
  /// The frames made so far.
  private(set) var frames: [(time: Double, frame: LayerFrame)] = []
  var clock: FrameClock { session.clock }

  /// Creates a stage of 100 x 100 points and shows it once.
  init(size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1) {
    root.anchorPoint = .zero
    root.bounds.size = size
    clock.onFrame = { [unowned self] time in
      root.commitMarks()
      frames.append((time, root.frame(at: time, scale: scale, size: size)))
    }
    root.onNeedsCommit = { [unowned self] in clock.requestFrame() }
    clock.advance(to: 0)
  }

  /// Makes another frame at this moment.
  func makeFrame(scale: CGFloat = 1) {
    session.perform {
      root.commitMarks()
      let size = CGSize(width: 100, height: 100)
      frames.append((clock.now, root.frame(at: clock.now, scale: scale, size: size)))
    }
  }

  /// The items of the last frame.
  var items: [DisplayList.Item] { frames.last?.frame.list.items ?? [] }

  /// Advances to a time and returns the value of `read` there.
  func at<Value>(_ time: Double, _ read: () -> Value) -> Value {
    session.perform {
      clock.advance(to: time)
      return read()
    }
  }

  func advance(to time: Double) { at(time) {} }

  /// Changes layers without actions.
  func quietly(_ change: () -> Void) {
    session.perform {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change()
      CATransaction.commit()
    }
  }

  /// Adds a layer with a frame to the stage, without actions.
  func add(_ frame: CGRect, _ configure: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    quietly {
      layer.frame = frame
      configure(layer)
      root.addSublayer(layer)
    }
    advance(to: clock.now)
    return layer
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}

extension CABasicAnimation {
  /// A linear animation.
  static func linear(
    _ keyPath: String,
    from: Any? = nil,
    to: Any? = nil,
    by: Any? = nil,
    duration: Double = 1
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = duration
    return animation
  }
}
