// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// What lies behind a bar's content: a colour, and a line of one pixel right below.
@preconcurrency @MainActor
class _UINavigationBarBackground: UIView {
  /// The colours of the system's bar material over a plain page, here without blur (our decision,
  /// see Parity).
  static let standardColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.114 : 0.976, alpha: 1)
  }
  /// Black of 30 % in light mode (measured), white of 15 % in dark mode (our decision).
  static let lineColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Self.standardColor
    line.backgroundColor = Self.lineColor
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedLayer.bounds.size
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    line.frame = placeLine(size, pixel)
  }

  /// Where a line lies that marks the bar's edge.
  func placeLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    CGRect(x: 0, y: size.height, width: size.width, height: thickness)
  }
}
