// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The pages that have been popped from a stack and are kept for the way forward.
@MainActor
final class ForwardPages {
  /// The pages, the nearest first.
  private(set) var pages: [UIViewController] = []
  /// The largest number of pages.
  private(set) var budget = 0
  /// The stack when it last settled; empty without a budget.
  private var settled: [UIViewController] = []
  private nonisolated(unsafe) var observation: (any NSObjectProtocol)?

  deinit { observation.map(NotificationCenter.default.removeObserver) }

  /// Sets the largest number of pages.
  ///
  /// - Parameters:
  ///   - budget: The number; 0 or less keeps no page.
  ///   - stack: The present stack.
  func setBudget(_ budget: Int, for stack: [UIViewController]) {
    self.budget = max(0, budget)
    if self.budget == 0 { settled = [] } else if settled.isEmpty { settled = stack }
    trim()
    if observation == nil { observeMemoryWarnings() }
  }

  /// Follows a stack that has come to rest.
  ///
  /// It compares the stack with the former one, page by page, if there is a budget.
  func stackDidSettle(with stack: [UIViewController]) {
    guard budget > 0 else { return }
    let kept = zip(settled, stack).prefix { $0 === $1 }.count
    let (removed, added) = (settled[kept...], stack[kept...])
    settled = stack
    if stack.isEmpty {
      // There is no page to return from.
      pages = []
    } else if added.isEmpty {
      pages = removed + pages
    } else if removed.isEmpty, added.count <= pages.count,
      zip(added, pages).allSatisfy({ $0 === $1 })
    {
      pages.removeFirst(added.count)
    } else {
      pages = []
    }
    trim()
  }

  private func trim() {
    if pages.count > budget { pages.removeLast(pages.count - budget) }
  }

  private func observeMemoryWarnings() {
    observation = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: nil,
      queue: nil
    ) { [weak self] notification in
      let app = notification.object as? UIApplication
      MainActor.assumeIsolated { self?.memoryIsLow(in: app) }
    }
  }

  /// Releases the pages, unless the stack is in a window of another app, such as another test's.
  private func memoryIsLow(in app: UIApplication?) {
    let controllers = sequence(first: settled.last) { $0?.parent }
    let scene = controllers.lazy.compactMap { $0?.viewIfLoaded?.window?.windowScene }.first
    if let app, let scene, !app.connectedScenes.contains(scene) { return }
    pages = []
  }
}
