// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The drawings of the images in the gallery's bundle.
@MainActor
struct Artwork {
  let name: String
  let size: CGSize
  private let paint: (CGSize) -> Void

  /// Draws the image.
  ///
  /// - Parameter scale: The pixels per point.
  /// - Returns: The image.
  func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in paint(size) }
  }

  /// All images.
  static let all =
    [backArrow]
    + [
      icon("system", .systemBlue, [[(24, 12), (16, 20), (24, 28)]]),
      icon("custom-image", .systemTeal, [[(29, 20), (12, 20)], [(19, 13), (12, 20), (19, 27)]]),
      icon("custom-view", .systemIndigo, [[(18, 16), (14, 20), (18, 24)], [(22, 20), (27, 20)]]) {
        UIBezierPath(
          roundedRect: CGRect(x: 7, y: 11, width: 26, height: 18),
          cornerRadius: 9
        )
      },
      icon(
        "app-default",
        .systemGreen,
        [[(12, 13), (28, 13)], [(12, 20), (28, 20)], [(12, 27), (28, 27)]]
      ),
      icon("left-item", .systemRed, [[(14, 14), (26, 26)], [(26, 14), (14, 26)]]),
      icon(
        "hidden-bar",
        .systemGray,
        [[(13, 15), (15, 15)], [(19, 15), (21, 15)], [(25, 15), (27, 15)]]
      ) {
        UIBezierPath(roundedRect: CGRect(x: 9, y: 9, width: 22, height: 22), cornerRadius: 4)
      },
      icon(
        "right-to-left",
        .systemOrange,
        [[(11, 20), (28, 20)], [(21, 13), (28, 20), (21, 27)]]
      ),
      icon("titles", .systemPink, [[(12, 13), (28, 13)], [(20, 13), (20, 28)]]),
      icon("sheet", .systemBlue, [[(15, 9), (25, 9)]]) {
        UIBezierPath(roundedRect: CGRect(x: 10, y: 14, width: 20, height: 17), cornerRadius: 4)
      },
      icon("alert", .systemRed, [[(20, 14), (20, 21)], [(20, 27), (20, 27.1)]]) {
        UIBezierPath(roundedRect: CGRect(x: 9, y: 8, width: 22, height: 24), cornerRadius: 6)
      },
      icon("menus", .systemIndigo, [[(14, 16), (26, 16)], [(14, 24), (26, 24)]]) {
        UIBezierPath(roundedRect: CGRect(x: 9, y: 9, width: 22, height: 22), cornerRadius: 6)
      },
      icon(
        "kit-history",
        .systemGreen,
        [[(20, 13), (20, 20), (25, 23)], [(9, 14), (11, 20), (17, 18)]]
      ) {
        UIBezierPath(
          arcCenter: CGPoint(x: 20, y: 20),
          radius: 9,
          startAngle: .pi,
          endAngle: .pi * 0.75,
          clockwise: true
        )
      },
      icon(
        "tabs",
        .systemTeal,
        [[(9, 24), (31, 24)], [(16, 28), (16.1, 28)], [(24, 28), (24.1, 28)]]
      ) {
        UIBezierPath(roundedRect: CGRect(x: 9, y: 9, width: 22, height: 23), cornerRadius: 4)
      },
      icon("custom-transition", .systemPurple, [[(17, 23), (17, 17), (23, 17)]]) {
        UIBezierPath(roundedRect: CGRect(x: 9, y: 9, width: 22, height: 22), cornerRadius: 4)
      },
      icon("hiding-bars", .systemBlue, [[(12, 11), (28, 11)], [(20, 17), (20, 28)]]) {
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: 15, y: 22))
        arrow.addLine(to: CGPoint(x: 20, y: 17))
        arrow.addLine(to: CGPoint(x: 25, y: 22))
        return arrow
      },
    ]

  private static let backArrow = Artwork(
    name: "back-arrow",
    size: CGSize(width: 26, height: 22)
  ) { _ in
    UIColor.black.setStroke()
    stroke([[(24, 11), (2, 11)], [(10, 3), (2, 11), (10, 19)]], width: 2.5)
  }

  /// A white symbol on a colored square with rounded corners.
  private static func icon(
    _ name: String,
    _ color: UIColor,
    _ lines: [[(CGFloat, CGFloat)]],
    outline: (() -> UIBezierPath)? = nil
  ) -> Artwork {
    Artwork(name: "icon-\(name)", size: CGSize(width: 40, height: 40)) { size in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 9).fill()
      UIColor.white.setStroke()
      if let path = outline?() {
        path.lineWidth = 2.5
        path.lineCapStyle = .round
        path.stroke()
      }
      stroke(lines, width: 2.5)
    }
  }

  private static func stroke(_ lines: [[(CGFloat, CGFloat)]], width: CGFloat) {
    for line in lines {
      let path = UIBezierPath()
      for (index, (x, y)) in line.enumerated() {
        let point = CGPoint(x: x, y: y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }
}
