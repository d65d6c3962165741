// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import BenchScenes
import UIKit

/// The page of the peers: twelve rows of an icon, a label and a hairline; the bar is the stack's.
///
/// In the mode `paced-items`, the bar has two items on the right.
@MainActor
final class Page: UIViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Page \(number)"
    navigationItem.backButtonTitle = "Back"
    if Arguments.mode == "paced-items" { addItems() }
  }

  /// Adds two items on the right.
  func addItems() {
    navigationItem.rightBarButtonItems = ["Edit", "Add"].map {
      UIBarButtonItem(title: $0, primaryAction: nil, menu: nil)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let hairline = UIColor(red: 0.82, green: 0.82, blue: 0.83, alpha: 1)
    for index in 0..<12 {
      PlainRow.add(index, "Row \(index) of page \(number)", hairline: hairline, to: view)
    }
  }
}
