// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RetourHost
import RetourTesting
import Synchronization
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

  @Test func `the loop sleeps until the clock's next deadline`() async {
    let reads = Count()
    let clock = FrameClock(
      source: .live {
        reads.value.add(1, ordering: .relaxed)
        return monotonicNow()
      }
    )
    let session = Session(clock: clock)
    let loop = session.perform {
      let size = CGSize(width: 40, height: 40)
      return MainLoop(
        Stage(session: session, display: HeadlessDisplay(size: size, scale: 1)).interface
      )
    }
    await withCheckedContinuation { continuation in
      clock.schedule(at: clock.now + 0.2) { continuation.resume() }
    }
    // Each turn reads the clock a few times.
    #expect(reads.value.load(ordering: .relaxed) < 60)
    withExtendedLifetime(loop) {}
  }
}

/// A number that any thread may raise.
private final class Count: Sendable {
  let value = Atomic(0)
}
