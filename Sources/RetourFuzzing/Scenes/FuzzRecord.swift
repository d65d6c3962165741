// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// What is known of one controller of a scene, as long as that may not be forgotten.
@MainActor
package final class FuzzRecord {
  package let number: Int
  package var path = AppearancePath()
  package weak var controller: UIViewController?
  /// The controller's view, which must not outlive it.
  package weak var view: UIView?
  /// The stack that the page was made for.
  weak var stack: UINavigationController?
  /// Whether the page wants no tab bar.
  var isWide = false
  /// Taps that have reached the page.
  package var taps = 0

  init(_ number: Int) { self.number = number }
}
