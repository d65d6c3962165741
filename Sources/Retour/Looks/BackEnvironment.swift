// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

/// The values that a look's view is made from, and those of them that it has read.
///
/// A value that has been read and is another one now makes the view outdated. Those that are not
/// read are not computed.
@MainActor
final class BackEnvironment {
  private(set) weak var page: UIViewController?
  private(set) weak var pageBelow: UIViewController?
  private weak var stack: UINavigationController?
  /// The title by UIKit's rules, whatever its length.
  let fullTitle: String?
  private var readTitle: String??
  private var readWidth: CGFloat?
  private var hasReadTraits = false
  private let traits: UITraitCollection

  /// Creates the environment of a page's button.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - below: The page below.
  ///   - stack: The stack.
  ///   - title: The title by UIKit's rules, whatever its length.
  init(
    of page: UIViewController,
    above below: UIViewController?,
    on stack: UINavigationController,
    title: String?
  ) {
    (self.page, pageBelow, self.stack) = (page, below, stack)
    fullTitle = title
    traits = stack.traitCollection
  }

  private var room: BackButtonRoom? {
    guard let page, let stack else { return nil }
    return BackButtonRoom(of: page, on: stack)
  }

  private var shownTitle: String? {
    fullTitle.flatMap { title in room.map { $0.shortened(title) } ?? title }
  }

  /// The title, as short as UIKit's own button would show it.
  var title: String? {
    if let readTitle { return readTitle }
    let title = shownTitle
    readTitle = .some(title)
    return title
  }

  /// The width of the room for the button.
  var availableWidth: CGFloat {
    let width = room?.width ?? .infinity
    readWidth = width
    return width
  }

  /// The traits of the stack.
  var traitCollection: UITraitCollection {
    hasReadTraits = true
    return traits
  }

  /// Whether the view depends on the traits.
  var dependsOnTraits: Bool { hasReadTraits }

  /// Whether a value that the view was made from is another one now.
  var isOutdated: Bool {
    if let readTitle, readTitle != shownTitle { return true }
    return readWidth.map { $0 != room?.width } ?? false
  }
}
