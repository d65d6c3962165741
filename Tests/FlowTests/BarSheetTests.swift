// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RetourTesting
import Testing
import UIKit

/// A contact sheet of navigation bars: contents by columns of width, appearance and text size, for
/// each design, direction and scale.
@MainActor @Suite(.freesControllers) struct BarSheetTests {
  /// A column of the sheet.
  private struct Column {
    let width: CGFloat
    var style = UIUserInterfaceStyle.light
    var contentSize = UIContentSizeCategory.large
  }

  /// The height of a bar with a large title and a line below it, and the space around cells.
  private static let (height, gap): (CGFloat, CGFloat) = (138, 4)
  private static let columns = [
    Column(width: 240), Column(width: 390, style: .dark),
    Column(width: 320, contentSize: .accessibilityExtraExtraLarge), Column(width: 700),
  ]

  private func cell(
    _ content: BarSheetContent,
    _ column: Column,
    _ design: World.Design,
    _ direction: World.Direction,
    scale: CGFloat
  ) -> CGImage {
    let world = World(
      direction,
      size: CGSize(width: column.width, height: 600),
      scale: scale,
      style: column.style,
      contentSize: column.contentSize,
      design: design
    )
    // Images of the system are made for the screen of the world.
    world.perform {
      let stack = UINavigationController()
      stack.navigationBar.prefersLargeTitles = true
      let below = UIViewController()
      below.title = "Below"
      below.navigationItem.largeTitleDisplayMode = .never
      stack.viewControllers = [below, content.page()]
      world.window.rootViewController = stack
    }
    world.settle()
    return world.frame
  }

  private func sheet(
    _ design: World.Design,
    _ direction: World.Direction,
    scale: CGFloat
  ) -> UIImage {
    let (columns, gap, height) = (Self.columns, Self.gap, Self.height)
    let width = columns.reduce(0) { $0 + $1.width + gap } - gap
    // Made before the drawing begins, which has traits of its own.
    let rows = BarSheetContent.allCases.map { content in
      columns.map { cell(content, $0, design, direction, scale: scale) }
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let size = CGSize(width: width, height: CGFloat(rows.count) * (height + gap) - gap)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.systemPink.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (row, images) in rows.enumerated() {
        var origin = CGPoint(x: 0, y: CGFloat(row) * (height + gap))
        for (column, image) in zip(columns, images) {
          context.cgContext.saveGState()
          let room = CGSize(width: column.width, height: height)
          UIBezierPath(rect: CGRect(origin: origin, size: room)).addClip()
          UIImage(cgImage: image, scale: scale, orientation: .up).draw(at: origin)
          context.cgContext.restoreGState()
          origin.x += column.width + gap
        }
      }
    }
  }

  @Test(arguments: World.Design.allCases, World.Direction.allCases)
  func `bars of every content`(_ design: World.Design, _ direction: World.Direction) throws {
    let image = try #require(sheet(design, direction, scale: 1).cgImage)
    expectGolden(of: image, named: "\(design)-\(direction)")
  }

  @Test(arguments: [2, 3], World.Design.allCases)
  func `bars of every content at more pixels`(_ scale: CGFloat, _ design: World.Design) throws {
    let image = try #require(sheet(design, .leftToRight, scale: scale).cgImage)
    expectGolden(of: image, named: "\(design)-\(Int(scale))x", scale: scale)
  }
}
