// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// The environment around the view: the presentation, the superview, or the parent.
  var environmentAround: (any UIFocusEnvironment)? {
    if let presentation = presentationAround, presentation.presented === self {
      return presentation.controller
    }
    return storedView?.storedSuperview ?? storedParent
  }
}

extension UIFocusEnvironment {
  /// The focus of the environment's scene, if it was used.
  var focusEngine: FocusEngine? { focusView?.storedWindow?.storedScene?.focusIfMade }
}
