// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animation blocks of an interface whose changes are being made.
@MainActor
final class AnimationContext {
  /// The blocks of all interfaces: where none is open, a view need not ask for its own interface's.
  private(set) static var openCount = 0

  private unowned(unsafe) let interface: UserInterface
  /// Whether changes inside animation blocks take time.
  private(set) var areEnabled = true
  /// The blocks, the innermost last; `nil` switches animation off.
  private var blocks: [ViewAnimation?] = []
  /// The blocks between `beginAnimations` and `commitAnimations`, the innermost last.
  private var openBlocks: [OpenAnimationBlock] = []
  private var recorder: AnimationRecorder?
  private var lastNumber = 0

  init(of interface: UserInterface) { self.interface = interface }

  isolated deinit { Self.openCount -= blocks.count }

  var clock: FrameClock { interface.session.clock }

  /// The innermost block, if changes take time now.
  var current: ViewAnimation? { areEnabled ? blocks.last ?? nil : nil }

  /// Whether no block is open.
  var isEmpty: Bool { blocks.isEmpty && openBlocks.isEmpty }

  /// Returns a number that makes the key of an additive animation unique.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Enables or disables animations.
  func setEnabled(_ isEnabled: Bool) { areEnabled = isEnabled }

  /// Makes changes without animation.
  func performWithoutAnimation(_ changes: () -> Void) {
    let wasEnabled = areEnabled
    areEnabled = false
    defer { areEnabled = wasEnabled }
    changes()
  }

  /// Makes changes inside a block.
  ///
  /// - Parameters:
  ///   - block: The block; `nil` switches animation off.
  ///   - changes: Makes the changes.
  func run(_ block: ViewAnimation?, _ changes: () -> Void) {
    push(block)
    changes()
    pop()
  }

  /// Performs pending updates before or after the changes of a block.
  func flushUpdates() { interface.flushUpdates() }

  /// Runs a closure as if no block were open and animations were enabled.
  func isolated<Result>(_ body: () -> Result) -> Result {
    let outer = (blocks, areEnabled)
    (blocks, areEnabled) = ([], true)
    defer { (blocks, areEnabled) = outer }
    return body()
  }

  // MARK: Recording

  /// Adds the outermost blocks that a closure starts to a recorder.
  func record(in recorder: AnimationRecorder, _ body: () -> Void) {
    let outer = self.recorder
    self.recorder = recorder
    body()
    self.recorder = outer
  }

  /// Adds an outermost block to the recorder, if there is one.
  func didStart(_ block: ViewAnimation) { recorder?.add(block) }

  // MARK: Open blocks

  /// Opens a block.
  func beginOpenBlock() {
    openBlocks.append(OpenAnimationBlock())
    push(nil)
    renewOpenBlock()
  }

  /// Closes the innermost open block; without one, nothing happens.
  func commitOpenBlock() {
    if openBlocks.popLast() != nil { pop() }
  }

  /// Changes the settings of the innermost open block for the changes that follow.
  func changeOpenBlock(_ body: (inout OpenAnimationBlock) -> Void) {
    guard let last = openBlocks.indices.last else { return }
    body(&openBlocks[last])
    renewOpenBlock()
  }

  private func renewOpenBlock() {
    guard let block = openBlocks.last, !blocks.isEmpty else { return }
    pop()
    push(block.makeAnimation())
  }

  private func push(_ block: @autoclosure () -> ViewAnimation?) {
    blocks.append(areEnabled ? block() : nil)
    Self.openCount += 1
  }

  private func pop() {
    blocks.removeLast()
    Self.openCount -= 1
  }
}
