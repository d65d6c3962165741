// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

extension UIView {
  func setStoredFrame(_ frame: CGRect) {
    let former = storedLayer.bounds.size
    storedLayer.frame = frame
    boundsSizeDidChange(from: former)
  }

  /// Where the view lies, apart from its transform.
  var place: CGRect {
    let (size, position) = (storedLayer.bounds.size, storedLayer.position)
    return CGRect(
      x: position.x - size.width / 2,
      y: position.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Gives the view a frame, apart from its transform: it shows what it showed, at another place.
  func setPlace(_ place: CGRect) {
    let bounds = CGRect(origin: storedLayer.bounds.origin, size: place.size)
    if storedLayer.bounds != bounds { setStoredBounds(bounds) }
    let position = CGPoint(x: place.midX, y: place.midY)
    if storedLayer.position != position { storedLayer.position = position }
  }

  func setStoredBounds(_ bounds: CGRect) {
    let former = storedLayer.bounds
    storedLayer.bounds = bounds
    if former.origin != bounds.origin { setNeedsLayout() }
    boundsSizeDidChange(from: former.size)
  }

  func resizeToFit() {
    let size = sizeThatFits(storedLayer.bounds.size)
    setStoredBounds(CGRect(origin: storedLayer.bounds.origin, size: size))
  }

  /// The layer of a view, or of the window where UIKit's `nil` means the window's coordinates.
  func layer(for view: UIView?) -> CALayer? { view?.storedLayer ?? storedWindow?.storedLayer }

  private func boundsSizeDidChange(from former: CGSize) {
    let size = storedLayer.bounds.size
    guard size != former else { return }
    if contentMode == .redraw { setNeedsDisplay() }
    if autoresizesSubviews {
      for view in storedSubviews where !view.autoresizingMask.isEmpty {
        view.autoresize(from: former, to: size)
      }
    }
    setNeedsLayout()
  }

  private func autoresize(from former: CGSize, to size: CGSize) {
    let mask = autoresizingMask
    let old = storedLayer.frame
    let horizontal = Self.follow(
      start: old.minX,
      length: old.width,
      former: former.width,
      now: size.width,
      startGives: mask.contains(.flexibleLeftMargin),
      lengthGives: mask.contains(.flexibleWidth),
      endGives: mask.contains(.flexibleRightMargin)
    )
    let vertical = Self.follow(
      start: old.minY,
      length: old.height,
      former: former.height,
      now: size.height,
      startGives: mask.contains(.flexibleTopMargin),
      lengthGives: mask.contains(.flexibleHeight),
      endGives: mask.contains(.flexibleBottomMargin)
    )
    setStoredFrame(
      CGRect(
        x: horizontal.start,
        y: vertical.start,
        width: horizontal.length,
        height: vertical.length
      )
    )
  }

  /// Shares the change of a length among what may give, in proportion to what each part had.
  private static func follow(
    start: CGFloat,
    length: CGFloat,
    former: CGFloat,
    now: CGFloat,
    startGives: Bool,
    lengthGives: Bool,
    endGives: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let end = former - start - length
    let parts = [startGives ? start : 0, lengthGives ? length : 0, endGives ? end : 0]
    let giving = parts.reduce(0, +)
    let count = CGFloat([startGives, lengthGives, endGives].filter { $0 }.count)
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat, _ gives: Bool) -> CGFloat {
      guard gives else { return 0 }
      return (now - former) * (giving == 0 ? 1 / count : part / giving)
    }
    return (start + share(parts[0], startGives), max(0, length + share(parts[1], lengthGives)))
  }
}
