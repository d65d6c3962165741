// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// The opening of a page with 200 views and 600 constraints.
@MainActor
enum FormRun {
  /// A page of 100 rows, each with a label, a field and six constraints.
  private final class Form: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      var top = view.topAnchor
      for row in 0..<100 {
        let (label, field) = (UILabel(), UIView())
        label.text = "Row \(row)"
        label.font = .systemFont(ofSize: 6)
        field.backgroundColor = .systemGray5
        for part in [label, field] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
        }
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: top, constant: 1),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          field.topAnchor.constraint(equalTo: label.topAnchor),
          field.bottomAnchor.constraint(equalTo: label.bottomAnchor),
          field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120),
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
        top = label.bottomAnchor
      }
    }
  }

  /// Pushes the page, and reports the time up to its first frame.
  static func run() {
    let desk = Desk(scale: 3)
    let navigation = desk.perform { UINavigationController(rootViewController: UIViewController()) }
    desk.perform { desk.window.rootViewController = navigation }
    desk.settle()
    var times: [Double] = []
    for _ in 0..<20 {
      let start = Meter.processor
      desk.perform { navigation.pushViewController(Form(), animated: true) }
      desk.advance(by: 0)
      times.append((Meter.processor - start) * 1e3)
      desk.settle()
      desk.perform { _ = navigation.popViewController(animated: false) }
      desk.settle()
    }
    report("form", ["ms": times.median])
  }
}
