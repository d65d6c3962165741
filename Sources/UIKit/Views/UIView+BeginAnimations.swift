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
    let stage = Stage.current
    stage.openAnimationBlocks.append(OpenAnimationBlock())
    stage.animationStack.append(nil)
    renewOpenAnimation()
  }

  /// Ends the innermost animation block, whose animations start.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func commitAnimations() {
    let stage = Stage.current
    guard stage.openAnimationBlocks.popLast() != nil else { return }
    stage.animationStack.removeLast()
  }

  /// Sets the duration of the changes that follow.
  ///
  /// - Parameter duration: The duration in seconds; 0.2 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeOpenAnimation { $0.duration = duration }
  }

  /// Sets the delay of the changes that follow.
  ///
  /// - Parameter delay: The delay in seconds; 0 by default.
  @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeOpenAnimation { $0.delay = delay }
  }

  /// Sets the curve of the changes that follow.
  ///
  /// - Parameter curve: The curve; `.easeInOut` by default.
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

  /// Applies the innermost block's settings to the changes that follow.
  private class func renewOpenAnimation() {
    let stage = Stage.current
    guard let block = stage.openAnimationBlocks.last, !stage.animationStack.isEmpty else { return }
    stage.animationStack.removeLast()
    let isAnimated = stage.areAnimationsEnabled && block.duration + block.delay > 0
    let options = block.curve.options
    stage.animationStack.append(
      isAnimated
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
