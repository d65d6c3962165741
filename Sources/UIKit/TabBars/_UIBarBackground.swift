// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

/// The background of a tab bar: a color, with a line of one pixel above.
@preconcurrency @MainActor
class _UIBarBackground: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = _UINavigationBarBackground.standardColor
    line.backgroundColor = _UINavigationBarBackground.lineColor
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(storedLayer.contentsScale, 1)
    line.frame = CGRect(x: 0, y: -pixel, width: storedLayer.bounds.width, height: pixel)
  }
}
