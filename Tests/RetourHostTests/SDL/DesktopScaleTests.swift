// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import RetourHost

struct DesktopScaleTests {
  @Test(arguments: [
    ("Xft.dpi:\t96", 1), ("Xft.dpi: 192", 2), ("Xft.dpi:144", 2), ("Xft.dpi:\t143", 1),
    ("Xft.dpi:\t600", 3), ("Xft.dpi:\t10", 1), ("a: 1\nXft.dpi:\t288\nXft.hinting:\t1\n", 3),
    ("Xft.dpi:\tmany", 1), ("Xft.dpi:\tnan", 1), ("Xft.dpi", 1), ("*Xft.dpi2: 300", 1), ("", 1),
  ]) func `the resolution is rounded to a scale`(_ resources: String, _ scale: CGFloat) {
    #expect(DesktopScale.scale(fromResources: resources) == scale)
  }

  @Test func `no resources mean one pixel in a point`() {
    #expect(DesktopScale.scale(fromResources: nil) == 1)
  }
}
