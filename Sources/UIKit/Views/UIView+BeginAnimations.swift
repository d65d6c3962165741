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
    let stage = Stage.current
    stage.openAnimationBlocks.append(OpenAnimationBlock())
    stage.animationStack.append(nil)
    renewOpenAnimation()
  }

  /// Ends the changes that the last `beginAnimations` began, which now take their time.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func commitAnimations() {
    let stage = Stage.current
    guard stage.openAnimationBlocks.popLast() != nil else { return }
    stage.animationStack.removeLast()
  }

  /// Says how long the changes that follow take.
  ///
  /// - Parameter duration: The time in seconds; 0.2 unless set.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeOpenAnimation { $0.duration = duration }
  }

  /// Says how long the changes that follow wait before they start.
  ///
  /// - Parameter delay: The time in seconds; 0 unless set.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeOpenAnimation { $0.delay = delay }
  }

  /// Says how the changes that follow develop.
  ///
  /// - Parameter curve: The curve; slow at both ends unless set.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    changeOpenAnimation { $0.curve = curve }
  }

  private class func changeOpenAnimation(_ body: (inout OpenAnimationBlock) -> Void) {
    let stage = Stage.current
    guard let last = stage.openAnimationBlocks.indices.last else { return }
    body(&stage.openAnimationBlocks[last])
    renewOpenAnimation()
  }

  /// Makes the innermost block's settings hold for the changes that follow.
  private class func renewOpenAnimation() {
    let stage = Stage.current
    guard let block = stage.openAnimationBlocks.last, !stage.animationStack.isEmpty else { return }
    stage.animationStack.removeLast()
    let takesTime = stage.areAnimationsEnabled && block.duration + block.delay > 0
    let options = block.curve.options
    stage.animationStack.append(
      takesTime
        ? ViewAnimation(
          duration: block.duration,
          delay: block.delay,
          options: options,
          curve: .timing(options.timingFunction)
        ) : nil
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
