// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The elements that deferred elements provide for one display of a menu.
@MainActor
final class DeferredElements {
  private struct Entry {
    /// Kept: its identity is the key.
    let element: UIDeferredMenuElement
    var elements: [UIMenuElement]?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private let onLoad: @MainActor () -> Void

  /// Creates an empty set.
  ///
  /// - Parameter onLoad: Called when elements arrive that were not provided at once.
  init(onLoad: @escaping @MainActor () -> Void) { self.onLoad = onLoad }

  /// Returns the elements that a deferred element provides, and asks it for them the first time.
  ///
  /// - Parameter element: The deferred element.
  /// - Returns: The elements; `nil` while they are being loaded.
  func elements(of element: UIDeferredMenuElement) -> [UIMenuElement]? {
    let key = ObjectIdentifier(element)
    if let entry = entries[key] { return entry.elements }
    entries[key] = Entry(element: element)
    var isAsked = true
    element.load { [weak self] elements in
      self?.entries[key]?.elements = elements
      if !isAsked { self?.onLoad() }
    }
    isAsked = false
    return entries[key]?.elements
  }
}
