// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Returns where an object is.
  ///
  /// Not with a closure of the main actor's: outside of it, each call of one asks which thread this
  /// is (1.5 % of a push, measured).
  ///
  /// - Parameter object: The object; another one that is equal is not it.
  /// - Returns: Its index, or `nil` if it is not there.
  func firstIndex(ofSame object: Element) -> Int? { firstIndex { $0 === object } }
}
