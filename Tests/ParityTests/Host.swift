// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

#if os(Linux)
import QuartzCore
#endif

/// Gives a suite what an app on Apple's systems gives its tests: a screen, a scene and real time.
struct HostTrait: SuiteTrait, TestTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    #if os(Linux)
    // Tests of the package make worlds of their own in this process: this one is apart from them.
    let session = await MainActor.run { Stage.makeLive().session }
    try await Session.$bound.withValue(session) { try await function() }
    #else
    try await function()
    #endif
  }
}

extension Trait where Self == HostTrait {
  /// Runs tests where an app runs.
  static var hosted: HostTrait { HostTrait() }
}

/// A window of the host's scene, shown.
@MainActor
func makeWindow(_ root: UIViewController? = nil) throws -> UIWindow {
  let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
  let window = UIWindow(windowScene: try #require(scenes.first))
  window.rootViewController = root
  window.makeKeyAndVisible()
  return window
}

/// Waits for something that calls back on the main thread.
///
/// - Parameter start: Starts it; calls its argument once when it has happened.
@MainActor
func happened(_ start: (@escaping @MainActor () -> Void) -> Void) async {
  await withCheckedContinuation { continuation in start { continuation.resume() } }
}
