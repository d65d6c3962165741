// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
package import RetourHost

extension UserInterface {
  /// Connects a new scene, which takes the focus.
  ///
  /// - Parameters:
  ///   - display: The display of the scene.
  ///   - traits: The traits of its screen; `nil` for those of the other screens.
  ///   - activity: The task for the scene.
  /// - Returns: The stage of the scene.
  package func open(
    on display: any Display,
    traits: UITraitCollection? = nil,
    activity: NSUserActivity? = nil
  ) -> Stage {
    let stage = Stage(in: self, display: display, traits: traits ?? self.traits)
    stage.screen.setContentSizeCategory(application.preferredContentSizeCategory)
    stage.life.begin()
    session.perform {
      handle(in: stage) {
        stage.life.connect(UIScene.ConnectionOptions(activity.map { [$0] } ?? []))
        windowDidGainFocus(stage, at: session.clock.now)
      }
    }
    session.clock.noteInput()
    return stage
  }

  /// Disconnects a scene and closes its window; with the last one, the app ends.
  package func close(_ stage: Stage) {
    guard stage.isOpen else { return }
    guard stages.count > 1 else {
      onClose?()
      return
    }
    session.perform {
      stage.life.windowWasClosed()
      stage.close()
      life.discard([stage])
    }
  }

  /// Shows the scene of a session, or a new one, on the clock's next turn.
  func activate(
    _ sceneSession: UISceneSession?,
    with activity: NSUserActivity?,
    errorHandler: ((any Error) -> Void)?
  ) {
    onNextTurn { interface in
      if let sceneSession {
        guard let stage = interface.stage(of: sceneSession) else {
          errorHandler?(UISceneError(.requestDenied))
          return
        }
        interface.show(stage, with: activity)
      } else if let opener = interface.opener {
        do {
          _ = interface.open(on: try opener(), activity: activity)
        } catch {
          RetourLog.log("a window could not be opened: \(error)")
          errorHandler?(UISceneError(.requestDenied))
        }
      } else {
        errorHandler?(UISceneError(.multipleScenesNotSupported))
      }
    }
  }

  /// Closes the scene of a session on the clock's next turn.
  func destroy(_ sceneSession: UISceneSession, errorHandler: ((any Error) -> Void)?) {
    onNextTurn { interface in
      if let stage = interface.stage(of: sceneSession) {
        interface.close(stage)
      } else {
        errorHandler?(UISceneError(.requestDenied))
      }
    }
  }

  private func show(_ stage: Stage, with activity: NSUserActivity?) {
    handle(in: stage) {
      stage.display.raise()
      windowDidGainFocus(stage, at: session.clock.now)
      guard let activity, let delegate = stage.scene.delegate else { return }
      delegate.scene(stage.scene, willContinueUserActivityWithType: activity.activityType)
      delegate.scene(stage.scene, continue: activity)
    }
  }

  private func stage(of sceneSession: UISceneSession) -> Stage? {
    stages.first { $0.scene.session === sceneSession }
  }

  private func onNextTurn(_ body: @escaping @MainActor (UserInterface) -> Void) {
    session.clock.schedule(at: session.clock.now) { [weak self] in
      guard let self, !stages.isEmpty else { return }
      session.perform { body(self) }
    }
  }
}
