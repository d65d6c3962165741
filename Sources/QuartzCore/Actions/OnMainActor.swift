// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Runs code on the main actor, which the caller is on: a layer with a delegate belongs to it.
///
/// Builds for debugging make sure of that, like `MainActor.assumeIsolated`; others trust it, since
/// the question is asked for every value that a layer takes (a tenth of a push, measured).
///
/// The code gets what it works with as an argument: a closure that captured it would be put on the
/// heap for every call.
///
/// - Parameters:
///   - argument: What the code works with.
///   - body: The code; it captures nothing.
/// - Returns: What it returns.
@inline(__always)
func onMainActor<Argument, Result>(
  _ argument: Argument,
  _ body: @escaping @MainActor (Argument) -> Result
) -> Result {
  #if DEBUG
  MainActor.preconditionIsolated()
  #endif
  return unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
}
