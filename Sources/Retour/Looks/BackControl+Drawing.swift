// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

extension BackControl {
  /// The frame of what the button draws, at rest, in the coordinates of its bar.
  func drawnFrame(in bar: UIView) -> CGRect {
    let frame = drawnContentFrame.offsetBy(
      dx: contentCenter.x - content.bounds.midX,
      dy: contentCenter.y - content.bounds.midY
    )
    return convert(frame, to: bar)
  }

  /// The frame of what the content draws, in the content's coordinates.
  private var drawnContentFrame: CGRect {
    if let look = content as? BackLookView { return look.drawnFrame }
    guard let button = content as? UIButton, button.backgroundColor == nil,
      button.currentBackgroundImage == nil
    else { return content.bounds }
    button.layoutIfNeeded()
    let image = button.currentImage.flatMap { _ in button.imageView?.frame }
    let title = button.currentTitle.flatMap { _ in button.titleLabel?.frame }
    let drawn = [image, title].compactMap { $0 }
    return drawn.isEmpty ? content.bounds : drawn.dropFirst().reduce(drawn[0]) { $0.union($1) }
  }
}
