// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import gallery

/// `RETOUR_RECORD=all scripts/test --filter ArtworkTests` records the images.
@MainActor
struct ArtworkTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Gallery/Resources").standardized

  @Test(arguments: [1, 2, 3])
  func `the images in the bundle match their drawings`(_ scale: Int) throws {
    for artwork in Artwork.all {
      let drawn = artwork.image(scale: CGFloat(scale))
      let file = artwork.name + (scale == 1 ? "" : "@\(scale)x") + ".png"
      try expectPicture(drawn, storedAt: Self.resources.appendingPathComponent(file))
      #expect(drawn.size == artwork.size && drawn.scale == CGFloat(scale))
    }
  }

  @Test func `every page of the last section has an icon at three scales`() throws {
    for page in GallerySection.more.pages {
      for scale in [1, 2, 3] {
        let image = UIImage(
          named: "icon-\(page.name)",
          in: Gallery.resources,
          compatibleWith: UITraitCollection(displayScale: CGFloat(scale))
        )
        #expect(image?.scale == CGFloat(scale), "\(page.name)")
        #expect(image?.size == CGSize(width: 40, height: 40), "\(page.name)")
      }
    }
  }
}
