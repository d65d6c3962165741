// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The view of one column: that of its view controller, with a line at the edge to the next column.
@preconcurrency @MainActor
final class SplitPane: UIView {
  private let line = UIView()
  private weak var content: UIView?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the view of a view controller, in place of any other.
  func show(_ view: UIView?) {
    guard view !== content || view?.inPlace.storedSuperview !== self else { return }
    if content?.inPlace.storedSuperview === self { content?.removeFromSuperview() }
    content = view
    guard let view else { return }
    view.setPlace(storedLayer.bounds)
    insertSubview(view, at: 0)
  }

  /// Places the column.
  ///
  /// - Parameters:
  ///   - frame: The frame in the container.
  ///   - lineIsLeft: Whether the line is at the left edge; `nil` without a line.
  func layOut(_ frame: CGRect, lineIsLeft: Bool?) {
    setPlace(frame)
    content?.setPlace(CGRect(origin: .zero, size: frame.size))
    guard let lineIsLeft else { return line.removeFromSuperview() }
    let width = 1 / (storedWindow?.screen.scale ?? 1)
    line.setPlace(
      CGRect(x: lineIsLeft ? 0 : frame.width - width, y: 0, width: width, height: frame.height)
    )
    addSubview(line)
  }
}
