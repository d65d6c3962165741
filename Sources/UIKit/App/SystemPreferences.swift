// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore
import RetourDecisions

/// Asks the visible view controllers about the system's own interface: the home indicator, the
/// gestures of the system at the edges of the screen, and the pointer.
///
/// A desktop window has no home indicator and no such gestures, so that the answers change nothing.
@MainActor
final class SystemPreferences {
  /// The questions.
  struct Questions: OptionSet {
    let rawValue: Int
    static let homeIndicator = Questions(rawValue: 1)
    static let deferredEdges = Questions(rawValue: 2)
    static let pointerLock = Questions(rawValue: 4)
    static let all: Questions = [.homeIndicator, .deferredEdges, .pointerLock]
  }

  private unowned let scene: UIWindowScene
  private var waiting: Questions = []

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// Asks all questions at the next commit, since other view controllers can be visible.
  func invalidate() { waiting = .all }

  /// Requests that questions are asked in the next frame.
  func setNeedsAnswers(_ questions: Questions) {
    waiting.formUnion(questions)
    scene.stage?.session.clock.requestFrame()
  }

  /// Asks the questions that wait.
  func askIfNeeded() {
    guard !waiting.isEmpty, let controller = scene.askedController else { return }
    let questions = waiting
    waiting = []
    if questions.contains(.homeIndicator) {
      _ = controller.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
    }
    if questions.contains(.deferredEdges) {
      _ =
        controller.following(\.childForScreenEdgesDeferringSystemGestures)
        .preferredScreenEdgesDeferringSystemGestures
    }
    if questions.contains(.pointerLock) {
      _ = controller.following(\.childViewControllerForPointerLock).prefersPointerLocked
    }
  }
}

extension UIWindowScene {
  /// The view controller that the system asks: the root of the key window, or the uppermost one
  /// that is presented over the full screen or captures the status bar.
  var askedController: UIViewController? {
    guard let root = keyWindow?.storedRoot else { return nil }
    var asked = root
    for presentation in root.storedPresentation?.chain ?? [] {
      let presented = presentation.presented
      guard !presented.lifecycle.isBeingDismissed else { break }
      if presentation.controller.style == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
      {
        asked = presented
      }
    }
    return asked
  }
}

extension UIViewController {
  /// The scene whose window the view is in; otherwise that of the code that runs.
  var sceneInUse: UIWindowScene { storedView?.storedWindow?.storedScene ?? Stage.current.scene }

  /// Returns the last view controller of a chain of children.
  func following(_ next: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var controller = self
    while let inner = controller[keyPath: next], inner !== controller { controller = inner }
    return controller
  }
}
