// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A page with rows of a text and a control.
final class ControlsController: UIViewController {
  private let volume = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let dots = UIPageControl()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let sound = UISwitch()
  private let order = UISegmentedControl(items: nil)
  private lazy var rows: [(label: UILabel, control: UIView)] = [
    row(localized("Sound", "声音"), sound), row(localized("Volume", "音量"), volume),
    row(localized("Played", "已播放"), progress), row(localized("Sort by", "排序"), order),
    row(localized("Pages", "页"), dots), row(localized("Loading", "载入"), spinner),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (label, control) in rows {
      view.addSubview(label)
      view.addSubview(control)
    }
    sound.isOn = true
    sound.addAction(UIAction { [unowned self] _ in showSound() }, for: .valueChanged)
    volume.value = 0.4
    volume.addAction(
      UIAction { [unowned self] _ in progress.progress = volume.value },
      for: .valueChanged
    )
    progress.progress = volume.value
    for title in [localized("Name", "名称"), localized("Date", "日期"), localized("Size", "大小")] {
      order.insertSegment(withTitle: title, at: order.numberOfSegments, animated: false)
    }
    order.selectedSegmentIndex = 0
    dots.numberOfPages = 5
    dots.currentPage = 1
    dots.pageIndicatorTintColor = .systemGray4
    dots.currentPageIndicatorTintColor = .label
    spinner.hidesWhenStopped = false
  }

  /// Without sound the volume cannot be changed, and nothing loads.
  private func showSound() {
    volume.isEnabled = sound.isOn
    if sound.isOn { spinner.stopAnimating() } else { spinner.startAnimating() }
  }

  private func row(_ text: String, _ control: UIView) -> (UILabel, UIView) {
    let label = UILabel()
    label.text = text
    return (label, control)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (margin, height): (CGFloat, CGFloat) = (16, 52)
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, (label, control)) in rows.enumerated() {
      let labelWidth = label.sizeThatFits(area.size).width
      let room = area.width - 3 * margin - max(labelWidth, 80)
      let size = CGSize(
        width: min(room, max(control.intrinsicContentSize.width, control is UISlider ? room : 0)),
        height: control.intrinsicContentSize.height
      )
      let width = size.width > 0 ? size.width : room
      let middle = area.minY + (CGFloat(index) + 0.5) * height
      place(label, at: margin, width: labelWidth, height: 24, middle, isMirrored)
      let end = area.width - margin - width
      place(control, at: end, width: width, height: size.height, middle, isMirrored)
    }
  }

  private func place(
    _ view: UIView,
    at start: CGFloat,
    width: CGFloat,
    height: CGFloat,
    _ middle: CGFloat,
    _ isMirrored: Bool
  ) {
    let bounds = self.view.bounds
    view.frame = CGRect(
      x: isMirrored ? bounds.width - start - width : start,
      y: (middle - height / 2).rounded(),
      width: width,
      height: height
    )
  }
}
