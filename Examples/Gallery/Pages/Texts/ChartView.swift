// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The temperatures of a week as bars, with strings that the view draws itself.
final class ChartView: UIView {
  private static let values = [14, 17, 21, 19, 23, 18, 12]
  private static let highest: CGFloat = 25
  private static let barWidth: CGFloat = 24

  override init(frame: CGRect) {
    super.init(frame: frame)
    (isOpaque, contentMode) = (false, .redraw)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 140)
  }

  override func draw(_ rect: CGRect) {
    let days = localized("Mo Tu We Th Fr Sa Su", "一 二 三 四 五 六 日").components(separatedBy: " ")
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let slot = bounds.width / CGFloat(days.count)
    for (index, day) in days.enumerated() {
      let place = isMirrored ? days.count - 1 - index : index
      draw(Self.values[index], of: day, atCenter: (CGFloat(place) + 0.5) * slot)
    }
  }

  private func draw(_ value: Int, of day: String, atCenter x: CGFloat) {
    let small = UIFont.systemFont(ofSize: 12)
    let name: [NSAttributedString.Key: Any] = [
      .font: small, .foregroundColor: UIColor.secondaryLabel,
    ]
    let number: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.label,
    ]
    let floor = bounds.maxY - small.lineHeight - 4
    let room = floor - small.lineHeight - 4
    let height = room * CGFloat(value) / Self.highest
    let bar = CGRect(
      x: x - Self.barWidth / 2,
      y: floor - height,
      width: Self.barWidth,
      height: height
    )
    UIColor.systemTeal.setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: 4).fill()
    let text = "\(value)°"
    let size = text.size(withAttributes: number)
    text.draw(at: CGPoint(x: x - size.width / 2, y: bar.minY - size.height), withAttributes: number)
    let width = day.size(withAttributes: name).width
    day.draw(at: CGPoint(x: x - width / 2, y: floor + 4), withAttributes: name)
  }
}
