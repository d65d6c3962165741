// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourTesting
import Testing

@testable import UIKit

/// Real time, on the main queue.
@MainActor @Suite(.freesControllers) struct MainLoopTests {
  @Test func `a root appears with the next turn of the main queue, not with a frame's timer`()
    async
  {
    let stage = Stage.makeLive()
    let clock = stage.session.clock
    stage.perform { clock.advance(to: clock.now) }
    clock.frameInterval = 60  // No frame comes while the test runs.
    let log = CallbackLog(.appearance)
    let window = stage.perform {
      let window = UIWindow()
      window.rootViewController = LoggedPage("P", log)
      window.makeKeyAndVisible()
      return window
    }
    #expect(log.take() == ["P.viewDidLoad", "P.viewWillAppear", "P.viewIsAppearing"])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(log.take() == ["P.viewDidAppear"])
    stage.perform { window.isHidden = true }
  }
}
