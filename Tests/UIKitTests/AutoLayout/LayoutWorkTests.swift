// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourLayout
import RetourTesting
import Testing

@testable import UIKit

/// The work of the solver, in counts.
@MainActor
struct LayoutWorkTests {
  /// Returns the coefficients that are written to lay out labels below each other.
  private func work(ofColumn count: Int) -> Int {
    let world = World(size: CGSize(width: 400, height: 4000), scale: 1)
    let page = UIView(frame: world.window.bounds)
    var top = page.topAnchor
    for index in 0..<count {
      let label = UILabel()
      label.text = "Row \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(label)
      label.topAnchor.constraint(equalTo: top, constant: 1).isActive = true
      label.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16).isActive = true
      top = label.bottomAnchor
    }
    world.window.addSubview(page)
    world.settle()
    let last = page.subviews.last?.frame ?? .zero
    #expect(last.minY > 20 * CGFloat(count - 1) && last.width > 0)
    return page.layoutEngine.solver.replacedCoefficients
  }

  @Test func `a column of views with sizes of their own costs the square of its length at most`() {
    let (short, long) = (work(ofColumn: 25), work(ofColumn: 100))
    // The cube of four is 64.
    #expect(long < 20 * short, "\(short), \(long)")
  }
}
