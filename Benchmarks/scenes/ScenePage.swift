// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with the content of a scene below the bar.
@MainActor
final class ScenePage: UIViewController {
  private let scene: Scene

  init(_ scene: Scene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Page"
    navigationItem.backButtonTitle = "Back"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    overrideUserInterfaceStyle = scene.style
    view.backgroundColor = .systemBackground
    scene.fill(view)
  }
}
