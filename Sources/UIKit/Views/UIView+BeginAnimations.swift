// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  // MARK: Animating views without blocks, as before iOS 4

  /// Begins changes that take time, up to `commitAnimations()`; such pairs may lie in each other.
  ///
  /// - Parameters:
  ///   - animationID: A name; nothing here asks for it.
  ///   - context: Anything; nothing here asks for it.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    Stage.current.animations.beginOpenBlock()
  }

  /// Ends the changes that the last `beginAnimations` began, which now take their time.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func commitAnimations() {
    Stage.current.animations.commitOpenBlock()
  }

  /// Says how long the changes that follow take.
  ///
  /// - Parameter duration: The time in seconds; 0.2 unless set.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    Stage.current.animations.changeOpenBlock { $0.duration = duration }
  }

  /// Says how long the changes that follow wait before they start.
  ///
  /// - Parameter delay: The time in seconds; 0 unless set.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    Stage.current.animations.changeOpenBlock { $0.delay = delay }
  }

  /// Says how the changes that follow develop.
  ///
  /// - Parameter curve: The curve; slow at both ends unless set.
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
