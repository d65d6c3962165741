// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Runs code on the main actor, where the caller already is.
///
/// The one way from Core Animation, which is not isolated (as Apple's), to what the main actor
/// isolates: sessions, clocks, transactions and the delegates of layers. Debug builds check that
/// the caller is on the main actor, like `MainActor.assumeIsolated`; release builds trust it, since
/// the check would run for every value that a layer is given (a tenth of a push, measured).
///
/// The code receives what it works with as an argument: a closure that captured it would be
/// allocated for every call.
///
/// - Parameters:
///   - argument: What the code works with.
///   - body: The code; it captures nothing.
/// - Returns: The value that the code returns.
@inline(__always)
package func onMainActor<Argument, Result>(
  _ argument: Argument,
  _ body: @escaping @MainActor (Argument) -> Result
) -> Result {
  #if DEBUG
  MainActor.preconditionIsolated()
  #endif
  return unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
}
