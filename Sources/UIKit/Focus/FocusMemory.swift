// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The items that had the focus last, by view controller and by group.
@MainActor
struct FocusMemory {
  private struct Note {
    weak var controller: UIViewController?
    weak var item: (any UIFocusItem)?
  }

  private struct Reference {
    weak var item: (any UIFocusItem)?
  }

  private var notes: [ObjectIdentifier: Note] = [:]
  private var groups: [String: Reference] = [:]
  /// The number of notes at which those of deallocated controllers are removed.
  private var limit = 16

  /// Notes an item that got the focus.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - chain: The environments that contain it.
  mutating func note(_ item: any UIFocusItem, in chain: [any UIFocusEnvironment]) {
    for case let controller as UIViewController in chain {
      notes[ObjectIdentifier(controller)] = Note(controller: controller, item: item)
    }
    if let group = item.focusGroup { groups[group] = Reference(item: item) }
    guard notes.count > limit else { return }
    notes = notes.filter { $0.value.controller != nil && $0.value.item != nil }
    groups = groups.filter { $0.value.item != nil }
    limit = max(16, 2 * notes.count)
  }

  /// The item in a view controller that had the focus last.
  func item(in controller: UIViewController) -> (any UIFocusItem)? {
    // Another controller can have the address of one that was deallocated.
    guard let note = notes[ObjectIdentifier(controller)], note.controller === controller else {
      return nil
    }
    return note.item
  }

  /// The item in a group that had the focus last.
  func lastItem(inGroup group: String) -> (any UIFocusItem)? { groups[group]?.item }
}
