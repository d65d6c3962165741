// Copyright (c) 2026 the Retour authors
// SPDX-License-Identifier: MIT

import UIKit

/// Something that a page does in each frame, or now and then, without a transition.
@MainActor
struct Case {
  /// What is done before the frame of a number.
  typealias Step = (Int) -> Void

  /// The name, also that of the row.
  let name: String
  /// Shows the page in a window, and returns what it does.
  let prepare: (UIWindow) -> Step

  init(_ name: String, _ prepare: @escaping (UIWindow) -> Step) {
    (self.name, self.prepare) = (name, prepare)
  }

  /// All of them.
  static var all: [Case] { layout + texts + lists + drawing + shapes }

  /// An empty page that a window shows.
  static func page(in window: UIWindow) -> UIView {
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    window.rootViewController = page
    return page.view
  }

  /// A place in a grid that fills a page of 390 points.
  static func cell(_ index: Int, columns: Int, height: CGFloat) -> CGRect {
    let width = 390 / CGFloat(columns)
    let (row, column) = index.quotientAndRemainder(dividingBy: columns)
    return CGRect(
      x: CGFloat(column) * width,
      y: CGFloat(row) * height,
      width: width - 2,
      height: height - 1
    )
  }

  static func label(_ text: String, _ frame: CGRect = .zero) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }
}
