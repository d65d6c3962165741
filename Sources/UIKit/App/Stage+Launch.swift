// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension Stage {
  /// Tells an app's delegate that the app was launched and is active.
  ///
  /// The first frame is due at once: a tick would come up to a sixtieth of a second later.
  ///
  /// - Parameter delegate: The delegate; the caller keeps it.
  func launch(_ delegate: any UIApplicationDelegate) {
    application.delegate = delegate
    perform {
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidBecomeActive(application)
    }
    session.clock.noteInput()
  }
}
