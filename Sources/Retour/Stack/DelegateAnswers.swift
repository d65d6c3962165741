// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The calls of a stack's delegate.
@MainActor
struct DelegateAnswers {
  private let delegate: (any UINavigationControllerDelegate)?

  init(_ delegate: (any UINavigationControllerDelegate)?) { self.delegate = delegate }

  #if canImport(ObjectiveC)
  func willShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController?(stack, willShow: page, animated: animated)
  }
  func didShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController?(stack, didShow: page, animated: animated)
  }
  #else
  func willShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController(stack, willShow: page, animated: animated)
  }
  func didShow(_ stack: UINavigationController, _ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController(stack, didShow: page, animated: animated)
  }
  #endif
}

#if canImport(ObjectiveC)
// What else the app's delegate answers, UIKit asks it through the kit's.
extension StackObserver {
  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || delegate?.responds(to: aSelector) ?? false
  }
  override func forwardingTarget(for aSelector: Selector!) -> Any? { delegate }
}
#endif
