// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import RetourHost
import Testing

@testable import UIKit

@MainActor struct LaunchTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var told: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      told.append("didFinishLaunching")
      window = UIWindow()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
      told.append("didBecomeActive")
    }
  }

  /// A clock with settable time.
  @MainActor
  private final class Hand {
    var time = 0.0
  }

  @Test func `the first frame of an app is due as soon as the app was launched`() {
    let hand = Hand()
    let session = Session(
      clock: FrameClock(source: .live { MainActor.assumeIsolated { hand.time } })
    )
    hand.time = 0.001
    let display = HeadlessDisplay(size: CGSize(width: 100, height: 200), scale: 1)
    let stage = session.perform { Stage(session: session, display: display) }
    let delegate = Delegate()
    hand.time = 0.01
    stage.launch(delegate)
    #expect(delegate.told == ["didFinishLaunching", "didBecomeActive"])
    #expect(session.clock.nextWakeUp == 0.01)
    stage.perform { session.clock.advance(to: session.clock.now) }
    #expect(stage.presenter.presentedFrames == 1)
    stage.interface.end()
  }
}
