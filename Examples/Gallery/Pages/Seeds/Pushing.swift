// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page that provides the next page.
@MainActor
protocol Pushing: UIViewController {
  /// Creates the next page.
  ///
  /// - Returns: The page.
  func makeNextPage() -> UIViewController
}

extension ReadMePage: Pushing {
  func makeNextPage() -> UIViewController { makeNext() }
}

extension BBDemoPage: Pushing {
  func makeNextPage() -> UIViewController { makeNext() }
}

extension QYDemoPage: Pushing {
  func makeNextPage() -> UIViewController { makeNext() }
}
