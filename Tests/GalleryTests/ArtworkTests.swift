// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import gallery

/// `RETOUR_RECORD=all scripts/test --filter ArtworkTests` records the images.
@Suite @MainActor
struct ArtworkTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../Examples/Gallery/Resources").standardized

  @Test(arguments: [1, 2, 3])
  func `the images in the bundle match their drawings`(_ scale: Int) throws {
    for artwork in Artwork.all {
      let drawn = artwork.image(scale: CGFloat(scale))
      let file = artwork.name + (scale == 1 ? "" : "@\(scale)x") + ".png"
      if ProcessInfo.processInfo.environment["RETOUR_RECORD"] == "all" {
        let data = try #require(drawn.pngData())
        try data.write(to: Self.resources.appendingPathComponent(file))
      }
      let path = Self.resources.appendingPathComponent(file).path
      let stored = try #require(UIImage(contentsOfFile: path), "\(file)")
      #expect(stored.size == artwork.size)
      #expect(stored.scale == CGFloat(scale))
      // Antialiasing differs between versions of Cairo.
      #expect(try difference(stored, drawn) < 0.01, "\(file)")
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

  /// The mean difference of two images of the same size, 0...1.
  private func difference(_ a: UIImage, _ b: UIImage) throws -> Double {
    let (first, second) = (try #require(a.cgImage), try #require(b.cgImage))
    try #require(first.width == second.width && first.height == second.height)
    var sum = 0
    for y in 0..<first.height {
      for x in 0..<(first.width * 4) {
        let one = first.base.load(fromByteOffset: y * first.bytesPerRow + x, as: UInt8.self)
        let other = second.base.load(fromByteOffset: y * second.bytesPerRow + x, as: UInt8.self)
        sum += abs(Int(one) - Int(other))
      }
    }
    return Double(sum) / Double(255 * 4 * first.width * first.height)
  }
}
