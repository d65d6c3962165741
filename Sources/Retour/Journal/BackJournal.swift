// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A record of what the user, the stack and the guards did, in order.
///
/// A stack records where ``BackNavigationController/journalLimit`` asks for it:
///
/// ```swift
/// stack.journalLimit = 10_000
/// // ... the user does something that nobody can explain
/// print(stack.journal.text)
/// try JSONEncoder().encode(stack.journal).write(to: file)
/// ```
///
/// ```
///    1.204  touch 1 began at (2, 410)
///    1.221  touch 1 moved to (31, 410)
///    1.221  request edgeSwipe: Letter -> Inbox
///    1.221  Letter decides: ask
/// ```
///
/// With RetourTesting, a test decodes the journal, makes the same pages, and plays the input again
/// with `replay(in:)`.
public struct BackJournal: Codable, Hashable, Sendable {
  /// An event with its time.
  public struct Entry: Codable, Hashable, Sendable {
    /// The time in seconds since the recording began.
    ///
    /// That of input is the time of its `UIEvent`, which can be a little earlier than the time of
    /// the entry before.
    public let time: TimeInterval
    /// The event.
    public let event: Event

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - time: The time in seconds since the recording began.
    ///   - event: The event.
    public init(time: TimeInterval, event: Event) { (self.time, self.event) = (time, event) }
  }

  /// The entries, the oldest first.
  public let entries: [Entry]
  /// The number of older entries that the limit has left out.
  ///
  /// A journal that has lost its beginning cannot be replayed.
  public let droppedEntries: Int

  /// Creates a journal.
  ///
  /// - Parameters:
  ///   - entries: The entries, the oldest first.
  ///   - droppedEntries: The number of older entries that are left out.
  public init(entries: [Entry], droppedEntries: Int = 0) {
    (self.entries, self.droppedEntries) = (entries, droppedEntries)
  }

  /// The entries as text: a line for each, with its time in seconds.
  public var text: String {
    let lost = droppedEntries > 0 ? ["\(droppedEntries) earlier entries are left out"] : []
    return (lost + entries.map(\.description)).joined(separator: "\n")
  }
}

extension BackJournal.Entry: CustomStringConvertible {
  /// The time in seconds, and the event in words.
  public var description: String { String(format: "%8.3f  ", time) + event.description }
}
