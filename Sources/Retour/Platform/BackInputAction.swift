// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The action method of key commands and of the mouse.
extension BackNavigationController {
  #if canImport(ObjectiveC)
  static let goBackAction = #selector(retourGoBack(_:))
  #else
  static let goBackAction = Selector("retourGoBack:", BackNavigationController.retourGoBack(_:))
  #endif

  #if canImport(ObjectiveC)
  @objc
  #endif
  func retourGoBack(_ sender: Any?) { inputs.goBack(from: sender) }
}
