// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A placeholder in a menu for elements that a closure provides when the menu is displayed.
///
/// Until the closure has called its completion handler, the menu shows a row that says so.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var cache: [UIMenuElement]?

  /// Creates an element that keeps the elements it is provided with.
  ///
  /// - Parameter elementProvider: A closure that is called at the first display, and passes the
  ///   elements to its completion handler, at once or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(elementProvider, isCached: true)
  }

  /// Creates an element that asks for its elements at each display.
  ///
  /// - Parameter elementProvider: A closure that is called at each display, and passes the elements
  ///   to its completion handler, at once or later.
  /// - Returns: The element.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void,
    isCached: Bool
  ) {
    (self.provider, self.isCached) = (provider, isCached)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Provides the elements for one display.
  ///
  /// - Parameter completion: Receives the elements, once.
  func load(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if let cache { return completion(cache) }
    var isComplete = false
    provider { [weak self] elements in
      guard !isComplete else { return }
      isComplete = true
      if self?.isCached == true { self?.cache = elements }
      completion(elements)
    }
  }
}
