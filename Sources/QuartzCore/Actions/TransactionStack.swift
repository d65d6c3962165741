// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The open transactions of a session, the innermost last.
@MainActor
package final class TransactionStack {
  /// The settings of one transaction; nil inherits from the outer one.
  private struct Level {
    var isImplicit = false
    var duration: Double?
    var disablesActions: Bool?
    var timingFunction: CAMediaTimingFunction?
    var completion: CompletionGroup?
    var block: (() -> Void)?
  }

  private unowned let clock: FrameClock
  private var levels: [Level] = []

  init(clock: FrameClock) { self.clock = clock }

  func begin() { levels.append(Level()) }

  func commit() {
    guard let level = levels.popLast() else { return }
    level.completion?.close()
  }

  /// Commits the transaction that a setting outside of any has begun; called in each frame.
  package func commitImplicit() {
    guard levels.first?.isImplicit == true else { return }
    levels.removeFirst().completion?.close()
  }

  /// Changes the innermost transaction; without one, begins an implicit one until the next frame.
  private func withInnermost(_ change: (inout Level) -> Void) {
    if levels.isEmpty {
      levels.append(Level(isImplicit: true))
      clock.requestFrame()
    }
    change(&levels[levels.count - 1])
  }

  /// The value of the innermost transaction that sets one.
  @inline(__always)
  private func innermost<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    // Most changes happen outside of any transaction.
    guard !levels.isEmpty else { return nil }
    for level in levels.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  /// The duration of animations that do not set one: 0.25 s, as in Core Animation.
  var duration: Double {
    get { innermost(\.duration) ?? 0.25 }
    set { withInnermost { $0.duration = newValue } }
  }

  package var disablesActions: Bool {
    get { innermost(\.disablesActions) ?? false }
    set { withInnermost { $0.disablesActions = newValue } }
  }

  var timingFunction: CAMediaTimingFunction? {
    get { innermost(\.timingFunction) }
    set { withInnermost { $0.timingFunction = newValue } }
  }

  var completionBlock: (() -> Void)? { levels.last?.block }

  /// Sets the block of the innermost transaction; the previous one no longer waits for animations.
  func setCompletionBlock(_ block: (() -> Void)?) {
    var previous: CompletionGroup?
    withInnermost {
      previous = $0.completion
      $0.block = block
      $0.completion = block.map(CompletionGroup.init)
    }
    previous?.close()
  }

  /// The groups that a new animation belongs to: those of all open transactions, the
  /// innermost first, which is the order of their completion.
  var openGroups: [CompletionGroup] { levels.reversed().compactMap(\.completion) }
}
