// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension World {
  /// Taps the back button of the page in front.
  ///
  /// That is UIKit's own, a custom one of the kit, or the first left item of a page without either.
  /// The test fails if there is none.
  ///
  /// - Parameters:
  ///   - filePath: The file of the call.
  ///   - line: The line of the call.
  public func tapBack(filePath: StaticString = #filePath, line: UInt = #line) {
    advance(by: 0)
    guard let stack = stackInFront, let button = stack.navigationBar.leadingButton else {
      let message = "no back button is on the screen"
      return Failure(message: message, filePath: filePath, line: line).report()
    }
    finger.tap(button, filePath: filePath, line: line)
  }
}
