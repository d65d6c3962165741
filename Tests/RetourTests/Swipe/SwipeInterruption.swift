// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Retour
import RetourHost
import Testing
import UIKit

@testable import RetourTesting

/// What happens to a swipe that something else meets: a row of `SwipeConflicts.md`.
enum SwipeInterruption: String, CaseIterable, CustomTestStringConvertible {
  case secondFinger = "a second finger comes down during the swipe"
  case pinch = "two fingers pinch content that zooms"
  case scrolling = "a finger scrolls, and another one drags from the leading edge"
  case duringPush = "a finger that is down during a push moves before its end: it catches the page"
  case afterPush = "a finger that is down during a push moves after its end"
  case push = "code pushes a page under the finger"
  case removal = "the view below the finger is removed"
  case keyboard = "the keyboard comes up"
  case resize = "the window gets another size"
  case focusLoss = "the window loses the keyboard focus"
  case cancellation = "the system cancels the touch"

  /// The end of the swipe.
  enum Result: String {
    case pops = "the swipe goes on, and pops when the finger lets go"
    case returns = "the page returns to its place"
    case completes = "the pop completes at once; the finger has no effect until it is lifted"
    case isReplaced = "the page returns, then the other one is pushed"
    case none = "no swipe begins"
  }

  var testDescription: String { rawValue }

  /// The expected end.
  var expected: Result {
    switch self {
    case .secondFinger, .duringPush, .afterPush, .removal, .keyboard: .pops
    case .pinch, .scrolling: .none
    case .focusLoss, .cancellation: .returns
    case .resize: .completes
    case .push: .isReplaced
    }
  }

  /// The row of the table.
  var markdown: String { "| \(rawValue) | \(expected.rawValue) |" }

  /// Swipes, lets it happen, and lifts the finger far from the edge.
  @MainActor
  func play(_ direction: World.Direction) -> Result {
    let scene = ConflictScene(direction, pages: 2)
    let run = Run(scene)
    switch self {
    case .secondFinger:
      run.swipe()
      run.other.down(at: scene.point(CGPoint(x: 150, y: 300)))
      run.other.move(to: scene.point(CGPoint(x: 60, y: 120)), during: 0.2)
    case .pinch:
      run.addZoom()
      run.finger.down(at: scene.point(CGPoint(x: 80, y: 211)))
      run.other.down(at: scene.point(CGPoint(x: 120, y: 211)))
      run.other.move(to: scene.point(CGPoint(x: 180, y: 211)), during: 0.2)
    case .scrolling:
      run.addScrollView()
      run.other.down(at: scene.point(CGPoint(x: 100, y: 300)))
      run.other.move(to: scene.point(CGPoint(x: 100, y: 200)), during: 0.2)
      run.swipe()
    case .duringPush, .afterPush:
      run.pushUnderFinger()
      scene.world.advance(by: self == .duringPush ? 0.1 : 1)
      run.finger.move(to: scene.point(CGPoint(x: 100, y: 211)), during: 0.1)
    case .push:
      run.swipe()
      scene.stack.pushViewController(UIViewController(), animated: true)
    case .removal:
      let view = scene.add(UIView())
      run.swipe()
      view.removeFromSuperview()
    case .keyboard:
      let field = scene.add(UITextField(), CGRect(x: 35, y: 100, width: 125, height: 34))
      run.swipe()
      scene.world.setScreenKeyboard(height: 150)
      field.becomeFirstResponder()
    case .resize:
      run.swipe()
      scene.world.resize(to: CGSize(width: 422, height: 195))
    case .focusLoss:
      run.swipe()
      scene.world.report(.deactivated)
    case .cancellation:
      run.swipe()
      run.finger.cancel()
    }
    return run.end()
  }

  /// A scene with two fingers.
  @MainActor
  private final class Run {
    let scene: ConflictScene
    let finger: Finger
    let other: Finger
    /// The number of pages before the swipe.
    private var count = 2
    private var hasSwiped = false
    private var zoom: ZoomClient?

    init(_ scene: ConflictScene) {
      self.scene = scene
      finger = scene.world.finger
      other = scene.world.finger.another(2)
    }

    /// Begins a swipe from the strip.
    func swipe() {
      finger.down(at: scene.point(CGPoint(x: 5, y: 211)))
      finger.move(to: scene.point(CGPoint(x: 100, y: 211)), during: 0.2)
      hasSwiped = isSwiping
    }

    func addScrollView() {
      let view = scene.add(UIScrollView())
      view.contentSize = CGSize(width: 195, height: 1000)
    }

    func addZoom() {
      let view = scene.add(UIScrollView())
      let client = ZoomClient()
      view.maximumZoomScale = 3
      view.delegate = client
      view.addSubview(client.content)
      zoom = client
    }

    /// Puts the finger down in the strip, and pushes a page.
    func pushUnderFinger() {
      finger.down(at: scene.point(CGPoint(x: 5, y: 211)))
      scene.stack.pushViewController(UIViewController(), animated: true)
      count = scene.stack.viewControllers.count
    }

    /// Moves the finger far from the edge, lifts it, and tells what became of the swipe.
    func end() -> Result {
      let hasBegun = isSwiping
      finger.move(to: scene.point(CGPoint(x: scene.bounds.width * 0.9, y: 211)), during: 0.1)
      let isDriven = isSwiping
      finger.up()
      other.up()
      scene.world.settle()
      let pages = scene.stack.viewControllers.count - count
      if isDriven { return pages == -1 ? .pops : .returns }
      guard hasBegun || hasSwiped else { return .none }
      return pages == -1 ? .completes : pages == 0 ? .returns : .isReplaced
    }

    private var isSwiping: Bool { scene.stack.transitionCoordinator?.isInteractive == true }
  }

  /// Content that zooms.
  @MainActor
  private final class ZoomClient: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 195, height: 422))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  }
}
