// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourHost

/// The limits of the size of a scene's desktop window.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  private weak var scene: UIWindowScene?

  init(_ scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The smallest size of the content, in points; zero by default.
  open var minimumSize = CGSize.zero { didSet { limitSize() } }
  /// The largest size of the content, in points; without a limit by default.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  ) {
    didSet { limitSize() }
  }

  private func limitSize() {
    scene?.stage?.display.limitSize(from: minimumSize, to: maximumSize)
  }
}
