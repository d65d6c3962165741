// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The content of a page's back button: a view, its declared parts and its state handlers.
@MainActor
struct BackContent {
  let view: UIView
  let parts: BackButton.Parts
  let states: BackButton.StateHandlers
}
