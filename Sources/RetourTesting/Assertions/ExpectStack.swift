// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import Testing
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
///   - sourceLocation: The location of the expectation.
@MainActor
public func expectStack(
  _ navigation: UINavigationController,
  _ titles: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let pages = navigation.viewControllers
  #expect(pages.map(\.shortName) == titles, sourceLocation: sourceLocation)
  guard navigation.transitionCoordinator == nil else { return }
  let items = navigation.navigationBar.items ?? []
  #expect(
    items.map(ObjectIdentifier.init) == pages.map { ObjectIdentifier($0.navigationItem) },
    "the bar's items are not the pages': \(items.map { $0.title ?? "?" })",
    sourceLocation: sourceLocation
  )
  guard navigation.viewIfLoaded?.window != nil else { return }
  let seen = pages.filter { $0.viewIfLoaded?.window != nil }
  #expect(
    seen.map(\.shortName) == titles.suffix(1),
    "other pages than the top one are in the window",
    sourceLocation: sourceLocation
  )
}

extension UIViewController {
  /// The title, or the name of the class where there is none.
  var shortName: String { title ?? navigationItem.title ?? "\(type(of: self))" }
}
