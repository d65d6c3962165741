// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

#if os(Linux)
import QuartzCore
#endif

/// Provides the environment of an app on Apple's systems: a screen, a scene and real time.
struct HostTrait: SuiteTrait, TestTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    #if os(Linux)
    // Other tests create worlds in this process; this session is separate from them.
    let session = await MainActor.run { Stage.makeLive().session }
    try await Session.$bound.withValue(session) { try await function() }
    #else
    try await function()
    #endif
  }
}

extension Trait where Self == HostTrait {
  /// Runs tests on the main actor of an app.
  static var hosted: HostTrait { HostTrait() }
}

extension Trait where Self == TimeLimitTrait {
  /// Ends what hangs; the wait for the main actor counts.
  static var hangLimit: TimeLimitTrait { .timeLimit(.minutes(60)) }
}

/// A visible window of the host's scene.
@MainActor
func makeWindow(_ root: UIViewController? = nil) throws -> UIWindow {
  let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
  let window = UIWindow(windowScene: try #require(scenes.first))
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

/// Waits for a callback on the main thread.
///
/// - Parameter start: Starts the operation, and calls its argument once on completion.
@MainActor
func happened(_ start: (@escaping @MainActor () -> Void) -> Void) async {
  await withCheckedContinuation { continuation in start { continuation.resume() } }
}
