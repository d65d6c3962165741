// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The changes of a text that can be undone, in groups.
///
/// Consecutive characters that were typed or deleted make one group; so does all that an input
/// method composes until it is done.
struct TextUndo: Equatable, Sendable {
  /// A change that can be reverted.
  struct Group: Equatable, Sendable {
    /// The place of the change in UTF-16 units.
    var location: Int
    var removed: String
    var inserted: String
    var kind: TextEdit.Kind
    /// The selection before the change.
    var selection: TextSelection
  }

  /// The largest number of groups: our decision.
  static let maximumCount = 200

  private(set) var undone: [Group] = []
  private(set) var done: [Group] = []
  /// Whether the next change begins a group, since the selection was moved.
  private var isClosed = true

  /// Ends the group.
  mutating func close() { isClosed = true }

  /// Records a change.
  ///
  /// - Parameters:
  ///   - edit: The change.
  ///   - removed: The text that it replaced.
  ///   - selection: The selection before.
  mutating func record(_ edit: TextEdit, removed: String, selection: TextSelection) {
    undone = []
    defer { isClosed = edit.kind == .paste }
    if !isClosed, var last = done.popLast() {
      if last.join(edit, removed: removed) {
        done.append(last)
        return
      }
      done.append(last)
    }
    done.append(
      Group(
        location: edit.range.lowerBound,
        removed: removed,
        inserted: edit.replacement,
        kind: edit.kind,
        selection: selection
      )
    )
    if done.count > Self.maximumCount { done.removeFirst(done.count - Self.maximumCount) }
  }

  /// Removes and returns the last change, which can be redone from now on.
  mutating func undo() -> Group? {
    isClosed = true
    guard let group = done.popLast() else { return nil }
    undone.append(group)
    return group
  }

  /// Removes and returns the change that was undone last.
  mutating func redo() -> Group? {
    isClosed = true
    guard let group = undone.popLast() else { return nil }
    done.append(group)
    return group
  }
}

extension TextUndo.Group {
  /// Joins a change that continues this one.
  ///
  /// - Returns: Whether it does.
  fileprivate mutating func join(_ edit: TextEdit, removed: String) -> Bool {
    let end = location + inserted.utf16.count
    switch (kind, edit.kind) {
    case (.typing, .typing) where edit.range == end..<end:
      inserted += edit.replacement
      return true
    case (.marking, .marking), (.marking, .typing):
      guard edit.range.lowerBound >= location, edit.range.upperBound <= end else { return false }
      let units = Array(inserted.utf16)
      let (head, tail) = (edit.range.lowerBound - location, edit.range.upperBound - location)
      inserted =
        String(decoding: units[..<head], as: UTF16.self) + edit.replacement
        + String(decoding: units[tail...], as: UTF16.self)
      kind = edit.kind
      return true
    case (.deletion, .deletion) where edit.range.upperBound == location:
      location = edit.range.lowerBound
      self.removed = removed + self.removed
      return true
    case (.deletion, .deletion) where edit.range.lowerBound == location:
      self.removed += removed
      return true
    default:
      return false
    }
  }
}
