// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// A system symbol, drawn as strokes with round ends.
enum Symbol: String, CaseIterable {
  case chevronBackward = "chevron.backward"
  case chevronForward = "chevron.forward"
  case cross = "xmark"
  case plus = "plus"
  case chevronDown = "chevron.down"
  case checkmark = "checkmark"
  case minus = "minus"

  /// Whether the symbol is mirrored in right-to-left layouts.
  var flips: Bool { self == .chevronBackward || self == .chevronForward }

  /// The size in fractions of the style's side.
  ///
  /// The chevron is 13 x 21 points as a large symbol at 17 points, as is reported of UIKit's back
  /// indicator; the others are our decision.
  var box: CGSize {
    switch self {
    case .chevronBackward, .chevronForward: CGSize(width: 0.593, height: 0.958)
    case .cross: CGSize(width: 0.82, height: 0.82)
    case .plus: CGSize(width: 0.92, height: 0.92)
    case .chevronDown: CGSize(width: 0.958, height: 0.593)
    case .checkmark: CGSize(width: 0.92, height: 0.86)
    case .minus: CGSize(width: 0.92, height: 0.14)
    }
  }

  /// Returns the center line of the strokes.
  ///
  /// - Parameters:
  ///   - size: The size of the symbol.
  ///   - stroke: The width of the strokes.
  /// - Returns: The path, with its line width.
  func path(in size: CGSize, stroke: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    let inner = CGRect(origin: .zero, size: size).insetBy(dx: stroke / 2, dy: stroke / 2)
    switch self {
    case .chevronBackward:
      path.move(to: CGPoint(x: inner.maxX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.minX, y: inner.midY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
    case .chevronForward:
      path.move(to: CGPoint(x: inner.minX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
      path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    case .cross:
      path.move(to: CGPoint(x: inner.minX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.maxY))
      path.move(to: CGPoint(x: inner.maxX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.minX, y: inner.maxY))
    case .plus:
      path.move(to: CGPoint(x: inner.midX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
      path.move(to: CGPoint(x: inner.minX, y: inner.midY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
    case .chevronDown:
      path.move(to: CGPoint(x: inner.minX, y: inner.minY))
      path.addLine(to: CGPoint(x: inner.midX, y: inner.maxY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    case .checkmark:
      path.move(to: CGPoint(x: inner.minX, y: inner.minY + inner.height * 0.6))
      path.addLine(to: CGPoint(x: inner.minX + inner.width * 0.36, y: inner.maxY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.minY))
    case .minus:
      path.move(to: CGPoint(x: inner.minX, y: inner.midY))
      path.addLine(to: CGPoint(x: inner.maxX, y: inner.midY))
    }
    path.lineWidth = stroke
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return path
  }
}
