// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animation blocks that an animator ran, to end them well or to undo them.
@MainActor
final class AnimationRecorder {
  private var blocks: [ViewAnimation] = []

  /// Notes every block that a closure starts.
  func record(_ body: () -> Void) {
    Stage.current.animations.record(in: self, body)
  }

  func add(_ block: ViewAnimation) { blocks.append(block) }

  /// Ends what still runs, as if its time had passed.
  func finish() { for block in take() { block.finish() } }

  /// Undoes everything, the last change first.
  func revert() { for block in take().reversed() { block.revert() } }

  private func take() -> [ViewAnimation] {
    defer { blocks = [] }
    return blocks
  }
}
