// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The changes of a text that can be undone, in groups.
///
/// Consecutive characters that were typed or deleted make one group; so does all that an input
/// method composes until it is done.
struct TextUndo: Equatable, Sendable {
  /// A part of the text with its styles.
  struct Part: Equatable, Sendable {
    private(set) var string: String
    private(set) var styles: TextStyleRuns

    init(_ string: String, _ styles: TextStyleRuns) {
      (self.string, self.styles) = (string, styles)
    }

    /// The length in UTF-16 units.
    var count: Int { string.utf16.count }

    /// Replaces a range of UTF-16 units.
    mutating func replace(_ range: Range<Int>, with part: Part) {
      let units = Array(string.utf16)
      string =
        String(decoding: units[..<range.lowerBound], as: UTF16.self) + part.string
        + String(decoding: units[range.upperBound...], as: UTF16.self)
      styles.replace(range, with: part.styles)
    }

    /// Adds a part at the end.
    mutating func append(_ part: Part) {
      styles.replace(count..<count, with: part.styles)
      string += part.string
    }
  }

  /// A change that can be reverted.
  struct Group: Equatable, Sendable {
    /// The place of the change in UTF-16 units.
    var location: Int
    var removed: Part
    var inserted: Part
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
  ///   - inserted: The text in its place.
  ///   - selection: The selection before.
  mutating func record(
    _ edit: TextEdit,
    removed: Part,
    inserted: Part,
    selection: TextSelection
  ) {
    undone = []
    defer { isClosed = edit.kind == .paste }
    if !isClosed, var last = done.popLast() {
      if last.join(edit, removed: removed, inserted: inserted) {
        done.append(last)
        return
      }
      done.append(last)
    }
    done.append(
      Group(
        location: edit.range.lowerBound,
        removed: removed,
        inserted: inserted,
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
  fileprivate mutating func join(
    _ edit: TextEdit,
    removed: TextUndo.Part,
    inserted: TextUndo.Part
  ) -> Bool {
    let end = location + self.inserted.count
    switch (kind, edit.kind) {
    case (.typing, .typing) where edit.range == end..<end:
      self.inserted.append(inserted)
      return true
    case (.marking, .marking), (.marking, .typing):
      guard edit.range.lowerBound >= location, edit.range.upperBound <= end else { return false }
      let range = edit.range.lowerBound - location..<edit.range.upperBound - location
      self.inserted.replace(range, with: inserted)
      kind = edit.kind
      return true
    case (.deletion, .deletion) where edit.range.upperBound == location:
      location = edit.range.lowerBound
      var joined = removed
      joined.append(self.removed)
      self.removed = joined
      return true
    case (.deletion, .deletion) where edit.range.lowerBound == location:
      self.removed.append(removed)
      return true
    default:
      return false
    }
  }
}
