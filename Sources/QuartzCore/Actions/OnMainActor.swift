// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Runs code on the main actor, which the caller is on: a layer with a delegate belongs to it.
///
/// Builds for debugging make sure of that, like `MainActor.assumeIsolated`; others trust it, since
/// the question is asked for every value that a layer takes (a tenth of a push, measured).
///
/// - Parameter body: The code.
/// - Returns: What it returns.
@inline(__always)
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  #if DEBUG
  MainActor.preconditionIsolated()
  #endif
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
}
