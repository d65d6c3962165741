// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

extension Case {
  /// Shape layers that change.
  static let shapes = [
    Case("the line of a chart is drawn") { window in
      let line = shape(curve(width: 390, height: 400, phase: 0, isClosed: false), in: window)
      (line.fillColor, line.strokeColor) = (nil, UIColor.systemBlue.cgColor)
      (line.lineWidth, line.lineJoin, line.lineCap) = (3, .round, .round)
      return { line.strokeEnd = CGFloat($0) / 40 }
    },
    Case("the area of a chart changes") { window in
      let area = shape(CGMutablePath(), in: window)
      area.fillColor = UIColor.systemBlue.withAlphaComponent(0.4).cgColor
      return {
        area.path = curve(width: 390, height: 400, phase: CGFloat($0) / 5, isClosed: true)
      }
    },
    Case("20 rings fill") { window in
      let rings = (0..<20).map { index in
        let ring = shape(UIBezierPath(ovalIn: circle(in: index)).cgPath, in: window)
        (ring.fillColor, ring.strokeColor) = (nil, UIColor.systemGreen.cgColor)
        (ring.lineWidth, ring.lineCap) = (8, .round)
        return ring
      }
      return { number in for ring in rings { ring.strokeEnd = CGFloat(number) / 40 } }
    },
    Case("30 spinners turn") { window in
      let spinners = (0..<30).map { index in
        let frame = circle(in: index)
        let bounds = CGRect(origin: .zero, size: frame.size)
        let spinner = shape(UIBezierPath(ovalIn: bounds).cgPath, in: window)
        spinner.frame = frame
        (spinner.fillColor, spinner.strokeColor) = (nil, UIColor.systemRed.cgColor)
        (spinner.lineWidth, spinner.strokeEnd) = (6, 0.7)
        return spinner
      }
      return { number in
        let turn = CGAffineTransform(rotationAngle: CGFloat(number) / 5)
        for spinner in spinners { spinner.setAffineTransform(turn) }
      }
    },
    Case("a bubble with a shadow changes its shape") { window in
      let bubble = shape(CGMutablePath(), in: window)
      bubble.fillColor = UIColor.white.cgColor
      (bubble.shadowOpacity, bubble.shadowRadius) = (0.4, 16)
      return {
        let frame = CGRect(x: 40, y: 200, width: 200 + 3 * $0, height: 120 + 4 * $0)
        bubble.path = UIBezierPath(roundedRect: frame, cornerRadius: 30).cgPath
      }
    },
    Case("the dashes of a border march") { window in
      let frame = CGRect(x: 20, y: 60, width: 350, height: 700)
      let border = shape(UIBezierPath(roundedRect: frame, cornerRadius: 24).cgPath, in: window)
      (border.fillColor, border.strokeColor) = (nil, UIColor.systemGray.cgColor)
      (border.lineWidth, border.lineDashPattern) = (2, [8, 5])
      return { border.lineDashPhase = CGFloat($0) }
    },
    Case("a time line of 30,000 points is scrolled") { window in
      let line = shape(curve(width: 30_000, height: 700, phase: 0, isClosed: true), in: window)
      line.fillColor = UIColor.systemTeal.cgColor
      return { line.frame.origin.x = CGFloat(-20 * $0) }
    },
  ]

  /// Adds a shape to an empty page.
  private static func shape(_ path: CGPath, in window: UIWindow) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    let page = window.rootViewController?.view ?? page(in: window)
    page.layer.addSublayer(layer)
    return layer
  }

  private static func circle(in index: Int) -> CGRect {
    cell(index, columns: 5, height: 90).insetBy(dx: 10, dy: 16)
  }

  /// A wave, or the area below it.
  private static func curve(
    width: CGFloat,
    height: CGFloat,
    phase: CGFloat,
    isClosed: Bool
  ) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 100))
    for x in stride(from: CGFloat(4), through: width, by: 4) {
      path.addLine(to: CGPoint(x: x, y: 100 + 60 * sin(x / 30 + phase)))
    }
    if isClosed {
      path.addLine(to: CGPoint(x: width, y: height))
      path.addLine(to: CGPoint(x: 0, y: height))
      path.closeSubpath()
    }
    return path
  }
}
