// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The content of a page's back button: a view, and what its maker has declared and read.
@MainActor
struct BackContent {
  let view: UIView
  let parts: BackButton.Parts
  let handlers: BackButton.ContentHandlers
  let environment: BackEnvironment
}
