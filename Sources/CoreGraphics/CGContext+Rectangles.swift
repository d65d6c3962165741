// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation

// MARK: Rectangles of whole pixels

extension CGContext {
  /// Fills a path with the fill color and clears the current one.
  ///
  /// A rectangle of whole pixels is written at once: for the bars and cells of a chart, Cairo takes
  /// longer to find out what they are than to fill them.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - rule: The fill rule.
  package func fill(_ path: CGPath, using rule: CGPathFillRule) {
    if let rect = path.steps.rectangle, fillPixels(of: rect) { return beginPath() }
    beginPath()
    addPath(path)
    fillPath(using: rule)
  }

  /// Fills a rectangle if it consists of whole pixels and all of them are painted.
  ///
  /// - Parameter rect: The rectangle, in user space.
  /// - Returns: Whether it was filled; Cairo has to do it otherwise.
  func fillPixels(of rect: CGRect) -> Bool {
    guard state.blendMode == .normal, canDraw, isPaintedDirectly, let surface, !isStencil else {
      return false
    }
    let toPixels = userSpaceToDeviceSpaceTransform
    guard toPixels.b == 0, toPixels.c == 0, let box = PixelRect(whole: rect.applying(toPixels))
    else { return false }
    let visible = box.intersection(PixelRect(width: width, height: height))
    fillSurface(surface, visible, state.fillColor.pixel(opacity: state.alpha))
    return true
  }
}

extension PathSteps {
  /// The rectangle that the steps go around; `nil` for all other paths.
  var rectangle: CGRect? {
    guard list.count == 5, case .move(let first) = list[0], case .line(let second) = list[1],
      case .line(let third) = list[2], case .line(let fourth) = list[3], list[4] == .close
    else { return nil }
    let isUpright =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
      || first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard isUpright else { return nil }
    return CGRect(x: first.x, y: first.y, width: third.x - first.x, height: third.y - first.y)
  }
}
