// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import RetourTesting
import Testing
import UIKit

/// The counts of a page that zooms.
@MainActor
struct ZoomCountTests {
  @Test(arguments: [0.5, 0.9])
  func `a frame of a zoom stays within its counts`(_ progress: CGFloat) throws {
    let running = RunningTransition()
    let page = Rows()
    running.world.perform {
      let square = UIView(frame: CGRect(x: 150, y: 500, width: 90, height: 90))
      square.backgroundColor = .red
      square.layer.cornerRadius = 12
      running.navigation.topViewController?.view.addSubview(square)
      page.preferredTransition = .zoom { [weak square] _ in square }
    }
    running.push(page)
    let exceeded = try running.exceeded(at: progress, "zoom")
    #expect(exceeded == [])
  }
}
