// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuartzCore
import RetourDecisions

/// A keyboard that covers the bottom of the screen while text is edited.
///
/// There is none but for tests that give it a height: keys are hardware here. It announces
/// itself to pages by notifications, as UIKit's does, and draws nothing.
@MainActor
package final class ScreenKeyboard {
  /// The duration of the animation in seconds, and its curve, the system's (reported of UIKit).
  private static let (duration, curve) = (0.25, 7)

  private unowned(unsafe) let stage: Stage
  private var machine = ScreenKeyboardStateMachine()
  private var isWanted = false
  private var arrival: FrameClock.Entry?
  private var height: CGFloat?
  /// The frame on the screen at the end of the animation.
  package private(set) var frame = CGRect.zero

  init(_ stage: Stage) { self.stage = stage }

  /// Whether it is on the screen or on its way there.
  package var isShown: Bool { machine.isWanted }

  /// Gives the keyboard a height; `nil` removes it.
  package func setHeight(_ height: CGFloat?) {
    let old = self.height
    self.height = height
    guard height != old else { return }
    if height != nil, machine.isWanted {
      act(machine.resize())
    } else {
      act(machine.want(isWanted && height != nil))
    }
  }

  /// Shows the keyboard while text is edited.
  func want(_ isWanted: Bool) {
    self.isWanted = isWanted
    act(machine.want(isWanted && height != nil))
  }

  /// Hides the keyboard of a screen that was resized, and shows it at its new place.
  func screenDidResize() { act(machine.resize()) }

  private func act(_ action: ScreenKeyboardStateMachine.Action) {
    switch action {
    case .none: return
    case .willShow, .willHide:
      let start = frame == .zero ? hiddenFrame : frame
      let end = action == .willShow ? shownFrame : hiddenFrame
      frame = end
      schedule(from: start, to: end)
      post(UIResponder.keyboardWillChangeFrameNotification, start, end)
      let isShowing = action == .willShow
      post(
        isShowing
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        start,
        end
      )
      if isShowing { stage.scene.keyWindow?.keyboardWillAppear() }
    case .didShow, .didHide: return
    }
  }

  private func schedule(from start: CGRect, to end: CGRect) {
    let clock = stage.session.clock
    arrival?.cancel()
    arrival = clock.schedule(at: clock.now + Self.duration) { [weak self, unowned(unsafe) stage] in
      stage.perform { self?.arrive(from: start, to: end) }
    }
  }

  private func arrive(from start: CGRect, to end: CGRect) {
    let action = machine.arrive()
    guard action == .didShow || action == .didHide else { return }
    post(UIResponder.keyboardDidChangeFrameNotification, start, end)
    post(
      action == .didShow
        ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      start,
      end
    )
  }

  private var screenBounds: CGRect { stage.screen.bounds }
  private var hiddenFrame: CGRect {
    CGRect(x: 0, y: screenBounds.height, width: screenBounds.width, height: height ?? frame.height)
  }
  private var shownFrame: CGRect {
    let height = min(height ?? 0, screenBounds.height)
    return CGRect(
      x: 0,
      y: screenBounds.height - height,
      width: screenBounds.width,
      height: height
    )
  }

  private func post(_ name: Notification.Name, _ start: CGRect, _ end: CGRect) {
    NotificationCenter.default.post(
      name: name,
      object: stage.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: start),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ]
    )
  }
}
