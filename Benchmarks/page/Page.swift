// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import UIKit

/// The page of the peers: twelve rows of an icon, a label and a hairline; the bar is the stack's.
@MainActor
final class Page: UIViewController {
  /// The height of a row in points, as in every peer's page.
  private static let rowHeight: CGFloat = 60
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Page \(number)"
    navigationItem.backButtonTitle = "Back"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    // The bar covers the space that the peers' pages leave above their rows.
    let top: CGFloat = 44
    for index in 0..<12 { addRow(index, at: top + CGFloat(index) * Self.rowHeight) }
  }

  private func addRow(_ index: Int, at y: CGFloat) {
    let icon = UIImageView(image: Icons.all[index % 4])
    icon.frame = CGRect(x: 16, y: y + 10, width: 40, height: 40)
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "Row \(index) of page \(number)"
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 72, y: y + ((60 - label.frame.height) / 2).rounded())
    let hairline = UIView(
      frame: CGRect(x: 72, y: y + 59, width: view.bounds.width - 72, height: 1)
    )
    hairline.backgroundColor = UIColor(red: 0.82, green: 0.82, blue: 0.83, alpha: 1)
    for row in [icon, label, hairline] { view.addSubview(row) }
  }
}
