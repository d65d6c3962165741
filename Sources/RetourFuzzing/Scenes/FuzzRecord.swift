// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

package import UIKit

/// The state of one page of a scene, which outlives the page.
@MainActor
package final class FuzzRecord {
  package let number: Int
  /// Whether the page hides the tab bar.
  let isWide: Bool
  /// The page's own behavior in a kit's stack.
  let kind: FuzzPageKind?
  package private(set) var path = AppearancePath()
  package private(set) weak var controller: UIViewController?
  /// The controller's view, which must not outlive it.
  package private(set) weak var view: UIView?
  /// The number of taps that reached the page.
  package private(set) var taps = 0
  /// The stack that the page was made for.
  private weak var stack: UINavigationController?

  init(_ number: Int, isWide: Bool, kind: FuzzPageKind? = nil, stack: UINavigationController?) {
    (self.number, self.isWide, self.kind, self.stack) = (number, isWide, kind, stack)
  }

  /// Whether neither the page nor its view is alive.
  var isFreed: Bool { controller == nil && view == nil }

  /// Whether the calls that the page received are complete for a page that is freed.
  var isComplete: Bool { path.mistake == nil && path.mayEnd(hasContainer: stack != nil) }

  func pageWasCreated(_ controller: UIViewController) { self.controller = controller }

  func pageDidLoad(_ view: UIView) {
    self.view = view
    path.receive(.didLoad)
  }

  func pageReceived(_ call: AppearancePath.Call) { path.receive(call) }

  func pageWasTapped() { taps += 1 }
}
