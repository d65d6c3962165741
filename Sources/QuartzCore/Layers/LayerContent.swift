// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The contents of a layer and how they are shown.
struct LayerContent {
  /// The contents: an image, a flattened layer, or an object that shows nothing.
  private(set) var value: Any?
  /// The contents, when they are an image.
  private(set) var image: CGImage?
  /// The part of the bounds that the image covers; `nil` for all of them.
  private(set) var part: ImagePart?
  private(set) var scale: CGFloat = 1
  private(set) var multiplyColor: CGColor?

  /// Sets the contents and returns whether the layer shows another image.
  mutating func set(_ new: Any?) -> Bool {
    value = new
    return setImage(new as? CGImage, part: nil)
  }

  /// Sets contents that are an image and returns whether the layer shows another one.
  mutating func show(_ new: CGImage?, part: ImagePart?) -> Bool {
    guard new !== image || part != self.part || new == nil else { return false }
    value = new
    return setImage(new, part: part)
  }

  /// Sets the pixels per point and returns whether they changed.
  mutating func setScale(_ new: CGFloat) -> Bool {
    guard new != scale else { return false }
    scale = new
    return true
  }

  /// Sets the color of the contents and returns whether it changed.
  mutating func setMultiplyColor(_ new: CGColor?) -> Bool {
    guard new != multiplyColor else { return false }
    multiplyColor = new
    return true
  }

  private mutating func setImage(_ new: CGImage?, part: ImagePart?) -> Bool {
    guard new !== image || part != self.part else { return false }
    (image, self.part) = (new, part)
    return true
  }
}
