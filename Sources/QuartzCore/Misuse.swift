// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// Traps because the caller broke a rule, with the text of UIKit's exception.
///
/// `fatalError`, since `precondition` prints nothing in a release build.
///
/// - Parameter text: UIKit's text: the exception's name and its reason.
package func misuse(_ text: String) -> Never {
  fatalError(text)
}
