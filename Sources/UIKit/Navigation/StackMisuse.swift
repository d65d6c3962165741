// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The mistakes of a client's stack operations, which trap with UIKit's messages (from public crash
/// logs).
@MainActor
enum StackMisuse {
  /// Traps for a navigation controller that is to become a page.
  static func refuseStacks(among pages: [UIViewController]) {
    guard pages.contains(where: { $0 is UINavigationController }) else { return }
    misuse("Pushing a navigation controller is not supported")
  }

  /// Traps for pages of which one occurs twice.
  static func requireDistinct(_ pages: [UIViewController]) {
    guard Set(pages.map(ObjectIdentifier.init)).count != pages.count else { return }
    misuse("All view controllers in a navigation controller must be distinct (\(pages))")
  }

  /// Traps for a page that is pushed although it is on the stack.
  static func pushedTwice(_ page: UIViewController, on controller: UINavigationController) -> Never
  {
    misuse(
      "\(controller) is pushing the same view controller instance (\(page)) more than once which is "
        + "not supported and is most likely an error in the application : "
        + (Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName)
    )
  }

  /// Traps for a page to pop to that is not on the stack.
  static func noSuchPage() -> Never {
    misuse("Tried to pop to a view controller that doesn't exist.")
  }
}
