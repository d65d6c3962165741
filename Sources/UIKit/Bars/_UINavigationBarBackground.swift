// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a bar: an effect, a color, an image, and a line of one pixel right below.
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
  /// Made for the first background with an effect.
  private var effectView: UIVisualEffectView?
  /// Made for the first background with a fade.
  private var fadeView: BarFadeView?
  /// Made for the first blend of two backgrounds.
  private var overlay: _UINavigationBarBackground?
  private var shown: BarBackgroundBlend
  /// The page that it moves with.
  private let source: BackdropSource?

  override convenience init(frame: CGRect) { self.init(frame: frame, movingWith: nil) }

  /// Creates a background.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - source: The page that it moves with; `nil` for the page that lies below it.
  init(frame: CGRect, movingWith source: BackdropSource?) {
    self.source = source
    shown = BarBackgroundBlend(.legacy(color: nil, image: nil, shadow: nil))
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Self.standardColor
    line.backgroundColor = Self.lineColor
    imageView.isHidden = true
    addSubview(imageView)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a background for content anywhere.
  func show(_ background: BarBackground) { show(BarBackgroundBlend(background)) }

  /// Shows a background that depends on the place of the content.
  func show(_ blend: BarBackgroundBlend) {
    guard !shown.matches(blend) else { return }
    let former = shown.base
    shown = blend
    if !former.matches(blend.base) { showBase(blend.base) }
    showOverlay(blend)
  }

  private func showBase(_ background: BarBackground) {
    imageView.image = background.image
    imageView.isHidden = background.image == nil
    imageView.contentMode = background.contentMode
    imageView.clipsToBounds = background.contentMode != .scaleToFill
    showEffect(background.effect, under: background.color)
    showFade(of: background.fade)
    line.image = background.shadowImage
    line.isHidden = background.shadowColor == nil && background.shadowImage == nil
    line.backgroundColor = background.shadowImage == nil ? background.shadowColor : nil
    if background.shadowImage?.renderingMode == .alwaysTemplate {
      line.tintColor = background.shadowColor ?? .clear
    }
    setNeedsLayout()
  }

  private func showEffect(_ effect: UIBlurEffect?, under color: UIColor?) {
    guard let effect else {
      effectView?.removeFromSuperview()
      effectView = nil
      backgroundColor = color
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    if effectView == nil { insertSubview(view, at: 0) }
    effectView = view
    view.effect = effect
    view.showSource(source)
    view.contentView.backgroundColor = color
    backgroundColor = nil
  }

  private func showFade(of color: UIColor?) {
    guard let color else {
      fadeView?.removeFromSuperview()
      fadeView = nil
      return
    }
    let view = fadeView ?? BarFadeView(isAtBottom: isAtBottom)
    if fadeView == nil { insertSubview(view, at: 0) }
    fadeView = view
    view.show(color)
  }

  private func showOverlay(_ blend: BarBackgroundBlend) {
    guard let background = blend.overlay, blend.overlayAlpha > 0 else {
      overlay?.removeFromSuperview()
      overlay = nil
      return
    }
    let view = overlay ?? makeOverlay()
    if overlay == nil { addSubview(view) }
    overlay = view
    view.show(background)
    view.alpha = blend.overlayAlpha
    setNeedsLayout()
  }

  /// Creates a background to fade above this one.
  func makeOverlay() -> _UINavigationBarBackground { _UINavigationBarBackground() }

  /// Whether the bar is at the bottom of the page.
  var isAtBottom: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = storedLayer.bounds.size
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    imageView.frame = storedLayer.bounds
    effectView?.frame = storedLayer.bounds
    fadeView?.frame = storedLayer.bounds
    overlay?.frame = storedLayer.bounds
    line.frame = frameOfLine(size, shown.base.shadowImage?.pointSize.height ?? pixel)
  }

  /// The height of the line or of the image in its place, in points.
  var shadowHeight: CGFloat { line.isHidden ? 0 : line.storedLayer.bounds.height }

  /// Returns the frame of the line at the bar's edge.
  func frameOfLine(_ size: CGSize, _ thickness: CGFloat) -> CGRect {
    CGRect(x: 0, y: size.height, width: size.width, height: thickness)
  }
}
