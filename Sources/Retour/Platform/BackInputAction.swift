// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The action methods of key commands and of the mouse.
extension BackNavigationController {
  #if canImport(ObjectiveC)
  static let goBackAction = #selector(retourGoBack(_:))
  static let goForwardAction = #selector(retourGoForward(_:))
  #else
  static let goBackAction = Selector("retourGoBack:", BackNavigationController.retourGoBack(_:))
  static let goForwardAction = Selector(
    "retourGoForward:",
    BackNavigationController.retourGoForward(_:)
  )
  #endif

  #if canImport(ObjectiveC)
  @objc
  #endif
  func retourGoBack(_ sender: Any?) { inputs.go(.back, from: sender) }

  #if canImport(ObjectiveC)
  @objc
  #endif
  func retourGoForward(_ sender: Any?) { inputs.go(.forward, from: sender) }
}
