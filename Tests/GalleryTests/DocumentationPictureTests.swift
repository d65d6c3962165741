// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Retour
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The pictures in the README and in the documentation of the modules.
///
/// `RETOUR_RECORD=all scripts/test --filter DocumentationPictureTests` records them.
@MainActor
struct DocumentationPictureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../..").standardized

  private func look(
    _ size: CGSize = CGSize(width: 240, height: 320),
    dark: Bool = false,
    mirrored: Bool = false
  ) -> Look {
    Look(
      size: size,
      scale: 2,
      isDark: dark,
      isRightToLeft: mirrored
    )
  }

  /// Compares a picture of an article, for the light or the dark appearance.
  private func expectPicture(_ image: UIImage, _ name: String, dark: Bool, of module: String) throws
  {
    let file = "\(name)\(dark ? "~dark" : "")@2x.png"
    let folder = "Sources/\(module)/\(module).docc/Resources"
    try GalleryTests.expectPicture(
      image,
      storedAt: Self.root.appendingPathComponent("\(folder)/\(file)")
    )
  }

  @Test func `the README shows a push and a swipe`() throws {
    let image = try #require(UIImage(data: Strip(look()).png, scale: 2))
    try GalleryTests.expectPicture(
      image,
      storedAt: Self.root.appendingPathComponent("Documentation/Pictures/strip.png")
    )
  }

  @Test(arguments: [false, true])
  func `the articles show a push and a swipe`(_ isDark: Bool) throws {
    let image = try #require(UIImage(data: Strip(look(dark: isDark)).png, scale: 2))
    try expectPicture(image, "push-and-swipe", dark: isDark, of: "Retour")
    let mirrored = Strip(look(dark: isDark, mirrored: true)).png
    try expectPicture(
      try #require(UIImage(data: mirrored, scale: 2)),
      "right-to-left",
      dark: isDark,
      of: "RetourTesting"
    )
  }

  @Test(arguments: ["kit-guard", "kit-history"], [false, true])
  func `the articles show a question and a menu`(_ name: String, _ isDark: Bool) async throws {
    let page = try #require(Catalog.page(named: name))
    let studio = Studio(look(CGSize(width: 360, height: 400), dark: isDark))
    studio.show(page, at: try #require(page.moments.first))
    await studio.world.settleTasks()
    let image = UIImage(cgImage: studio.world.frame, scale: 2, orientation: .up)
    try expectPicture(image, name, dark: isDark, of: "Retour")
    studio.stack.topViewController?.navigationItem.backGuard = nil
    studio.world.window.rootViewController = nil
    await studio.world.settleTasks()
  }
}
