// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

@testable import gallery

/// The gallery's pages of content with small and large text.
@MainActor @Suite(.freesControllers) struct TextSizePageTests {
  private nonisolated static let sizes = ["XS", "XXL", "AccessibilityXXXL"]

  /// Shows a page with a size of text, at rest.
  private static func studio(
    _ page: any GalleryPage,
    _ size: String,
    _ appearance: ContentPagesTests.Appearance
  ) -> Studio {
    var look = appearance.look
    look.contentSize = size
    let studio = Studio(look)
    studio.show(page, at: nil)
    return studio
  }

  @Test(arguments: sizes, [ContentPagesTests.Appearance.light, .mirrored])
  func `no label of a page is cut off at its side or lies on another`(
    _ size: String,
    _ appearance: ContentPagesTests.Appearance
  ) {
    for page in Catalog.content {
      let studio = Self.studio(page, size, appearance)
      for fault in LabelSurvey(studio.world.window).faults {
        Issue.record("\(page.name), \(size), \(appearance): \(fault)")
      }
    }
  }

  /// A size of text with the appearance that its pictures have, so that each page has each of both.
  private nonisolated static let looks = zip(sizes, ContentPagesTests.Appearance.allCases).map {
    ($0, $1)
  }

  @Test(
    arguments: looks,
    [
      "pages-form", "pages-settings", "pages-mail", "pages-mailboxes", "pages-cells",
      "pages-search",
    ]
  )
  func `lists and forms have room for any size of text`(
    _ look: (size: String, appearance: ContentPagesTests.Appearance),
    _ name: String
  ) throws {
    let page = try #require(Catalog.page(named: name))
    let studio = Self.studio(page, look.size, look.appearance)
    expectGolden(of: studio.world, named: "\(name)-\(look.size)-\(look.appearance)")
  }
}
