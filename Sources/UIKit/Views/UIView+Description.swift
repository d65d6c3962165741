// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Returns a description of the view and its descendants, in UIKit's format.
  ///
  /// Apple's method is private and called from the debugger; this one is public.
  ///
  /// - Returns: One line for each view; its subviews follow, indented by `   | `.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    describe(into: &lines, depth: 0)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int) {
    let indent = depth == 0 ? "" : "   |" + String(repeating: "    |", count: depth - 1) + " "
    let suffix = describedImage.map { " - " + $0 } ?? ""
    lines.append(indent + "<" + describedParts.joined(separator: "; ") + ">" + suffix)
    for view in storedSubviews { view.describe(into: &lines, depth: depth + 1) }
  }

  private var describedParts: [String] {
    var parts = ["\(type(of: self)): \(Self.address(of: self))"]
    parts.append("frame = \(Self.text(of: storedLayer.frame))")
    if let describedText { parts.append("text = '\(describedText)'") }
    if storedLayer.masksToBounds { parts.append("clipsToBounds = YES") }
    if storedLayer.isHidden { parts.append("hidden = YES") }
    if storedLayer.opacity < 1 {
      parts.append("alpha = \(Self.text(of: CGFloat(storedLayer.opacity)))")
    }
    if !(storedIsOpaque ?? startsOpaque) { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.text)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !storedGestureRecognizers.isEmpty {
      parts.append("gestureRecognizers = <NSArray: \(Self.address(of: self))>")
    }
    parts.append("layer = <\(type(of: storedLayer)): \(Self.address(of: storedLayer))>")
    return parts
  }

  private static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  private static func text(of rect: CGRect) -> String {
    "(\(text(of: rect.minX)) \(text(of: rect.minY)); "
      + "\(text(of: rect.width)) \(text(of: rect.height)))"
  }

  /// Returns a number in the format `%g`.
  private static func text(of number: CGFloat) -> String { String(format: "%g", number) }
}

extension UIView.AutoresizingMask {
  /// The mask in UIKit's notation, such as `W+H` or `RM+BM`.
  fileprivate var text: String {
    let letters: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
