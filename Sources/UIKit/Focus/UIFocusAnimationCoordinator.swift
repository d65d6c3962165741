// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The animations of a focus update.
///
/// They run right after the calls of `didUpdateFocus(in:with:)`; those that are added later run at
/// once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// The side of an update.
  private enum Part: CaseIterable {
    case focusing, unfocusing

    /// The duration in seconds (our decision, see Parity).
    var duration: TimeInterval {
      switch self {
      case .focusing: 0.2
      case .unfocusing: 0.3
      }
    }
  }

  private final class Context: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval
    init(duration: TimeInterval) { self.duration = duration }
  }

  private struct Entry {
    let part: Part
    let animations: () -> Void
    let completion: (() -> Void)?
  }

  private var waiting: [Entry] = []
  private var hasRun = false

  /// Creates a coordinator without animations.
  override init() { super.init() }

  /// Adds animations with the timing of the item that gets the focus.
  ///
  /// - Parameters:
  ///   - animations: The changes.
  ///   - completion: Called at their end.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?,
    completion: (() -> Void)? = nil
  ) { add(.focusing, animations ?? {}, completion) }
  /// Adds animations of the item that gets the focus.
  ///
  /// - Parameters:
  ///   - animations: The changes; the argument is the timing.
  ///   - completion: Called at their end.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { add(.focusing, animations, completion) }
  /// Adds animations of the item that loses the focus.
  ///
  /// - Parameters:
  ///   - animations: The changes; the argument is the timing.
  ///   - completion: Called at their end.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    completion: (() -> Void)? = nil
  ) { add(.unfocusing, animations, completion) }

  /// Runs the animations.
  func run() {
    hasRun = true
    let entries = waiting
    waiting = []
    for entry in entries { run(entry) }
  }

  private func add(
    _ part: Part,
    _ animations: ((any UIFocusAnimationContext) -> Void)?,
    _ completion: (() -> Void)?
  ) { add(part, { animations?(Context(duration: part.duration)) }, completion) }

  private func add(_ part: Part, _ animations: @escaping () -> Void, _ end: (() -> Void)?) {
    let entry = Entry(part: part, animations: animations, completion: end)
    if hasRun { run(entry) } else { waiting.append(entry) }
  }

  private func run(_ entry: Entry) {
    UIView.animate(
      withDuration: entry.part.duration,
      animations: entry.animations,
      completion: { _ in entry.completion?() }
    )
  }
}
