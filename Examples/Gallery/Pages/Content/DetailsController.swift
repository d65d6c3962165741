// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// A form whose rows are aligned by constraints.
final class DetailsController: NotedController {
  private let details = UILabel()
  private var detailsHeight: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: localized("Details", "详情"),
      primaryAction: UIAction { [weak self] _ in self?.toggleDetails() }
    )
    addNote()
    var above = note.bottomAnchor
    var widest: UILabel?
    for (name, value) in Self.rows {
      let label = makeLabel(name, .secondaryLabel)
      let text = makeLabel(value, .label)
      text.numberOfLines = 0
      pin(label, text, below: above)
      if let widest { label.widthAnchor.constraint(equalTo: widest.widthAnchor).isActive = true }
      widest = label
      above = text.bottomAnchor
    }
    addDetails(below: above)
  }

  private static var rows: [(String, String)] {
    [
      (localized("Name", "姓名"), "Ada Lovelace"),
      (localized("Occupation", "职业"), localized("Mathematician", "数学家")),
      (
        localized("Notes", "备注"),
        localized(
          "Wrote the first program for a machine that was never built.",
          "为一台从未造出的机器写了第一个程序。"
        )
      ),
    ]
  }

  private func makeLabel(_ text: String, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    return label
  }

  private func addNote() {
    note.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(note)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
    ])
  }

  private func pin(_ label: UILabel, _ text: UILabel, below above: NSLayoutYAxisAnchor) {
    let margins = view.layoutMarginsGuide
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.leadingAnchor.constraint(
        equalToSystemSpacingAfter: label.trailingAnchor,
        multiplier: 2
      ),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      text.topAnchor.constraint(equalTo: above, constant: 16),
      label.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
  }

  private func addDetails(below above: NSLayoutYAxisAnchor) {
    details.backgroundColor = .systemTeal
    details.textColor = .white
    details.textAlignment = .center
    details.text = localized("Details", "详情")
    details.clipsToBounds = true
    details.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(details)
    let height = details.heightAnchor.constraint(equalToConstant: 44)
    detailsHeight = height
    NSLayoutConstraint.activate([
      details.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      details.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      details.topAnchor.constraint(equalTo: above, constant: 24),
      height,
    ])
  }

  private func toggleDetails() {
    detailsHeight?.constant = detailsHeight?.constant == 44 ? 120 : 44
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}
