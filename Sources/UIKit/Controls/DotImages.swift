// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The images that stand for the dots of a page control.
struct DotImages {
  /// The image of all pages without one of their own; `nil` stands for a dot.
  var preferred: UIImage?
  private var ofPages: [Int: UIImage] = [:]

  /// The image that was set for a page.
  subscript(page: Int) -> UIImage? {
    get { ofPages[page] }
    set { ofPages[page] = newValue }
  }

  /// Returns the image to show for a page, or `nil` for a dot.
  func shown(for page: Int) -> UIImage? { ofPages[page] ?? preferred }
}
