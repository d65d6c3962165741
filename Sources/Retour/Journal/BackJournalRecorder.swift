// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The recorder of one stack's journal.
///
/// Without a limit it records nothing: each event then costs a comparison.
@MainActor
final class BackJournalRecorder {
  /// The largest number of entries; 0 records nothing.
  private(set) var limit = 0
  /// The entries; where the limit is reached, the newest take the place of the oldest.
  private var entries: [BackJournal.Entry] = []
  /// The index of the oldest entry.
  private var oldest = 0
  private var droppedEntries = 0
  private var start: TimeInterval = 0
  private var input = BackJournalInput()
  private weak var window: UIWindow?
  private var windowSize = CGSize.zero
  private var hasReported = false
  /// The number of operations that run inside one another.
  private var depth = 0
  /// Whether the next transition is that of a native swipe.
  private var awaitsSwipe = false

  /// The journal as it is now.
  var journal: BackJournal {
    BackJournal(
      entries: Array(entries[oldest...] + entries[..<oldest]),
      droppedEntries: droppedEntries
    )
  }

  /// Sets the largest number of entries.
  ///
  /// - Parameters:
  ///   - limit: The number; 0 or less ends the recording and releases the entries.
  ///   - pages: The present stack.
  func setLimit(_ limit: Int, pages: [UIViewController]) {
    let wasRecording = self.limit > 0
    let kept = journal
    self.limit = max(0, limit)
    let rest = Array(kept.entries.suffix(self.limit))
    droppedEntries = self.limit > 0 ? kept.droppedEntries + kept.entries.count - rest.count : 0
    (entries, oldest) = (rest, 0)
    guard self.limit > 0 else { return follow(nil) }
    guard !wasRecording else { return }
    start = CACurrentMediaTime()
    note(.began(pages: pages.map(\.journalName)))
  }

  /// Records an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: The time of the event, on the clock of `CACurrentMediaTime()`; `nil` is now.
  func note(_ event: @autoclosure () -> BackJournal.Event, at time: TimeInterval? = nil) {
    guard limit > 0 else { return }
    let time = max(0, (time ?? CACurrentMediaTime()) - start)
    let entry = BackJournal.Entry(time: time, event: event())
    guard entries.count == limit else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % limit
    droppedEntries += 1
  }

  /// Performs an operation of UIKit, and records it if it is not a part of another one.
  ///
  /// - Parameters:
  ///   - kind: The operation.
  ///   - stack: The stack that it changes.
  ///   - body: The operation.
  /// - Returns: The result of the operation.
  func record<Result>(
    _ kind: BackJournal.Operation,
    on stack: UINavigationController,
    _ body: () -> Result
  ) -> Result {
    depth += 1
    let result = body()
    depth -= 1
    if depth == 0 { note(.operation(kind, stack)) }
    return result
  }

  // MARK: Input

  /// Follows the window of the stack, and its size.
  ///
  /// - Parameter window: The window; `nil` if the recording ends.
  func follow(_ window: UIWindow?) {
    guard limit > 0 || window == nil else { return }
    if window !== self.window {
      (self.window as? BackJournalWindow)?.remove(self)
      self.window = window
      (window as? BackJournalWindow)?.add(self)
      windowSize = .zero
      if let window, !(window is BackJournalWindow) { reportMissingInput() }
    }
    guard let size = window?.bounds.size, size != windowSize else { return }
    windowSize = size
    note(.window(width: size.width, height: size.height))
  }

  /// Records the changes of an event.
  func note(_ event: UIEvent, in window: UIWindow) {
    guard limit > 0 else { return }
    for entry in input.entries(of: event, in: window) { note(entry.event, at: entry.time) }
  }

  private func reportMissingInput() {
    guard !hasReported else { return }
    hasReported = true
    NSLog(
      "Retour: the journal records no touches and no keys, and cannot be replayed, as the window "
        + "is no BackJournalWindow."
    )
  }

  // MARK: Transitions

  /// A native swipe is about to begin.
  func swipeWillBegin() { awaitsSwipe = limit > 0 }

  /// A page is about to be shown.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - coordinator: The stack's coordinator.
  func pageWillShow(
    _ page: UIViewController,
    _ coordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    guard limit > 0 else { return }
    note(.willShow(page.journalName))
    let isSwipe = awaitsSwipe
    awaitsSwipe = false
    guard let coordinator, coordinator.viewController(forKey: .to) === page,
      let former = coordinator.viewController(forKey: .from)
    else { return }
    let (from, to) = (former.journalName, page.journalName)
    let isInteractive = coordinator.initiallyInteractive
    note(.transition(isInteractive ? .beganInteractively : .began, from: from, to: to))
    var isHeld = isInteractive
    coordinator.notifyWhenInteractionChanges { [weak self] context in
      isHeld.toggle()
      let phase: BackJournal.Transition =
        isHeld ? .held : context.isCancelled ? .reverting : .finishing
      self?.note(.transition(phase, from: from, to: to))
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] context in
      let isCancelled = context.isCancelled
      self?.note(.transition(isCancelled ? .cancelled : .completed, from: from, to: to))
      guard let self, isInteractive, isSwipe else { return }
      // An operation of code ends a swipe before it changes the stack.
      let ending: BackJournal.Outcome = depth > 0 ? .superseded : .cancelled
      note(.outcome(isCancelled ? ending : .completed, by: nil))
    }
  }
}
