// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

// expected: main actor-isolated property 'target' can not be referenced
import UIKit

@MainActor final class Proxy: NSObject {
  weak var target: NSObject?

  override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}
