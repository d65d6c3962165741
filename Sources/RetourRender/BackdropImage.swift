// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// The blurred image of a backdrop, before it is made: all that it depends on.
struct BackdropImage {
  let request: BackdropRequest
  /// What lies below, as far as it is seen.
  let below: DisplayList
  /// The bounds of the list.
  let whole: PixelRect

  /// Finds out what the image of a backdrop depends on.
  ///
  /// - Parameters:
  ///   - backdrop: The backdrop.
  ///   - index: Its index.
  ///   - list: Its list.
  ///   - place: Its place.
  ///   - whole: The bounds of the list.
  ///   - background: The color where no item is.
  init(
    _ backdrop: Backdrop,
    _ index: Int,
    of list: DisplayList,
    at place: Footprint,
    in whole: PixelRect,
    over background: UInt32
  ) {
    let window = list.window(ofBackdrop: index, at: place, in: whole)
    let (below, area) = list.part(below: index, in: window, of: whole)
    request = BackdropRequest(
      window: window,
      area: area,
      backdrop: backdrop,
      scale: list.items[index].scale,
      background: background
    )
    (self.below, self.whole) = (below, whole)
  }

  /// The color that the whole image would have; `nil` where it may have several.
  var color: UInt32? {
    below.color(of: request.area, over: request.background).map(request.color(over:))
  }

  /// Returns the images of backdrops below that have to be made before, from the lowest on.
  ///
  /// - Parameter isKept: Whether an image is there already.
  /// - Returns: Each image, and the number of items below that are seen through it.
  func missing(unless isKept: (BackdropImage) -> Bool) -> [(end: Int, image: BackdropImage)] {
    guard below.hasBackdrop else { return [] }
    let background = request.background
    var windows = [request.window]
    var missing: [(Int, BackdropImage)] = []
    for index in below.items.indices.reversed() {
      guard let backdrop = below.items[index].backdrop, let place = below.places[index],
        windows.contains(where: { !$0.intersection(place.bounds).isEmpty })
      else { continue }
      let image = BackdropImage(backdrop, index, of: below, at: place, in: whole, over: background)
      guard image.color == nil, !isKept(image) else { continue }
      windows.append(image.request.window)
      missing.append((below.countOfItems(belowBackdrop: index), image))
    }
    return missing.reversed()
  }
}
