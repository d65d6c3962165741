// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuartzCore
import RetourDecisions

/// A keyboard that covers the bottom of the screen while text is edited, with the views that the
/// first responder shows in its place and above it.
///
/// There are keys but for tests that give it a height: keys are hardware here. It announces itself
/// to pages by notifications, as UIKit's does, and draws no keys.
@MainActor
package final class ScreenKeyboard {
  /// The duration of the animation in seconds, and its curve, the system's (reported of UIKit).
  private static let (duration, curve) = (0.25, 7)

  private unowned(unsafe) let stage: Stage
  private var machine = ScreenKeyboardStateMachine()
  private var takesText = false
  private var arrival: FrameClock.Entry?
  /// The height of the keys.
  private var height: CGFloat?
  /// The view with the input views, in the window of the first responder.
  private var container: InputContainerView?
  /// The heights of the input views.
  private var heights: (accessory: CGFloat, input: CGFloat) = (0, 0)
  /// The frame on the screen at the end of the animation.
  package private(set) var frame = CGRect.zero

  init(_ stage: Stage) { self.stage = stage }

  /// Whether it is on the screen or on its way there.
  package var isShown: Bool { machine.isWanted }

  /// Gives the keyboard a height; `nil` removes it.
  package func setHeight(_ height: CGFloat?) {
    guard height != self.height else { return }
    self.height = height
    update()
  }

  /// Shows the keyboard while text is edited.
  func want(_ takesText: Bool) {
    guard takesText != self.takesText else { return }
    self.takesText = takesText
    update()
  }

  /// Hides the keyboard of a screen that was resized, and shows it at its new place.
  func screenDidResize() {
    measure()
    if machine.isWanted {
      act(machine.resize())
    } else if frame != .zero {
      frame = hiddenFrame
    }
  }

  // MARK: Input views

  /// The views of the first responder.
  private(set) var views = InputViews()

  /// Shows the views of a first responder.
  func show(_ views: InputViews, takesText: Bool) {
    (self.views, self.takesText) = (views, takesText)
    if !views.isEmpty {
      attach()
    } else if takesText, height != nil {
      detach()
    }
    update()
  }

  /// Returns the responder with the input view or accessory view in which another one is.
  func owner(of responder: UIResponder) -> UIResponder? {
    guard let container, responder.responderView?.isInside(container) == true else { return nil }
    return views.owner
  }

  /// Stays above a view that was added to the window.
  func stay(above view: UIView) {
    guard let container, view !== container, view.storedSuperview === container.storedSuperview
    else { return }
    container.storedSuperview?.bringSubviewToFront(container)
  }

  /// Puts the views into the window, below the screen if there were none.
  private func attach() {
    guard let window = stage.scene.keyWindow else { return }
    UIView.performWithoutAnimation {
      let container = container ?? InputContainerView()
      container.show(views)
      if container.storedSuperview !== window {
        container.frame = CGRect(
          x: 0,
          y: machine.isWanted ? frame.minY : screenBounds.height,
          width: screenBounds.width,
          height: 0
        )
        window.addSubview(container)
      }
      self.container = container
    }
  }

  private func detach() {
    container?.show(views)
    container?.removeFromSuperview()
    container = nil
  }

  private func measure() {
    guard let container, !views.isEmpty else { return heights = (0, 0) }
    let keys = views.input == nil ? keysHeight : 0
    let width = screenBounds.width
    UIView.performWithoutAnimation {
      heights = container.heights(above: screenBounds.height - keys, width: width)
      let old = container.storedLayer.frame
      container.frame = CGRect(
        x: 0,
        y: old.minY,
        width: width,
        height: heights.accessory + heights.input
      )
      container.layOut(heights)
    }
  }

  /// The height of the keys that are due.
  private var keysHeight: CGFloat { takesText ? height ?? 0 : 0 }

  // MARK: Appearing and disappearing

  private func update() {
    measure()
    let isWanted = !views.isEmpty || takesText && height != nil
    if isWanted, machine.isWanted {
      if shownFrame != frame { act(machine.resize()) } else { place() }
    } else {
      act(machine.want(isWanted))
    }
  }

  private func act(_ action: ScreenKeyboardStateMachine.Action) {
    switch action {
    case .none: return
    case .willShow, .willHide:
      let isShowing = action == .willShow
      let end = isShowing ? shownFrame : hiddenFrame
      let start = frame == .zero ? end.offsetBy(dx: 0, dy: screenBounds.height - end.minY) : frame
      frame = end
      schedule(from: start, to: end)
      post(UIResponder.keyboardWillChangeFrameNotification, start, end)
      post(
        isShowing
          ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
        start,
        end
      )
      move()
      if isShowing { stage.scene.keyWindow?.keyboardWillAppear() }
    case .didShow, .didHide: return
    }
  }

  /// Moves the views and all that is laid out along the keyboard.
  private func move() {
    var isFollowed = container != nil
    for window in stage.scene.storedWindows {
      window.forEachDescendant {
        guard let guide = $0.storedLayout?.keyboardGuide else { return }
        guide.keyboardDidMove()
        isFollowed = true
      }
    }
    guard isFollowed else { return }
    UIView.animate(
      withDuration: Self.duration,
      delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction],
      animations: { [self] in
        place()
        for window in stage.scene.storedWindows { window.layoutIfNeeded() }
      }
    )
  }

  private func place() {
    guard let container, let window = container.storedWindow else { return }
    container.frame = CGRect(
      x: 0,
      y: frame.minY - window.storedLayer.frame.minY,
      width: frame.width,
      height: container.storedLayer.bounds.height
    )
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
    if views.isEmpty { detach() }
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
    CGRect(x: 0, y: screenBounds.height, width: screenBounds.width, height: frame.height)
  }
  private var shownFrame: CGRect {
    let keys = views.input == nil ? keysHeight : heights.input
    let height = min(keys + heights.accessory, screenBounds.height)
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
