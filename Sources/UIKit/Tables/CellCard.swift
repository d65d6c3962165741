// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import Foundation
import RetourDecisions

/// A background of a cell, with round corners where the section of an inset grouped table ends.
///
/// The color reaches beyond the edges at which no corner is round, and is clipped there.
@preconcurrency @MainActor
final class CellCard: UIView {
  private let fill = UIView()
  private var isFirst = false
  private var isLast = false
  private var isRound = false

  init(_ color: UIColor?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    fill.backgroundColor = color
    addSubview(fill)
  }

  required init?(coder: NSCoder) { nil }

  override var startsOpaque: Bool { false }

  /// The color.
  var color: UIColor? {
    get { fill.backgroundColor }
    set { fill.backgroundColor = newValue }
  }

  /// Takes the corners of a row.
  func take(_ setting: CellSetting) {
    isRound = setting.style == .insetGrouped && (setting.isFirst || setting.isLast)
    (isFirst, isLast) = (setting.isFirst, setting.isLast)
    clipsToBounds = isRound && !(isFirst && isLast)
    fill.storedLayer.cornerRadius = isRound ? TableFigures.cornerRadius : 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var frame = storedLayer.bounds
    let radius = isRound ? TableFigures.cornerRadius : 0
    if !isFirst {
      frame.origin.y -= radius
      frame.size.height += radius
    }
    if !isLast { frame.size.height += radius }
    fill.frame = frame
  }
}
