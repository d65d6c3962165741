// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animation blocks of a custom transition's animator, which can be finished or reverted.
@MainActor
final class AnimationRecorder {
  private var blocks: [ViewAnimation] = []

  /// Records the blocks that a closure runs.
  func record(_ body: () -> Void) {
    Stage.current.animations.record(in: self, body)
  }

  func add(_ block: ViewAnimation) { blocks.append(block) }

  /// Finishes the running animations, as if their time had elapsed.
  func finish() { for block in take() { block.finish() } }

  /// Reverts all changes, the last one first.
  func revert() { for block in take().reversed() { block.revert() } }

  private func take() -> [ViewAnimation] {
    defer { blocks = [] }
    return blocks
  }
}
