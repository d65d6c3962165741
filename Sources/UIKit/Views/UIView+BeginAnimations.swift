// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  // MARK: Animating views without blocks, as before iOS 4

  /// Begins an animation block, up to `commitAnimations()`; blocks can be nested.
  ///
  /// - Parameters:
  ///   - animationID: A name, which is ignored.
  ///   - context: Data of the app, which is ignored.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    Stage.current.animations.beginOpenBlock()
  }

  /// Ends the innermost animation block, whose animations start.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func commitAnimations() {
    Stage.current.animations.commitOpenBlock()
  }

  /// Sets the duration of the changes that follow.
  ///
  /// - Parameter duration: The duration in seconds; 0.2 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    Stage.current.animations.changeOpenBlock { $0.duration = duration }
  }

  /// Sets the delay of the changes that follow.
  ///
  /// - Parameter delay: The delay in seconds; 0 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    Stage.current.animations.changeOpenBlock { $0.delay = delay }
  }

  /// Sets the curve of the changes that follow.
  ///
  /// - Parameter curve: The curve; `.easeInOut` by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    Stage.current.animations.changeOpenBlock { $0.curve = curve }
  }
}

extension OpenAnimationBlock {
  /// Creates the block of the changes that follow; `nil` if they take no time.
  @MainActor
  func makeAnimation() -> ViewAnimation? {
    guard duration + delay > 0 else { return nil }
    let options = curve.options
    return ViewAnimation(
      duration: duration,
      delay: delay,
      options: options,
      curve: .timing(options.timingFunction)
    )
  }
}

extension UIView.AnimationCurve {
  /// The curve among the options of an animation block.
  fileprivate var options: UIView.AnimationOptions {
    switch self {
    case .easeInOut: .curveEaseInOut
    case .easeIn: .curveEaseIn
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    }
  }
}
