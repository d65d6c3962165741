// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Expects a stack to consist of pages with titles, and its bar and window to match.
///
/// At rest the bar must have the navigation items of the pages, and, if the stack is in a window,
/// only the top page's view may be in it. During a transition only the titles are compared.
///
/// - Parameters:
///   - navigation: The stack.
///   - titles: The titles of the pages, the root's first. A page without a title has
///     the name of its class.
///   - filePath: The file of the expectation.
///   - line: The line of the expectation.
@MainActor
public func expectStack(
  _ navigation: UINavigationController,
  _ titles: [String],
  filePath: StaticString = #filePath,
  line: UInt = #line
) {
  func fail(_ message: String) {
    Failure(message: message, filePath: filePath, line: line).report()
  }
  let pages = navigation.viewControllers
  if pages.map(\.shortName) != titles {
    fail("the pages are \(pages.map(\.shortName)) and not \(titles)")
  }
  guard navigation.transitionCoordinator == nil else { return }
  let items = navigation.navigationBar.items ?? []
  if items.map(ObjectIdentifier.init) != pages.map({ ObjectIdentifier($0.navigationItem) }) {
    fail("the bar's items are not the pages': \(items.map { $0.title ?? "?" })")
  }
  guard navigation.viewIfLoaded?.window != nil else { return }
  let seen = pages.filter { $0.viewIfLoaded?.window != nil }
  if seen.map(ObjectIdentifier.init) != pages.suffix(1).map(ObjectIdentifier.init) {
    fail("the pages in the window are \(seen.map(\.shortName)) and not the top one alone")
  }
}

extension UIViewController {
  /// The title, or the name of the class where there is none.
  var shortName: String { title ?? navigationItem.title ?? "\(type(of: self))" }
}
