// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

public import UIKit

// UIKit's operations, whose outcome can be awaited. They are the app's decisions: no guard is
// asked. A cancelled task stops waiting, with `BackOutcome.cancelled`; the transition goes on.
extension BackNavigationController {
  /// Pushes a page, and returns when its transition has ended.
  ///
  /// ```swift
  /// if await stack.push(letter) == .completed { letter.beginEditing() }
  /// ```
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - animated: Whether the page slides in.
  /// - Returns: ``BackOutcome/superseded(by:)`` if another operation or a swipe took over.
  @discardableResult
  public func push(_ page: UIViewController, animated: Bool = true) async -> BackOutcome {
    await kit.outcome {
      self.pushViewController(page, animated: animated)
      self.kit.waiters.wait($0)
    }
  }

  /// Pops the top page, and returns when its transition has ended.
  ///
  /// - Parameter animated: Whether the page slides out.
  /// - Returns: The outcome; ``BackOutcome/cancelled`` at the root.
  @discardableResult
  public func pop(animated: Bool = true) async -> BackOutcome {
    await kit.outcome {
      let popped = self.popViewController(animated: animated)
      popped == nil ? $0(.cancelled) : self.kit.waiters.wait($0)
    }
  }

  /// Pops to a page, and returns when the transition has ended.
  ///
  /// - Parameters:
  ///   - page: A page of the stack; with the top page nothing changes.
  ///   - animated: Whether the top page slides out.
  /// - Returns: The outcome.
  @discardableResult
  public func pop(to page: UIViewController, animated: Bool = true) async -> BackOutcome {
    await kit.outcome {
      self.popToViewController(page, animated: animated)
      self.kit.waiters.wait($0)
    }
  }

  /// Pops to the root, and returns when the transition has ended.
  ///
  /// - Parameter animated: Whether the top page slides out.
  /// - Returns: The outcome.
  @discardableResult
  public func popToRoot(animated: Bool = true) async -> BackOutcome {
    await kit.outcome {
      self.popToRootViewController(animated: animated)
      self.kit.waiters.wait($0)
    }
  }

  /// Replaces the pages, and returns when the transition has ended.
  ///
  /// - Parameters:
  ///   - pages: The new pages, the root first.
  ///   - animated: Whether the change is animated.
  /// - Returns: The outcome.
  @discardableResult
  public func set(_ pages: [UIViewController], animated: Bool = true) async -> BackOutcome {
    await kit.outcome {
      self.setViewControllers(pages, animated: animated)
      self.kit.waiters.wait($0)
    }
  }
}
