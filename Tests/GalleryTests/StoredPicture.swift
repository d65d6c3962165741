// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// Compares a picture with a file of the repository, which `RETOUR_RECORD=all` writes.
///
/// - Parameters:
///   - drawn: The picture.
///   - file: The file; its name ends in `@2x` or `@3x` as the picture's scale asks.
/// - Throws: An error if the file is missing, or of another size.
@MainActor
func expectPicture(_ drawn: UIImage, storedAt file: URL) throws {
  if ProcessInfo.processInfo.environment["RETOUR_RECORD"] == "all" {
    try #require(drawn.pngData()).write(to: file)
  }
  let name = file.lastPathComponent
  let stored = try #require(UIImage(contentsOfFile: file.path), "\(name)")
  let (first, second) = (try #require(stored.cgImage), try #require(drawn.cgImage))
  try #require(first.width == second.width && first.height == second.height, "\(name)")
  #expect(!name.contains("@") || stored.scale == drawn.scale, "\(name)")
  // Antialiasing differs between versions of Cairo.
  #expect(meanDifference(first, second) < 0.01, "\(name)")
}

/// The mean difference of two images of the same size, 0...1.
private func meanDifference(_ first: CGImage, _ second: CGImage) -> Double {
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
