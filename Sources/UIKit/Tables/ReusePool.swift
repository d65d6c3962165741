// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The views of one kind that wait for their next use, by identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var types: [String: View.Type] = [:]
  private var waiting: [String: [View]] = [:]

  /// The views that wait.
  var views: some Sequence<View> { waiting.values.joined() }

  /// Registers the class of new views; `nil` removes it.
  mutating func register(_ type: View.Type?, for identifier: String) { types[identifier] = type }

  /// Returns the class that is registered for an identifier.
  func type(for identifier: String) -> View.Type? { types[identifier] }

  /// Removes a view of an identifier from the pool.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// Adds a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - identifier: Its identifier.
  ///   - limit: The number of views beyond which the pool does not grow.
  /// - Returns: Whether the view is in the pool.
  mutating func add(_ view: View, as identifier: String, limit: Int) -> Bool {
    guard waiting[identifier, default: []].count < limit else { return false }
    waiting[identifier, default: []].append(view)
    return true
  }

  /// Removes all views.
  mutating func removeAll() { waiting = [:] }
}
