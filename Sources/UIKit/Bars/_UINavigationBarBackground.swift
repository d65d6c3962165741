// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a bar: a color or an image, and a line of one pixel right below.
@preconcurrency @MainActor
class _UINavigationBarBackground: UIView {
  /// The colors of the system's bar material over a plain page, here without blur (our decision,
  /// see Parity).
  static let standardColor = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.114 : 0.976, alpha: 1)
  }
  /// Black of 30 % in light mode (measured), white of 15 % in dark mode (our decision).
  static let lineColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  let line = UIImageView()
  private let imageView = UIImageView()
  private var shadowHeight: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Self.standardColor
    line.backgroundColor = Self.lineColor
    imageView.isHidden = true
    addSubview(imageView)
    addSubview(line)
  }

  /// Shows the appearance values of a bar.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` is the system's.
  ///   - image: The image in place of the color.
  ///   - shadow: The image in place of the line; it requires a background image.
  func show(color: UIColor?, image: UIImage?, shadow: UIImage?) {
    imageView.image = image
    imageView.isHidden = image == nil
    backgroundColor = image == nil ? color ?? Self.standardColor : nil
    let shadow = image == nil ? nil : shadow
    shadowHeight = shadow?.pointSize.height
    line.image = shadow
    line.backgroundColor = shadow == nil ? Self.lineColor : nil
    setNeedsLayout()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedLayer.bounds.size
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    imageView.frame = storedLayer.bounds
    line.frame = frameOfLine(size, shadowHeight ?? pixel)
  }

  /// Returns the frame of the line at the bar's edge.
  func frameOfLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    CGRect(x: 0, y: size.height, width: size.width, height: thickness)
  }
}
