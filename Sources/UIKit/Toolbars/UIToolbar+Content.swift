// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIToolbar {
  func prepare() {
    addSubview(background)
  }

  func setBarTintColor(_ color: UIColor?) {
    storedBarTintColor = color
    background.backgroundColor = color ?? _UINavigationBarBackground.standardColor
  }

  func layOutContent() {
    background.frame = storedLayer.bounds
  }
}
